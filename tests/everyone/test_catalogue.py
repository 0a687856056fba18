"""No word goes past the catalogue: in a language whose letters are all alike, no other is read."""

import re

import msgspec
import pytest
from everyone.tables import GAMES, PEOPLE, Live
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.visitor import Transformer
from presenters.limits import buttons

from bot.annals import History, Leaders
from bot.messages import Menu, Picture, Row, Text, Verb
from bot.preferences import Personal, Server
from bot.presenters import check as checks
from bot.presenters import hand as hands
from bot.presenters import lobby, more, pages, privacy, proof, recap, settings, standings
from bot.presenters import table as tables
from bot.presenters.names import plain_names
from bot.records import Phase
from bot.sentences import Sentences
from bot.sight import Story
from bot.standings import Period
from bot.words import ENGLISH, LOCALES, Say, fluent_files, own_name
from renderers.kit.scene import Text as Letters
from renderers.kit.theme import Look

MASK = "ж"
"""A letter that the pictures' font has and no name here."""
WORD = re.compile(r"[A-Za-z]{2,}")
MARKS = re.compile(r"<t:\d+:\w>|<[@#]!?\d+>|\b[0-9a-f]{16,}\b|/\d+/\d+")
"""What Discord reads: times, people, channels; and the digits of a hash."""


KNOWN = (*PEOPLE, *(word for locale in LOCALES for word in WORD.findall(own_name(locale))))
"""People's names, and what languages call themselves."""


class Masking(Transformer):
    """Turns every letter of a sentence into one."""

    def visit_TextElement(self, node):  # noqa: N802 - the visitor's own name
        node.value = re.sub("[A-Za-z]", MASK, node.value)
        return node


def masked() -> Say:
    read = [file.read_text(encoding="utf-8") for file in fluent_files(ENGLISH)]
    trees = [Masking().visit(FluentParser().parse(text)) for text in read]
    said = Sentences(ENGLISH, [FluentSerializer().serialize(tree) for tree in trees])
    return Say(ENGLISH, (said,), strict=True)


SAY = masked()


def read(message):
    """Yield all that is read of *message*: texts, labels, menus, descriptions of pictures."""
    for part in message.parts:
        match part:
            case Text(markdown):
                yield markdown
            case Picture():
                yield part.alt
            case Row():
                yield from (button.label for button in part.buttons)
            case Menu():
                yield part.placeholder
                for option in part.options:
                    yield from (option.label, option.description)


def strangers(texts):
    """Return the words of *texts* in Latin letters that are no name, whole or cut short."""
    return {
        word
        for text in texts
        for word in WORD.findall(MARKS.sub("", text))
        if not any(name.startswith(word) for name in KNOWN)
    }


def moments(key):
    """Yield a table of *key* after some acts, now and then."""
    for seats in {GAMES[key].game.seats[0], min(GAMES[key].game.seats[-1], 4)}:
        live = Live.deal(key, seats, 6)
        for n, _ in enumerate(live.moments(160)):
            if n % 5 == 0 or not live.playout.to_act:
                yield live


@pytest.mark.parametrize("key", GAMES)
def test_all_words_of_a_table_are_of_the_catalogue(key):
    entry, part, seen = GAMES[key], GAMES[key].part, set()
    say = SAY.of(key)
    for live in moments(key):
        sight = live.sight()
        messages = [tables.table(sight, "a picture", part, say)]
        for seat in range(live.playout.seats):
            own = live.sight(seat)
            shown = hands.hand(own, "a picture", part, say)
            messages += [shown, more.more(own, part, say, moderates=True)]
            for button in buttons(shown):
                if button.deed.verb is Verb.PICK and len(live.acts) % 3 == 0:
                    messages.append(hands.preview(own, None, button.deed.argument, part, say))
            seen |= strangers(part.action_label(text, say) for text in own.legal[:40])
        seen |= strangers(text for message in messages for text in read(message))
        seen |= in_pictures(live, entry, say)
    assert seen == set()


def in_pictures(live, entry, say):
    """Return the strangers in the letters of the pictures of a table and of each hand."""
    names = plain_names(live.record, say)
    scenes = [entry.renderer.table(live.playout.view(None), names, Look(), say)]
    scenes += [
        entry.renderer.hand(live.playout.view(seat), names, Look(), say)
        for seat in range(live.playout.seats)
    ]
    return strangers(op.words for scene in scenes for op in scene.ops if isinstance(op, Letters))


@pytest.mark.parametrize("key", GAMES)
def test_all_words_of_an_end_are_of_the_catalogue(key):
    say, part, entry = SAY.of(key), GAMES[key].part, GAMES[key]
    live = Live.deal(key, 2, 6)
    for _ in live.moments():
        pass
    assert not live.playout.to_act
    sight = live.sight()
    told = Story(sight, 1, live.playout.result, tuple(live.acts), (b"x" * 32,), live.playout.events)
    messages = [
        recap.recap(told, "a picture", part, say),
        recap.details(told, part, say),
        recap.plays(told, 1, part, say),
        recap.moving(told, "a reel", 5, part, say),
        proof.proof(told, say, replayed=True),
        hands.hand(live.sight(0), "a picture", part, say),
    ]
    seen = strangers(text for message in messages for text in read(message))
    scene = entry.renderer.ending(
        live.playout.view(None), plain_names(live.record, say), Look(), say
    )
    seen |= strangers(op.words for op in scene.ops if isinstance(op, Letters))
    assert seen == set()


def test_all_words_around_the_tables_are_of_the_catalogue():
    messages = [
        settings.personal(Personal(), SAY, manages=True),
        settings.server(Server(channels=(2,)), tuple(GAMES), 2, SAY),
        standings.ranks(SAY),
        standings.leaders(Leaders((), 0), None, Period.ALL, 1, SAY),
        standings.history(History((), 0), 10, 1, SAY),
        privacy.privacy(30, SAY),
        privacy.sure_forget(SAY),
        pages.rules_pages("updown", "1", 1, SAY),
    ]
    for key, entry in GAMES.items():
        say, live = SAY.of(key), Live.deal(key, 2, 1)
        waiting = msgspec.structs.replace(live.record, phase=Phase.LOBBY)
        messages += [
            lobby.lobby(waiting, entry.game, say),
            lobby.options(waiting, entry.game, say),
            lobby.closed(waiting, "cancelled", say),
            settings.options(Server(), entry.game, say),
            tables.ping(live.record, 10, say),
            more.sure(live.record, "resign", say, seat=0),
            more.sure(live.record, "end", say),
        ]
    assert strangers(text for message in messages for text in read(message)) == set()


def test_all_words_of_a_check_are_of_the_catalogue():
    nothing = dict.fromkeys((*checks.NEEDED, *checks.IN_THREADS, *checks.HELPFUL), False)
    for thread in (False, True):
        place = checks.Place(nothing, nothing, thread, tables=False, slow=5, emojis=(1, 3))
        assert strangers(read(checks.check(place, SAY))) == set()


def test_a_word_that_goes_past_the_catalogue_is_found():
    assert strangers(["Draw ж", "Maya жж", "<t:1900000000:R>", "K♥ 10♠"]) == {"Draw"}
