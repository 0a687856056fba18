"""Every bad day of Discord, of the disk and of the clock, in every phase of every game.

A table is brought to a phase and something goes wrong while somebody presses a button; then it goes
on from there, and the next thing goes wrong in whatever phase it has come to, until each was tried
in each.
"""

import asyncio
import resource
import sqlite3
from contextlib import closing
from functools import partial

import pytest
from faults.matches import NAMES, Deed, Match, changes
from faults.phases import OVER, PLANS, phases

from bot.sandbox.faults import DEED
from bot.sandbox.permissions import BOT, Permission

EVERY_GAME = pytest.mark.parametrize("game", sorted(PLANS))
pytestmark = pytest.mark.timeout(600)  # some two hundred bad days in a row
CALLBACK, EDIT = "POST interactions/*/*/callback", "PATCH channels/*/messages/*"


async def cannot_be_shown(match: Match) -> None:
    """The edit of the table is refused, then breaks off, then is done and said not to be."""
    deed = await match.deed()
    for effect in ("error", "cut", "lost"):
        match.box.faults.add(effect, EDIT, status=503)
    await once(match, deed)


async def is_cut_off(after: bool, match: Match) -> None:
    """The connection breaks off while the bot answers, before or after Discord has heard it."""
    deed = await match.deed()
    match.box.faults.add("cut after" if after else "cut", CALLBACK)
    await once(match, deed, answered=after)


async def once(match: Match, deed: Deed | None = None, *, answered: bool = True) -> None:
    deed = deed or await match.deed()
    asking = asyncio.ensure_future(deed.press())
    if not answered:
        await heard(match)
        await match.parlour.settle()
        match.box.clock.advance(3)
    answer = await asking
    await match.parlour.settle()
    assert await deed.done() == 1, answer


async def heard(match: Match) -> None:
    """Wait until the bot has answered, or tried to."""
    before = len(match.box.log)
    await changes(lambda: any(r.path.endswith("/callback") for r in match.box.log[before:]))


async def all_heard(match: Match) -> None:
    """Wait until the bot has heard, and done, all that was pressed so far."""
    await match.host.complete("move", {"action": ""}, focused="action")
    await match.parlour.settle()


def answers(box, answer) -> int:
    """How often the bot has tried to answer."""
    return len([r for r in box.log if r.path.startswith(f"/interactions/{answer.id}/")])


async def comes_twice_and_again(match: Match) -> None:
    """One press is heard twice, and once more as a replay."""
    deed = await match.deed()
    match.box.faults.add("twice", DEED)
    answer = await deed.press()
    await match.parlour.settle()
    match.box.interactions.tell_again(answer.id)
    await all_heard(match)
    assert answers(match.box, answer) == 1
    assert await deed.done() == 1


async def is_answered_late(match: Match) -> None:
    """The answer takes a minute: too late for Discord."""
    deed = await match.deed()
    match.box.faults.add("slow", CALLBACK, seconds=60.0)
    asking = asyncio.ensure_future(deed.press())
    await heard(match)
    match.box.clock.advance(3.5)
    assert (await asking).kind == "failed"
    match.box.clock.advance(60)
    await match.parlour.settle()
    assert await deed.done() == 1


async def comes_after_a_quarter_of_an_hour(match: Match) -> None:
    """Every token is worth nothing any more."""
    match.parlour.advance(15 * 60 + 5)
    await once(match)


async def finds_the_connection_dropped(resumable: bool, match: Match) -> None:
    """A press that nobody hears at first is done once, or never."""
    deed = await match.deed()
    await match.box.gateway.drop(resumable=resumable)
    asking = asyncio.ensure_future(deed.press())
    await changes(lambda: match.box.gateway.connected)
    match.box.clock.advance(3)
    await asking
    await all_heard(match)
    assert await deed.done() in (0, 1)


async def finds_the_bot_denied(permission: Permission, match: Match) -> None:
    """A permission is taken away for a while."""
    deed = await match.deed()
    match.box.moderator.permit(BOT & ~permission)
    await deed.press()
    await match.parlour.settle()
    assert await deed.done() == 1 or match.record.why_paused  # it cannot be seen to go on
    match.box.moderator.permit(BOT)
    await returns(match)


async def finds_the_bot_denied_what_it_needs_not(match: Match) -> None:
    """Permissions that others' bots need are taken away one by one, and nobody notices."""
    for number in range(len(UNNEEDED)):
        match.box.moderator.permit(BOT & ~sum(UNNEEDED[: number + 1]))
        match.table.remark("note-hurry")
        await match.parlour.settle()
    await once(match)
    match.box.moderator.permit(BOT)


async def returns(match: Match) -> None:
    """Let a table that the bot paused by itself go on; one that is over is asked to be shown."""
    if match.record.why_paused:
        await match.host.command("table resume", {}, match.place)
    elif match.phase == OVER:
        await match.host.command("table show", {}, match.place)
    await match.parlour.settle()


async def finds_the_message_deleted(match: Match) -> None:
    """The table is posted anew, once."""
    match.box.moderator.delete_message(match.place, str(match.record.message))
    await match.host.command("table show", {}, match.place)
    await match.parlour.settle()
    await once(match)


async def finds_the_thread_shut(locked: bool, match: Match) -> None:
    """A thread is archived and opened again; meanwhile the bot has something to say."""
    match.box.moderator.archive(match.place, locked=locked)
    match.table.remark("note-hurry")
    await match.parlour.settle()
    match.box.moderator.reopen(match.place)
    await returns(match)
    await once(match)


async def finds_the_bot_thrown_out(match: Match) -> None:
    """The bot is thrown out of the server, and comes back."""
    match.box.moderator.throw_out_bot(match.box.guild_id)
    match.table.remark("note-hurry")
    await match.parlour.settle()
    match.box.moderator.bring_back_bot(match.box.guild_id)
    await returns(match)
    await once(match)


async def finds_the_store_locked(match: Match) -> None:
    """Another program writes into the file; nothing is changed until it lets go."""
    deed = await match.deed()
    with closing(sqlite3.connect(match.parlour.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        await deed.press()
        await match.parlour.settle()
        other.execute("ROLLBACK")
    assert await deed.done() == 0


async def finds_the_disk_full(match: Match) -> None:
    """Nothing can be written, and nothing is changed."""
    deed = await match.deed()
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (512, hard))
    try:
        await deed.press()
        await match.parlour.settle()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert await deed.done() == 0


NEEDED = (
    Permission.VIEW_CHANNEL,
    Permission.SEND_MESSAGES_IN_THREADS,
    Permission.ATTACH_FILES,
)
UNNEEDED = (
    Permission.EMBED_LINKS,
    Permission.READ_MESSAGE_HISTORY,
    Permission.MANAGE_MESSAGES,
)
FAULTS = {
    "table cannot be shown": cannot_be_shown,
    "cut off before": partial(is_cut_off, False),
    "cut off after": partial(is_cut_off, True),
    "twice and again": comes_twice_and_again,
    "after 3 s": is_answered_late,
    "after 15 min": comes_after_a_quarter_of_an_hour,
    "dropped, resumed": partial(finds_the_connection_dropped, True),
    "dropped for good": partial(finds_the_connection_dropped, False),
    **{f"without {each.name}": partial(finds_the_bot_denied, each) for each in NEEDED},
    "without what it needs not": finds_the_bot_denied_what_it_needs_not,
    "message deleted": finds_the_message_deleted,
    "archived": partial(finds_the_thread_shut, False),
    "archived and locked": partial(finds_the_thread_shut, True),
    "thrown out": finds_the_bot_thrown_out,
    "store locked": finds_the_store_locked,
    "disk full": finds_the_disk_full,
}
"""What can go wrong, by a name for it."""


@EVERY_GAME
async def test_whatever_goes_wrong_in_whatever_phase_loses_and_doubles_nothing(opened, game):
    parlour = await opened(seed=126)
    await impatient(parlour)
    people, match = [parlour.join(name) for name in NAMES], None
    left = {phase: list(FAULTS) for phase in phases(game)}
    while any(left.values()):
        if match is None or not left.get(match.phase):
            if match is not None:
                await match.proved()
            match = await Match.at(parlour, people, game, next(p for p in left if left[p]))
        phase, fault = match.phase, left[match.phase].pop()
        try:
            await FAULTS[fault](match)
            match.box.faults.clear()
            await match.intact()
        except BaseException as failed:
            failed.add_note(f"{fault} in {game}, {phase}, then {match.phase}")
            raise
    await match.goes_on()
    await match.proved()


async def impatient(parlour) -> None:
    """Have the bot wait for nobody long: neither for Discord nor for the disk."""
    desk = parlour.desk
    for shows in (desk.hands._windows._latest, desk.outbox._public, desk.outbox._private):
        shows._pauses = (0.02,) * 4
    writer = parlour.store._writer._connection
    await writer.run(lambda c: c.execute("PRAGMA busy_timeout = 20").fetchone())
