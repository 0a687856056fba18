"""What others could read: logs, public messages, files. No card of a hand, no token, in any of it."""

import logging
import re
import threading

import pytest
from play.parlour import changed, live, play_round
from play.test_rounds import seated

from bot.journal import Discreet
from engines.core.cards import NAMES

_CARD = re.compile(rf"(?<![\w-])({'|'.join(NAMES)})(?![\w-])|[♣♦♥♠]|[Jj]oker")
_INTERACTION_TOKEN = "aW50ZXJhY3Rpb246"


async def test_the_log_of_a_whole_game_names_no_card_and_no_token(opened, caplog):
    caplog.set_level(logging.INFO, "discord")
    caplog.set_level(logging.DEBUG, "bot")
    parlour = await opened(seed=126)
    people = await seated(parlour, 2)
    await people[0].command("move", {"action": "play 9h 9h"})
    await people[1].command("move", {"action": "play Xr"})
    await play_round(parlour, people)
    await parlour.restart()
    written = [Discreet("%(message)s").format(record) for record in caplog.records]
    assert written
    assert [line for line in written if _CARD.search(line)] == []
    assert [
        line for line in written if _INTERACTION_TOKEN in line or parlour.box.token in line
    ] == []


async def test_a_computer_that_fails_is_logged_without_its_words(opened, caplog):
    parlour = await opened(seed=126)
    maya = parlour.join("Maya")
    await maya.opens(against="easy")
    await maya.press("Start")
    await parlour.settle()
    table = await live(parlour, maya)

    choose = table.game.choose

    def fails(*_):
        raise ValueError("I hold 9h and Xr")

    object.__setattr__(table.game, "choose", fails)
    try:
        await table.act(maya.user, table.moment.legal(0)[0])
        while 1 in table.moment.awaited:
            await changed(table)
    finally:
        object.__setattr__(table.game, "choose", choose)
    assert "cannot choose: ValueError" in caplog.text
    assert "9h" not in caplog.text
    assert table.record.phase == "playing"  # it did what the clock would do


def fails_over_a_card():
    try:
        {}["Xr"]
    except KeyError as cause:
        raise ValueError("play " + "9h") from cause


def test_a_fault_is_written_with_its_place_and_kind_and_no_words():
    with pytest.raises(ValueError) as raised:
        fails_over_a_card()
    fault = raised.value
    told = (type(fault), fault, fault.__traceback__)
    record = logging.LogRecord("bot", logging.ERROR, __file__, 1, "failed", (), told)
    written = Discreet("%(message)s").format(record)
    assert "fails_over_a_card" in written
    assert written.endswith("ValueError from KeyError")
    assert "play 9h" not in written


@pytest.mark.parametrize("kind", ["webhooks", "interactions"])
def test_tokens_in_addresses_are_cut(kind):
    record = logging.LogRecord(
        "discord.http",
        30,
        __file__,
        1,
        "POST https://x/api/v10/%s/123/%s/messages/@original",
        (kind, "s3cr3t"),
        None,
    )
    assert "s3cr3t" not in Discreet("%(message)s").format(record)


async def test_nothing_public_is_made_from_a_hand(opened):
    """No id, file name or text of the channel's message names what somebody could play."""
    parlour = await opened(seed=126)
    maya, theo = await seated(parlour, 2)
    table = await live(parlour, maya)
    ana = parlour.join("Ana").at(maya)
    for _ in range(4):
        (seat,) = table.moment.awaited
        await (maya, theo)[seat].does(table.moment.legal(seat)[0])
        await parlour.settle()
        (public,) = [m for m in ana.messages() if m.button("My hand")]
        said = " ".join([public.text, *(str(i.alt) + i.filename for i in public.images)])
        said += " ".join(b.custom_id for b in public.buttons)
        assert not [m for m in ana.messages() if m.ephemeral]
        hidden = {*table.moment.state.hands[0], *table.moment.state.hands[1]}
        for card in hidden:
            assert f"play {NAMES[card]}" not in said


async def test_computers_think_off_the_loop(opened):
    parlour = await opened(seed=126)
    maya = parlour.join("Maya")
    await maya.opens(against="hard")
    await maya.press("Start")
    await parlour.settle()
    table = await live(parlour, maya)
    threads, choose = [], table.game.choose

    def noted(*given):
        threads.append(threading.current_thread())
        return choose(*given)

    object.__setattr__(table.game, "choose", noted)
    try:
        await table.act(maya.user, table.moment.legal(0)[0])
        await changed(table)
    finally:
        object.__setattr__(table.game, "choose", choose)
    assert threads
    assert threading.main_thread() not in threads
