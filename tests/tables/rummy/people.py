"""People who play rummy by the buttons and menus of their hands, and by nothing else."""

from contextlib import suppress
from random import Random

from play.parlour import Open, Player, changed, live

from engines.core.contract import Level
from engines.core.seats import Seat
from engines.rummy.game import GAME
from engines.rummy.table import Phase


def deed(custom_id: str) -> tuple[str, str]:
    """Return the verb of a custom id and its argument."""
    parts = custom_id.split(":", 4)
    return parts[1], parts[4]


def control(player: Player, verb: str, argument: str):
    """Return the custom id of an enabled button or menu of the hand, or ``None``."""
    found = [*player.hand.buttons, *player.hand.menus]
    ids = [each.custom_id for each in found if not each.disabled]
    return next((i for i in ids if deed(i) == (verb, argument)), None)


async def presses(player: Player, verb: str, argument: str):
    """Press a button of the hand by what it stands for."""
    custom_id = control(player, verb, argument)
    assert custom_id, (verb, argument, [b.custom_id for b in player.hand.buttons])
    return await player.person.press(player.hand_message, custom_id)


async def chooses(player: Player, verb: str, argument: str, *values: str):
    """Choose in a menu of the hand by what it stands for."""
    custom_id = control(player, verb, argument)
    assert custom_id, (verb, argument, [m.custom_id for m in player.hand.menus])
    return await player.person.select(player.hand_message, custom_id, list(values))


async def confirms(player: Player, word: str):
    """Press the one button of a preview that plays an action beginning with *word*."""

    def offered() -> list[str]:
        ids = [b.custom_id for b in player.hand.buttons if not b.disabled]
        return [i for i in ids if deed(i)[0] == "act" and deed(i)[1].split(" ")[0] == word]

    await player.until(offered)
    (found,) = offered()
    return await player.person.press(player.hand_message, found)


async def groups_best(player: Player) -> None:
    """Ask for the hint and take its grouping, where it is another one."""
    await presses(player, "pick", "hint")
    assert "Hint" in player.hand.text
    use = player.hand.button("Group them so")
    await player.person.press(player.hand_message, use.custom_id if use else "Go back")


async def does(player: Player, action: str) -> None:
    """Do *action*; where a person would group first, the hint's grouping is taken."""
    word, _, rest = action.partition(" ")
    if word == "discard":
        menu = control(player, "act", "discard")
        options = [o["value"] for m in player.hand.menus if m.custom_id == menu for o in m.options]
        if rest not in options:
            await presses(player, "pick", "jokers")
        await chooses(player, "act", "discard", rest)
    elif word == "declare":
        await groups_best(player)
        menu = next(m for m in player.hand.menus if deed(m.custom_id) == ("pick", "declare"))
        valid = [o["value"] for o in menu.options if "valid" in (o.get("description") or "")]
        await chooses(player, "pick", "declare", valid[0])
        assert "VALID" in player.hand.text
        await confirms(player, "declare")
    elif word in ("show", "drop", "split"):
        if word == "show":
            await groups_best(player)
        await presses(player, "pick", "prize" if word == "split" else word)
        await confirms(player, word)
    else:
        await presses(player, "act", action)


async def opens(parlour: Open, seats: int, *, command=None, **options: str) -> list[Player]:
    """Open a table of Rummy with people on all *seats*, start it, and open every hand.

    *command*: options of the command itself; the others are chosen in the lobby.
    """
    people = [parlour.join(name) for name in ("Maya", "Theo", "Priya", "Arjun", "Lena", "Omar")]
    people = people[:seats]
    host = people[0]
    await host.opens(game="rummy", **(command or {}))
    for person in people[1:]:
        await person.joins(host)
    await sets(host, **options)
    await host.press("Start")
    await parlour.settle()
    for person in people:
        await person.opens_hand()
    return people


async def sets(host: Player, **options: str) -> None:
    """Choose options in the lobby by their menus."""
    if not options:
        return
    answer = await host.press("Options")
    for key, value in options.items():
        message = host.person.message(answer.message.id)
        menu = next(m for m in message.menus if deed(m.custom_id) == ("opt", key))
        await host.person.select(message.id, menu.custom_id, [value])
        await host.parlour.settle()


async def plays(parlour: Open, people, *, level=Level.MEDIUM, most=900, wish=None) -> int:
    """Play until the game is over or *wish* says enough; return the acts done by people.

    *wish*: ``wish(table, seat)`` gives another action than the one *level* would choose, or
    ``None``; or ``"enough"``.
    """
    table, acts, chance = await live(parlour, people[0]), 0, Random(7)
    by_user = {person.user: person for person in people}
    while table.record.phase == "playing" and acts < most:
        seat = min(table.moment.awaited, key=lambda s: table.record.chairs[s].user is None)
        player = by_user.get(table.record.chairs[seat].user)
        if player is None:
            await changed(table)
            continue
        action = wish(table, seat) if wish else None
        if action == "enough":
            return acts
        view = table.moment.game.view(table.moment.state, seat)
        action = action or GAME.text(GAME.choose(view, level, chance))
        await parlour.settle()
        if table.record.phase == "playing" and seat in table.moment.awaited:
            await does(player, action)
        acts += 1
    with suppress(TimeoutError):
        await parlour.settle()
    return acts


def seat_of(table, player: Player) -> Seat:
    """Return where *player* sits after the toss."""
    return table.record.seat_of(player.user)


async def waits_for(parlour: Open, table, people) -> Player:
    """Wait until it is the turn of one of *people*; return whose."""
    await parlour.settle()
    (seat,) = table.moment.awaited
    found = next((p for p in people if p.user == table.record.chairs[seat].user), None)
    if found is None:
        await changed(table)
        return await waits_for(parlour, table, people)
    return found


def at(phase: Phase):
    """Stop as soon as the table is in *phase*."""
    return lambda table, _: "enough" if table.moment.state.phase is phase else None
