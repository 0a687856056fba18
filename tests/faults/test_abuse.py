"""People who press what is not theirs, make things up, press like mad or have impossible names."""

import asyncio
import re
from random import Random

import pytest
from faults.tables import acts, seated
from faults.worlds import GAMES
from play.parlour import live
from play.test_presses import crafted

from bot.components.wire import TYPED
from bot.messages import Verb
from bot.sandbox import interactions

EVERY_GAME = pytest.mark.parametrize("game", sorted(GAMES))
ODD = (
    *("", " ", "-1", "0", "1", "9" * 40, "1e3", "0x1", "٣", "²", "１", "NaN", "None", "true"),
    *("leave", "timeout", "takeback", "play 9h", "play XX", "lay 5h", "cut 99", "group", "declare"),
    *(
        "declare 5h / 6h",
        "show",
        "drop",
        "hint",
        "discard",
        "catch 0",
        "call",
        "play r5 z",
        "keep x",
    ),
    *("@everyone", "<@1>", "**x**", "%s {} $& \\", "\u202e\u200b", "🂡" * 20, "a\nb", "x" * 60),
    *("kick 0", "end", "resign", "again 1", "all all 1", "updown all -1", "options x", "server"),
)
"""What no control of ours says, or not here."""
THEIRS = {Verb.ACT, Verb.PICK, Verb.ASK, Verb.BACK, Verb.HAND, Verb.MORE, Verb.RULES, Verb.DETAILS}
THEIRS |= {Verb.PLAYS, Verb.PROOF, Verb.EXPORT, Verb.MOVING, Verb.LEADERS, Verb.GAMES, Verb.KICK}
THEIRS |= {Verb.END, Verb.HOST, Verb.JOIN, Verb.START, Verb.OPTION, Verb.COMPUTER, Verb.REMOVE}
"""What somebody seated may press without anything being changed, unless it is a legal act."""


def standing(table):
    """What must not change: the cards, the people, the points."""
    record = table.record
    kept = (record.phase, record.chairs, record.gone, record.host, record.paused, record.tally)
    return table.moment.state, table.moment.acts, kept


@EVERY_GAME
async def test_what_is_made_up_changes_nothing_and_is_answered(opened, caplog, game):
    """Ids and values as Discord would deliver them, by a stranger and by somebody with a seat."""
    parlour = await opened(seed=126)
    maya, theo = await seated(parlour, game)
    ana = parlour.join("Ana").at(maya)
    table, chance = await live(parlour, maya), Random(game)
    before, seat = standing(table), table.record.seat_of(theo.user)
    legal, version = set(table.moment.legal(seat)), table.moment.version(seat)
    for turn in range(45):
        theirs = turn % 3 != 0
        verb = chance.choice(sorted(THEIRS if theirs else set(Verb) - {Verb.REMATCH}))
        values = chance.sample(ODD, chance.randrange(3))
        argument = chance.choice(ODD)
        if " ".join(part for part in (argument, *values) if part) in legal:
            continue
        custom_id = f"p1:{verb}:{table.record.id}:{version:x}:{argument}"[:100]
        for person in (theo, ana):
            person.finds(table)  # whoever asks has it posted anew
        on = await hand_of(theo) if theirs and turn % 2 else ""
        answer = await crafted(theo if theirs else ana, custom_id, *values, on=on)
        assert answer.kind in ("message", "update", "deferred", "modal"), (custom_id, answer)
        if on and answer.kind == "message":
            assert answer.ephemeral, custom_id
    await parlour.settle()
    assert standing(table) == before
    assert [r.getMessage() for r in caplog.records if r.levelname == "ERROR"] == []
    assert nobody_pinged(maya)


async def hand_of(person) -> str:
    """The person's hand, opened anew if another press has opened another."""
    await person.parlour.settle()
    if not any(message.id == person.hand_message for message in person.messages()):
        await person.opens_hand()
    return person.hand_message


@EVERY_GAME
async def test_what_is_typed_is_answered(opened, caplog, game):
    parlour = await opened(seed=126)
    maya, theo = await seated(parlour, game)
    ana = parlour.join("Ana").at(maya)
    table = await live(parlour, maya)
    before = standing(table)
    legal = {text for seat in table.moment.seats for text in table.moment.legal(seat)}
    for typed in Random(game).sample([each for each in ODD if each not in legal], 8):
        for person in (theo, ana):
            offered = await person.complete("move", {"action": typed[:100]}, focused="action")
            assert len(offered) <= 25
        if typed.strip():
            answer = await theo.command("move", {"action": typed})
            assert (answer.kind, answer.ephemeral) == ("message", True), (typed, answer)
    assert standing(table) == before
    assert [r.getMessage() for r in caplog.records if r.levelname == "ERROR"] == []
    assert nobody_pinged(maya)


async def test_what_is_typed_into_a_form_is_answered(opened, caplog):
    parlour = await opened(seed=126)
    maya, _ = people = await seated(parlour, "cribbage")
    table = await live(parlour, maya)
    asking = {
        b.custom_id: each for each in people for b in each.hand.buttons if ":ask:" in b.custom_id
    }
    ((custom_id, cutter),) = asking.items()
    before = standing(table)
    for typed in ("-1", "0", "99", "1e", "²", "@x", "\u202e5", "🂡", "*_"):
        form = (await cutter.person.press(cutter.hand_message, custom_id)).modal
        answer = await cutter.submit(form, {TYPED: typed})
        assert answer.kind in ("message", "update", "deferred"), (typed, answer)
    assert standing(table) == before
    assert [r.getMessage() for r in caplog.records if r.levelname == "ERROR"] == []


@pytest.mark.parametrize("game", ["updown", "wild"])
async def test_a_rush_of_presses_by_one_person_is_answered_to_the_last(opened, monkeypatch, game):
    """Fifty presses in an instant: one act is done once. How long it takes is the machine's affair."""
    monkeypatch.setattr(interactions, "FIRST_ANSWER", 60.0)
    parlour = await opened(seed=126)
    maya, theo = await seated(parlour, game)
    ana = parlour.join("Ana").at(maya)
    table = await live(parlour, maya)
    person, custom_id = next(
        (person, b.custom_id)
        for person in (maya, theo)
        for b in person.hand.buttons
        if ":act:" in b.custom_id and not b.disabled
    )
    before = table.moment.acts
    rushed = [person.person.press(person.hand_message, custom_id) for _ in range(50)]
    rushed += [ana.press(label) for label in ("My hand", "More") * 5]
    answers = await asyncio.gather(*rushed)
    await parlour.settle()
    assert [answer.why for answer in answers if answer.kind == "failed"] == []
    stored = await parlour.store.entries(table.record.id, 1)
    by_person = [each for each in stored[before:] if each.seat == table.record.seat_of(person.user)]
    assert len(by_person) == 1
    assert nobody_pinged(maya)


IMPOSSIBLE = (
    "**_~~||`x`||~~_**",
    "@everyone <@&1> <#2>",
    "two\nlines\r\n# head",
    "\u202edlrow\u202c \u2067x",
    "Z" + "\u0351\u036b\u0343\u0335" * 7 + "!",
    "\u200b\u3164\u00ad",
    "🃏" * 32,
    "👩‍👩‍👧‍👦" * 4,
    "<@1100000000000000002> [x](y://z)",
    "{name} %s \\",
)


@pytest.mark.parametrize("game", ["cribbage", "rummy", "wild"])
async def test_no_name_breaks_a_table_or_calls_anybody(opened, game):
    parlour = await opened(seed=126)
    most = max(GAMES[game].game.seats)
    names = IMPOSSIBLE[:most] if most > 4 else IMPOSSIBLE[2 : 2 + most]
    people = await seated(parlour, game, names)
    await people[0].press("More")
    await acts(parlour, people[0], 6, Random(3))
    await parlour.settle()
    for person in people[:-1]:
        asked = await person.command("table resign")
        await person.press("Yes, do it", asked.message.id)
    await parlour.settle()
    recap = next(m for m in people[-1].messages() if m.button("Deal proof"))
    for label in ("Details", "Play-by-play"):
        assert (await people[-1].press(label, recap.id)).kind == "message"
    offered = await people[-1].complete("recap", {"round": ""}, focused="round")
    assert offered
    for person in people:
        assert nobody_pinged(person)


def nobody_pinged(person) -> bool:
    """Tell whether no message that *person* sees notifies or names anybody by a mention."""
    return all(
        not (message.pinged or message.mentions or message.mentions_everyone)
        and "@everyone" not in message.text
        and not re.search(r"(?<!\\)<[@#:]", message.text)
        for message in person.messages()
    )
