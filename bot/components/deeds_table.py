"""What the rarer buttons of a table do; what cannot be undone asks first."""

from collections.abc import Awaitable, Callable

from bot.components.desk import Visit
from bot.messages import Deed, Verb
from bot.presenters.standings import RANKS
from bot.records import Phase
from bot.sessions import seating
from bot.sessions.seating import SeatingError
from bot.sessions.table import StaleError, Table
from engines.core.seats import Seat

ASKED = {Verb.RESIGN, Verb.END, Verb.KICK, Verb.RESTART}
"""Deeds that ask "are you sure" first."""


async def more(visit: Visit) -> None:
    """Show the rarer controls, to this person alone."""
    table = await visit.table()
    await visit.show(visit.desk.screens.more(table, visit.asker, visit.say))


async def rules(visit: Visit) -> None:
    """Show a page of the rules; the argument is ``game page``.

    With the number of a rule, or ``BEGINNING``, it was pressed on a hand, which stays as it is.
    """
    game, _, place = visit.deed.argument.partition(" ")
    if game not in (RANKS, *visit.desk.catalogue):
        raise SeatingError("no_such_game")
    page = visit.desk.screens.rules(game, place, visit.say)
    await (visit.show(page) if place.isdecimal() else visit.show_beside(page))


async def show(visit: Visit) -> None:
    """Post the table anew at the bottom of the channel."""
    table = await visit.table()
    seating.require_open(table.record)
    await visit.desk.outbox.repost(table)
    await visit.done("done-shown")


async def resign(visit: Visit) -> None:
    """Leave the table for good."""
    await (await visit.table()).leave(visit.user)
    await visit.done("done-left")


async def pause(visit: Visit) -> None:
    """Stop the clock and the computers."""
    await (await visit.table()).change(lambda record: seating.pause(record, visit.asker))
    await visit.done("done-paused")


async def resume(visit: Visit) -> None:
    """Let the table go on; the argument is ``hand`` where a hand is shown again then."""
    table = await visit.table()
    await table.change(lambda record: seating.resume(record, visit.asker))
    if visit.deed.argument:
        await visit.show_hand(table)
    else:
        await visit.done("done-resumed")


async def end(visit: Visit) -> None:
    """Close the table for everybody."""
    await (await visit.table()).change(lambda record: seating.close(record, visit.asker))
    await visit.done("done-ended")


async def cancel(visit: Visit) -> None:
    """Close a lobby where others sit, having asked."""
    await (await visit.table()).change(lambda record: seating.cancel(record, visit.asker))
    await visit.done("done-cancelled")


async def kick(visit: Visit) -> None:
    """Remove the chosen seat."""
    await (await visit.table()).kick(visit.asker, _seat(visit), seen=visit.deed.version)
    await visit.done("done-kicked")


async def host(visit: Visit) -> None:
    """Hand the host's role to the chosen seat."""
    seat, seen = _seat(visit), visit.deed.version
    await (await visit.table()).change(
        lambda record: seating.hand_over(seating.as_seen(record, seen), visit.asker, seat)
    )
    await visit.done("done-host")


async def again(visit: Visit) -> None:
    """Deal the next round; the argument is the number of the round that was seen."""
    table, argument = await visit.table(), visit.deed.argument
    seen = int(argument) if argument.isdecimal() else table.record.round
    if table.record.phase is Phase.PLAYING and seen == table.record.round:
        seating.require_seated(table.record, visit.asker)
        seating.require_redealable(table.record, visit.asker)
        await visit.show(
            visit.desk.screens.sure(table, visit.user, Verb.AGAIN, argument, visit.say)
        )
    else:
        await _deal(visit, seen)


async def surely_again(visit: Visit) -> None:
    """Deal the next round in place of one that goes on, having asked."""
    await _deal(visit, int(visit.value) if visit.value.isdecimal() else 0)
    await visit.done("done-dealt")


async def _deal(visit: Visit, seen: int) -> None:
    table = await visit.table()
    if seen < table.record.round:
        await visit.tell(visit.say("already-dealt"))
        return
    await visit.answer.acknowledge()
    visit.desk.outbox.lend(table, visit.interaction)
    await table.again(visit.asker, seen=seen)
    pressed = visit.interaction.message
    if pressed and pressed.id != table.record.message and not visit.answer.on_private:
        await visit.desk.outbox.repost(table)  # below the recap, where its reader looks


async def rematch(visit: Visit) -> None:
    """Open a lobby with the seats and options of a finished match; a second press opens no more."""
    visit.require_place()
    table, new = await visit.desk.hall.rematch(await visit.table(), visit.asker)
    if new:
        await visit.desk.outbox.open(table, visit.answer)
    else:
        await visit.tell(visit.say("rematch-open"))


async def ready(visit: Visit) -> None:
    """Wait for the next game of the series; the argument is the round that was seen."""
    table, argument = await visit.table(), visit.deed.argument
    await visit.answer.acknowledge()
    visit.desk.outbox.lend(table, visit.interaction)
    await table.ready(visit.asker, seen=int(argument) if argument.isdecimal() else 0)


async def come_back(visit: Visit) -> None:
    """Play oneself again, in place of the computer."""
    table = await visit.table()
    await table.back(visit.asker)
    await visit.show_hand(table)


async def agree(visit: Visit) -> None:
    """Agree to what another person asked for; the argument is the wish that was seen."""
    table = await visit.table()
    await table.agree(visit.asker, visit.deed.argument)
    await _show_again(visit, table)


async def decline(visit: Visit) -> None:
    """Decline what another person asked for, or give up the own wish."""
    table = await visit.table()
    await table.decline(visit.asker)
    await _show_again(visit, table)


async def _show_again(visit: Visit, table: Table) -> None:
    """Show the hand anew, if it is there that the button was pressed."""
    if visit.answer.on_private:
        await visit.show_hand(table)


def _turning(verb: Verb, wish: str) -> Callable[[Visit], Awaitable[None]]:
    async def turn(visit: Visit) -> None:
        table = await visit.table()
        await table.turn(visit.asker, wish)
        asked = table.record.asked is not None
        if verb is Verb.RESTART or not visit.answer.on_private:
            await visit.done("done-asked" if asked else "done-turned")
        else:
            await visit.show_hand(table)

    return turn


async def sure(visit: Visit) -> None:
    """Carry out what was asked about; the argument is ``verb`` or ``verb seat``."""
    verb, _, value = visit.deed.argument.partition(" ")
    table = await visit.table()
    seen = table.record.sitting if verb == Verb.KICK.value else table.record.round
    if verb not in _CERTAIN or visit.deed.version != seen:
        raise StaleError  # by another round's seats somebody else would be removed
    deed = Deed(Verb(verb), visit.deed.table, visit.deed.version, value)
    await _CERTAIN[deed.verb](Visit(visit.desk, visit.answer, deed, (value,) if value else ()))


def _asking(verb: Verb) -> Callable[[Visit], Awaitable[None]]:
    async def ask(visit: Visit) -> None:
        table = await visit.table()
        value = visit.value or visit.deed.argument
        seating.require_open(table.record)
        if verb in (Verb.RESIGN, Verb.RESTART):
            seating.require_seated(table.record, visit.asker)
        else:
            seating.require_host(table.record, visit.asker)
        if verb is Verb.KICK:
            record = seating.as_seen(table.record, visit.deed.version)
            seating.require_sitting(record, _seat(visit))
        await visit.show(visit.desk.screens.sure(table, visit.user, verb, value, visit.say))

    return ask


def _seat(visit: Visit) -> Seat:
    value = visit.value or visit.deed.argument
    if not value.isdecimal():
        raise SeatingError("no_such_seat")
    return Seat(int(value))


_CERTAIN = {
    Verb.CANCEL: cancel,
    Verb.RESIGN: resign,
    Verb.END: end,
    Verb.KICK: kick,
    Verb.AGAIN: surely_again,
    Verb.RESTART: _turning(Verb.RESTART, "restart"),
}
DEEDS: dict[Verb, Callable[[Visit], Awaitable[None]]] = {
    Verb.MORE: more,
    Verb.RULES: rules,
    Verb.SHOW: show,
    Verb.PAUSE: pause,
    Verb.RESUME: resume,
    Verb.HOST: host,
    Verb.AGAIN: again,
    Verb.READY: ready,
    Verb.RETURN: come_back,
    Verb.AGREE: agree,
    Verb.DECLINE: decline,
    Verb.TAKEBACK: _turning(Verb.TAKEBACK, "takeback"),
    Verb.REDO: _turning(Verb.REDO, "redo"),
    Verb.REMATCH: rematch,
    Verb.SURE: sure,
    **{verb: _asking(verb) for verb in ASKED},
}
