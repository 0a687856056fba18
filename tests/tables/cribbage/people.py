"""People who play cribbage on the sandbox, by the buttons, menus and forms of their hands alone."""

from collections.abc import Callable
from random import Random

from msgspec.structs import replace
from play.parlour import Open, Player, changed, live

from bot.components.wire import TYPED
from engines.core.contract import Level


async def seated(
    parlour: Open,
    *names: str,
    against: str | None = None,
    start: tuple[int, int] | None = None,
    **chosen: int,
) -> list[Player]:
    """Return people at a table that has begun, each with the own hand open.

    *start*: the points of each; *chosen*: what the host sets by the menus of the lobby's options.
    """
    host, *others = people = [parlour.join(name) for name in names]
    await host.opens(game="cribbage", **({"against": against} if against else {}))
    for other in others:
        await other.joins(host)
    for key, value in chosen.items():
        shown = (await host.press("Options")).message
        menu = next(m for m in shown.menus if m.custom_id.endswith(f":{key}"))
        await host.select(shown.id, menu.custom_id, [str(value)])
    if start is not None:
        table = await live(parlour, host)
        await table.change(lambda record: replace(record, options={"start": start}))
    await host.press("Start")
    await parlour.settle()
    for person in people:
        await person.opens_hand()
    return people


async def play_on(
    parlour: Open,
    people: list[Player],
    until: Callable = lambda table: False,
    most: int = 600,
) -> int:
    """Play until the game is over, or *until* says so of the table; return the acts of people."""
    acts = 0
    table = await live(parlour, people[0])
    by_user = {person.user: person for person in people}
    while table.record.phase == "playing" and not until(table):
        assert acts < most
        mine = [
            (seat, by_user[table.record.chairs[seat].user])
            for seat in sorted(table.moment.awaited)
            if table.record.chairs[seat].user in by_user
        ]
        if not mine or table.moment.legal(mine[-1][0]) == ("go",):  # which the table says itself
            await changed(table)
            continue
        seat, person = mine[-1]
        await acts_now(person, table, seat, acts)
        acts += 1
    await parlour.settle()
    return acts


async def acts_now(person: Player, table, seat: int, number: int) -> None:
    """Do what Medium would; cuts by a button, a menu and a form in turn."""
    version = f":{table.moment.version(seat):x}:"
    await person.until(lambda: stands(person, version))
    game, view = table.game, table.sight(seat).view
    action = game.text(game.choose(view, Level.MEDIUM, Random(number)))
    answer = await does(person, action, number)
    assert answer.kind in ("update", "deferred") or table.record.phase == "closed", answer


async def does(person: Player, action: str, number: int = 2):
    """Do *action* by the controls of the hand; a cut by a form, unless *number* says otherwise."""
    word, *rest = action.split(" ")
    match word:
        case "cut":
            return await cuts(person, rest[0], number)
        case "lay":
            await chooses(person, rest)
            return await confirms(person)
        case _:
            assert word == "play", "the table says go by itself"
            return await person.press(action_id(person, action), person.hand_message)


def stands(person: Player, version: str) -> bool:
    """Tell whether the hand on the screen is that of the moment *version*."""
    ids = [each.custom_id for each in (*person.hand.buttons, *person.hand.menus)]
    return any(version in each and ":back:" not in each for each in ids)


def action_id(person: Player, argument: str) -> str:
    """Return the custom id of the enabled button for *argument*."""
    found = [
        b.custom_id
        for b in person.hand.buttons
        if b.custom_id.split(":", 4)[4] == argument and not b.disabled
    ]
    assert found, (argument, person.hand.text)
    return found[0]


async def cuts(person: Player, depth: str, number: int):
    """Cut by the button in the middle, by the menu, or by typing *depth*."""
    ways = number % 3
    if ways == 0:
        middle = next(b for b in person.hand.buttons if b.label.startswith("Lift "))
        return await person.press(middle.custom_id, person.hand_message)
    if ways == 1:
        (menu,) = person.hand.menus
        return await person.select(person.hand_message, menu.custom_id, [menu.options[3]["value"]])
    opened = await person.press("Another number…", person.hand_message)
    assert opened.kind == "modal", opened
    return await person.submit(opened.modal, {TYPED: depth})


async def chooses(person: Player, two: list[str]):
    """Choose *two* for the crib, the later first; nothing is laid away yet."""
    (menu,) = person.hand.menus
    return await person.select(person.hand_message, menu.custom_id, two[::-1])


async def confirms(person: Player):
    """Confirm what the preview shows."""
    yes = next(b for b in person.hand.buttons if b.label.endswith("away"))
    return await person.press(yes.custom_id, person.hand_message)
