"""Tables in worlds that somebody cannot tell apart, and all that the bot would show them there.

A world is a table's true moment with its hidden part drawn anew by the game's ``resample``. Two
worlds go on in step, by the same acts, for as long as the same is heard and seen in both.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import msgspec
from play.parlour import Chosen

from bot import catalogue
from bot.catalogue import Entry
from bot.components import ids
from bot.components.screens import Screens
from bot.messages import Button, Menu, Message, Row, Verb
from bot.preferences import Preferences
from bot.records import Chair, Phase, Record, TableId, UserId
from bot.sessions import step
from bot.sessions.moment import HEARD, Moment, situations
from bot.sessions.seating import Asker, SeatingError
from bot.sessions.table import House, Table
from bot.words import Words
from engines.core.contract import LEAVE, TIMEOUT, AnyGame, Level
from engines.core.seats import RuleError, Seat
from engines.core.shuffle import Seeded

GAMES = catalogue.load()
WORDS = Words.load(strict=True)
SCREENS = Screens(GAMES, WORDS, None, Preferences(None))
HOUSE = House(ledger=None, tell=lambda table: None, now=lambda: 0.0)
NOW, UNTIL = 1_900_000_000.0, 1_900_000_600.0
LOCALES = ("en-US", "pt-BR")
AIMLESS = 0.5
"""How many games are played without aim; in the others Easy computers choose."""
PREVIEWS, TRIES = 1, 4


@dataclass(frozen=True)
class World:
    """A table at one moment of one world."""

    record: Record
    moment: Moment

    @property
    def game(self):
        return self.moment.game

    @property
    def over(self) -> bool:
        return self.record.phase is not Phase.PLAYING

    @property
    def table(self) -> Table:
        table = Table(self.record, self.game, HOUSE)
        table._book.moment = self.moment
        return table

    def sees(self, seat: Seat | None) -> Any:
        """What *seat* sees of the game and may do there: by this it may tell worlds apart."""
        legal = () if seat is None else self.moment.legal(seat)
        return self.game.view(self.moment.state, seat), legal

    def heard(self, seat: Seat | None) -> Any:
        """What *seat* heard of the last act; nothing, where that was no news."""
        return [self.game.hear(event, seat) for event in self.moment.latest[-1]]

    def after(self, seat: Seat, action: str, secret: int) -> "World":
        """The same table after an act and all that the table then does by itself."""
        found = self._played(seat, action, secret)
        while not found.over and (forced := self.game.forced(found.moment.state)) is not None:
            found = found._played(forced[0], self.game.text(forced[1]), secret)
        return found

    def at(self, state: Any, latest: tuple[tuple[Any, ...], ...]) -> "World":
        """The same table with its cards at *state*, after the acts *latest*."""
        moment = msgspec.structs.replace(
            self.moment,
            state=state,
            situations=situations(self.game, state, self.moment.seats),
            awaited=self.game.to_act(state),
            latest=latest,
        )
        return replace(self, moment=moment)

    def unlike(self, seat: Seat | None, seed: int) -> "World":
        """Another world that *seat* cannot tell from this one."""
        state = self.game.resample(self.moment.state, seat, Seeded(seed))
        return self.at(state, self.moment.latest)

    def _played(self, seat: Seat, action: str, secret: int) -> "World":
        shuffler = Chosen(Random(secret))
        done = step.play(self.record, self.moment, seat, action, now=NOW, shuffler=shuffler)
        return World(done.record, done.moment)


def dealt(entry: Entry, chance: Random) -> World | None:
    """A table of any size, by any options; ``None`` for options that do not go together."""
    game, seats = entry.game, chance.choice(entry.game.seats)
    record = Record(
        id=TableId("k7m2p9qa"),
        game=game.key,
        guild=1,
        channel=2,
        host=UserId(10),
        locale=chance.choice(LOCALES),
        created=0.0,
        chairs=tuple(Chair(f"Player {n}", UserId(10 + n)) for n in range(seats)),
        options={choice.key: chance.choice(choice.values) for choice in game.choices},
        clock=chance.choice((None, 60)),
    )
    try:
        done = step.deal(record, game, None, now=NOW, shuffler=Chosen(chance))
    except RuleError:
        return None
    return World(done.record, done.moment)


def played(entry: Entry, seed: int, most: int) -> World | None:
    """A table after up to *most* acts of a random game; ``None`` if that came to nothing."""
    chance = Random(seed)
    world = dealt(entry, chance)
    if world is None or world.over:
        return None
    aimless = chance.random() < AIMLESS
    # The way there is walked by the rules alone, which is quick.
    game, state, acts = world.game, world.moment.state, list(world.moment.latest)
    for _ in range(chance.randrange(most)):
        seat, action = game.forced(state) or an_act(game, state, chance, aimless=aimless)
        events = game.decide(state, seat, action, Chosen(chance))
        after = game.replay(state, events)
        if not game.to_act(after):
            break
        state = after
        acts += [events] if any(game.hear(event, None) for event in events) else []
    return world.at(state, tuple(acts[-HEARD:]))


def an_act(game: AnyGame, state: Any, chance: Random, *, aimless: bool = True) -> tuple[Seat, Any]:
    """What somebody might do next."""
    seat, dice = chance.choice(sorted(game.to_act(state))), chance.random()
    if dice < 0.03:
        return seat, game.parse(TIMEOUT)
    if dice < 0.04:
        return seat, game.parse(LEAVE)
    if not aimless:
        return seat, game.choose(game.view(state, seat), Level.EASY, chance)
    seats = range(len(game.scores(state))) if chance.random() < 0.2 else (seat,)
    acts = [(Seat(each), act) for each in seats for act in game.legal(state, Seat(each))]
    return chance.choice(acts)


async def all_shown(world: World, seat: Seat | None, chance: Random) -> list[tuple[str, Any]]:
    """Everything that *seat* could be shown or told at this moment, each with its name."""
    table, locale = world.table, chance.choice(LOCALES)
    shown: list[tuple[str, Any]] = [("record", world.record)]
    shown += _whole("public", SCREENS.public(table))
    if seat is None:
        return shown
    user, say = world.record.chairs[seat].user, WORDS.speaker(locale)
    shown += _whole("more", SCREENS.more(table, Asker(user, "Player"), say))
    try:
        hand = SCREENS.hand(table, user, locale, UNTIL)
    except SeatingError as refused:
        return [*shown, ("no hand", SCREENS.refusal(refused, say))]
    shown += _whole("hand", hand)
    part = GAMES[world.game.key].part
    for text in world.moment.legal(seat):
        shown.append(("typed", (part.action_label(text, say), part.action_search(text, say))))
    for partial in _partials(hand, chance):
        preview = await SCREENS.preview(table, user, locale, partial, UNTIL)
        shown += _whole("preview", preview)
    return shown


def all_refused(world: World, seat: Seat, tries: list[str]) -> Iterator[tuple[str, Any]]:
    """How *seat* would be answered for each of *tries*, acts that it may well not do."""
    say = WORDS.speaker("en-US")
    for text in tries:
        action = world.game.parse(text)
        try:
            world.game.decide(world.moment.state, seat, action, Seeded(1))
        except RuleError as refused:
            refused.game = world.game.key
            yield f"refusal of {text}", SCREENS.refusal(refused, say)
        else:
            yield f"refusal of {text}", "none"


def tries(world: World, chance: Random) -> list[str]:
    """Acts of every seat: most are none of the seat's that will try them."""
    every = [text for seat in world.moment.seats for text in world.moment.legal(seat)]
    return chance.sample(every, min(TRIES, len(every)))


def _whole(name: str, message: Message) -> Iterator[tuple[str, Any]]:
    """Yield a message and the custom ids in it as they go out."""
    yield name, message
    yield f"{name} ids", [ids.encode(deed) for deed in _deeds(message)]


def _partials(hand: Message, chance: Random) -> list[str]:
    """Some of the choices that the hand shows a preview for."""
    controls = [each for part in hand.parts for each in _controls(part)]
    picks = [each for each in controls if each.deed.verb is Verb.PICK and not each.disabled]
    return [_chosen(each, chance) for each in chance.sample(picks, min(PREVIEWS, len(picks)))]


def _chosen(control: Button | Menu, chance: Random) -> str:
    values = []
    if isinstance(control, Menu):
        values = [option.value for option in chance.sample(control.options, control.least)]
    return " ".join((*filter(None, [control.deed.argument]), *values))


def _deeds(message: Message) -> list[Any]:
    parts = [each for part in message.parts for each in _controls(part)]
    return [each.deed for each in parts]


def _controls(part: Any) -> tuple[Button | Menu, ...]:
    match part:
        case Row(buttons):
            return buttons
        case Menu():
            return (part,)
        case _:
            return ()
