"""A series of each game from ``/series`` to its rematch by buttons alone, and all that stays of it."""

import asyncio
import sqlite3
import subprocess
from contextlib import closing
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from play.parlour import live, play_round
from play.test_presses import crafted
from play.test_standings import attached
from tables.cribbage import people as cribbage
from tables.rummy import people as rummy
from tables.wild import people as wild

from bot import __main__ as cli
from bot.sessions.moment import Moment
from bot.store import standings
from engines.core.codec import unpack_events
from engines.core.contract import Level
from engines.core.seats import Seat
from renderers.kit.reel import MOST_BYTES, MOST_FRAMES

PERL = Path(__file__).parents[1] / "sessions" / "verify.pl"
KEPT = ("finish", "standing", "member", "rivalry", "feat")


async def plays_rummy(parlour, people):
    await rummy.plays(parlour, people, level=Level.HARD)


GAMES = {
    "updown": (3, {}, play_round),
    "cribbage": (1, {"ahead": "60"}, cribbage.play_on),
    "wild": (3, {}, wild.play_on),
    "rummy": (2, {}, plays_rummy),
}
"""The length, what the host sets in the lobby, and how a game is played."""


HANDS = {
    "updown": "**Hands and points**",
    "cribbage": "**The last deal**",
    "wild": "**Hands and points**",
    "rummy": "**The last deal**",
}


async def opens(maya, key):
    """Open a series against an Easy computer, and start it."""
    length, options, _ = GAMES[key]
    asked = {"game": key, "length": length, "against": "easy"}
    answer = await maya.command("series", asked)
    assert answer.kind == "message", answer.why
    maya.table_message = answer.message.id
    await rummy.sets(maya, **options)
    await maya.press("Start")
    await maya.parlour.settle()
    await maya.opens_hand()


async def plays_series(parlour, maya, play):
    """Play game after game until the series is over; return in which order games were begun."""
    table = await live(parlour, maya)
    while True:
        await play(parlour, [maya])
        await parlour.settle()
        if table.record.phase != "between" or table.record.length is None:
            return table
        await maya.press("Ready")
        await parlour.settle()
        await maya.opens_hand()


def starter(table):
    """Return who began the game at hand, by the game's own word for it."""
    state = table.moment.state
    return {
        "updown": lambda: state.starter,
        "cribbage": lambda: state.opener,
        "wild": lambda: state.table.options.starter,
        "rummy": lambda: None,  # each table has a toss
    }[table.record.game]()


@pytest.mark.timeout(300)
@pytest.mark.parametrize("key", GAMES)
async def test_a_series_by_buttons_alone_and_what_stays_of_it(opened, key, tmp_path):
    parlour = await opened(seed=126)
    maya = parlour.join("Maya")
    await opens(maya, key)
    table = await plays_series(parlour, maya, GAMES[key][2])
    recap = [m for m in maya.messages() if m.button("Deal proof")][-1]
    assert HANDS[key] in recap.text
    assert len(recap.images) == 1 + (table.record.length is not None)
    await told(maya, recap)
    await proved(parlour, maya, recap, tmp_path)
    await counted(parlour, maya, table)
    await again(parlour, maya, table)


async def test_lengths_are_those_of_the_game(parlour):
    maya = parlour.join("Maya")

    async def offered(**typed):
        return await maya.complete("series", {"length": "", **typed}, focused="length")

    wild = [("3 games", 3), ("5 games", 5), ("7 games", 7), ("9 games", 9)]
    assert await offered(game="wild") == wild
    rummy = [("2 deals", 2), ("3 deals", 3), ("6 deals", 6)]
    assert await offered(game="rummy") == rummy + [(f"Pool {n}", n) for n in (61, 101, 201)]
    assert await offered(game="rummy", length="10") == [("Pool 101", 101)]
    everything = dict(await offered())
    assert everything["Indian rummy: Pool 201"] == 201
    assert everything["Cribbage: 1 game"] == 1
    pool = await maya.command("series", {"game": "rummy", "length": 101})
    assert "Pool 101" in pool.message.text
    refused = await maya.command("series", {"game": "wild", "length": 101})
    assert refused.ephemeral
    assert "does not exist in this game" in refused.message.text


@pytest.mark.parametrize("key", GAMES)
async def test_a_game_that_goes_on_tells_nothing_that_is_hidden(opened, key):
    parlour = await opened(seed=126)
    maya = parlour.join("Maya")
    await opens(maya, key)
    before = {message.id for message in maya.messages()}
    verbs = {"details": "1", "plays": "1 1", "moving": "1", "proof": "1", "export": "1"}
    for verb, argument in verbs.items():
        await crafted(maya, f"p1:{verb}:{maya.table_id}:0:{argument}")
        await parlour.settle()
    answers = [message for message in maya.messages() if message.id not in before]
    assert len(answers) == len(verbs)
    for answer in answers:
        assert answer.ephemeral
        assert "still going on" in answer.text
        assert answer.images == ()
        assert not exported_files(parlour, answer)


async def told(maya, recap):
    """Look up every hand, every act and the moving picture."""
    for label, words in (("Details", "card by card"), ("Play-by-play", "Page 1 of")):
        answer = await maya.press(label, recap.id)
        assert answer.ephemeral
        assert words in answer.message.text
    await maya.press("Show it moving", recap.id)
    await maya.parlour.settle()
    (image,) = next(m for m in maya.messages() if "plays once" in m.text).images
    assert len(image.content) <= MOST_BYTES
    with Image.open(BytesIO(image.content)) as gif:
        assert 2 <= gif.n_frames <= MOST_FRAMES
        assert "loop" not in gif.info


async def proved(parlour, maya, recap, folder):
    """Prove the deal here, from the exported file, and by another program on that file."""
    shown = (await maya.press("Deal proof", recap.id)).message.text
    assert "✅" in shown
    assert "❌" not in shown
    exported = (await maya.press("Export", recap.id)).message
    (name,) = [each.filename for each in exported_files(parlour, exported)]
    file = folder / name
    file.write_bytes(attached(parlour, exported, name))
    assert str(maya.user) not in file.read_text()
    assert "Maya" not in file.read_text()
    assert cli.main(["verify", str(file)]) == 0
    assert cli.main(["replay", str(file)]) == 0
    ran = await asyncio.create_subprocess_exec("perl", PERL, file, stdout=subprocess.DEVNULL)
    assert await ran.wait() == 0


def exported_files(parlour, message):
    return parlour.box.world.post(parlour.box.channel_id, message.id).attachments


async def counted(parlour, maya, table):
    """Find everything that was counted once more from the events alone."""
    game, store = table.game, parlour.store
    for round_ in await store.rounds_of(table.record.id):
        entries = await store.entries(round_.table, round_.number)
        moment = Moment.before_deal(game, round_)
        for entry in entries:
            moment = moment.after(entry)
        line = [e for act in moment.line(entries) for e in unpack_events(game, act.events)]
        found, result = game.feats(line), game.result(moment.state)
        assert round_.result.places == result.places
        assert round_.result.points == result.points
        assert round_.gains == (game.account(moment.state) if game.account else ())
        assert (round_.feats or (None, None)) == tuple(found.get(Seat(n)) for n in range(2))
    before = kept(parlour.path)
    assert before["finish"]
    await store._writer.do(standings.rebuild)
    assert kept(parlour.path) == before
    profile = await maya.command("profile")
    best = [row for row in before["feat"] if row[0] == maya.user]
    assert profile.message.text.count("⭐") == len(best)
    leaders = (await maya.command("leaderboard", {"game": table.record.game})).message.text
    ((played, won, series),) = {(row[4], row[5], row[7]) for row in before["standing"]}
    assert played == table.record.round
    assert f"{won} game{'' if won == 1 else 's'} won" in leaders
    assert f"{series} series" in leaders.replace("no series", "0 series")


def kept(path):
    with closing(sqlite3.connect(path)) as raw:
        return {name: sorted(raw.execute(f"SELECT * FROM {name}")) for name in KEPT}


async def again(parlour, maya, table):
    """Ask for a rematch: the same seats, the same options, and the next one starts."""
    before, began = table.record, starter(table)
    if before.phase != "closed":  # a pool or a table of deals goes on until it is ended
        asked = await maya.command("table end")
        await maya.press("Yes, do it", asked.message.id)
        await parlour.settle()
    answer = await maya.press("Rematch")
    maya.table_message = answer.message.id
    await maya.press("Start")
    await parlour.settle()
    following = await live(parlour, maya)
    assert following.record.id != before.id
    assert following.record.length == before.length
    assert {c.level for c in following.record.chairs} == {c.level for c in before.chairs}
    assert len(following.record.chairs) == 2
    options = {**following.record.options, "starter": None, "dealer": None}
    assert options == {**before.options, "starter": None, "dealer": None}
    if began is not None:
        assert following.record.chairs == before.chairs
        assert starter(following) == 1 - began
