"""What the buttons of a private hand do."""

from bot.components.desk import Visit
from bot.components.wire import modal
from bot.messages import Message, Verb
from bot.records import Phase
from bot.sessions.seating import SeatingError
from bot.sessions.table import StaleError, Table
from engines.core.seats import RuleError


async def hand(visit: Visit) -> None:
    """Show this person's hand."""
    await visit.show_hand(await visit.table())


async def act(visit: Visit) -> None:
    """Play the pressed action, then show the hand as it is; a refusal is told above it.

    On the public table (a catch, say) whoever presses acts for the own seat, at any version.
    """
    table = await visit.table()
    if not visit.answer.on_private:
        await table.act(visit.user, visit.whole)
        return
    notice = rule = ""
    try:
        action = visit.desk.screens.action(table, visit.user, visit.whole)
        await table.act(visit.user, action, visit.deed.version)
    except (RuleError, StaleError) as refused:
        notice = visit.desk.screens.refusal(refused, visit.say)
        rule = refused.rule if isinstance(refused, RuleError) else ""
    except SeatingError as refused:
        if table.record.seat_of(visit.user) is None:
            raise
        notice = visit.desk.screens.refusal(refused, visit.say)
    await visit.show_hand(table, notice=notice, rule=rule)


async def ask(visit: Visit) -> None:
    """Open the game's form for what the button names."""
    table = await visit.table()
    if visit.deed.version != table.sight_of(visit.user).version:
        await _stale(visit, table)
        return
    try:
        form = visit.desk.screens.form(table, visit.user, visit.deed, visit.say)
    except ValueError as odd:  # what no control of ours says
        raise SeatingError("no_such_action") from odd
    await visit.answer.ask(modal(form))


async def pick(visit: Visit) -> None:
    """Show what an action that is not whole yet would do; nothing is played."""
    table, desk = await visit.table(), visit.desk
    sight = table.sight_of(visit.user)
    if visit.deed.version != sight.version:
        await _stale(visit, table)
        return
    until = desk.hands.until(visit.interaction)

    async def paint() -> Message:
        try:
            return await desk.screens.preview(table, visit.user, visit.locale, visit.whole, until)
        except ValueError as odd:  # what no control of ours says
            raise SeatingError("no_such_action") from odd

    await desk.hands.answer(visit.answer, table, paint, preview_of=sight.version)


async def _stale(visit: Visit, table: Table) -> None:
    """Show the hand as it is now, in place of what the button was made for."""
    notice = visit.desk.screens.refusal(StaleError(), visit.say)
    await visit.show_hand(table, notice=notice)


async def back(visit: Visit) -> None:
    """Take a preview or a question back: show the hand, or the controls where there is none."""
    table = await visit.table()
    if table.record.phase is Phase.LOBBY:
        await visit.done("done-kept")
        return
    try:
        await visit.show_hand(table)
    except SeatingError:
        await visit.show(visit.desk.screens.more(table, visit.asker, visit.say))


DEEDS = {Verb.HAND: hand, Verb.ACT: act, Verb.PICK: pick, Verb.ASK: ask, Verb.BACK: back}
