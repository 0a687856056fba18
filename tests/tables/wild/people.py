"""People who play Wild on the sandbox, by the buttons and menus of their hands and of the table."""

from collections.abc import Callable
from random import Random

from play.parlour import Open, Player, changed, live

from engines.core.contract import Level
from engines.core.seats import Seat

MOST = 400


async def seated(
    parlour: Open,
    *names: str,
    computers: tuple[str, ...] = (),
    length: int = 0,
    clock=None,
    **rules,
) -> list[Player]:
    """Return people at a table that has begun, each with the own hand open.

    *rules*: what the host sets by the menus of the lobby's options.
    """
    host, *others = people = [parlour.join(name) for name in names]
    series = {"length": length} if length else {}
    more = {"clock": clock} if clock else {}
    answer = await host.command("series" if length else "play", {"game": "wild", **series, **more})
    assert answer.kind == "message", answer.why
    host.table_message = answer.message.id
    for other in others:
        await other.joins(host)
    for level in computers:
        menu = next(m for m in host.table.menus if ":comp:" in m.custom_id)
        await host.select(host.table_message, menu.custom_id, [level])
        await parlour.settle()
    await choose_rules(host, rules)
    await host.press("Start")
    await parlour.settle()
    for person in people:
        await person.opens_hand()
    return people


async def choose_rules(host: Player, rules: dict[str, bool]) -> None:
    for key, value in rules.items():
        shown = (await host.press("Options")).message
        menu = next(m for m in shown.menus if m.custom_id.endswith(f":{key}"))
        await host.select(shown.id, menu.custom_id, [str(value)])


async def play_on(
    parlour: Open,
    people: list[Player],
    until: Callable = lambda table: False,
    *,
    most: int = MOST,
    calls: bool = True,
) -> int:
    """Play until the game is over, or *until* says so of the table; return the acts of people.

    Whoever can jump in does. *calls*: whether people call their last card.
    """
    acts, table = 0, await live(parlour, people[0])
    by_user = {person.user: person for person in people}
    while table.record.phase == "playing" and not until(table):
        assert acts < most
        seat = next(iter(jumpers(table)), min(table.moment.awaited))
        person = by_user.get(table.record.chairs[seat].user)
        if person is None:
            await changed(table)
            continue
        await acts_now(person, table, seat, acts, calls=calls)
        acts += 1
    await parlour.settle()
    return acts


def jumpers(table) -> tuple[Seat, ...]:
    """Return the seats of people off turn that may play: they may jump in."""
    return tuple(
        Seat(seat)
        for seat, chair in enumerate(table.record.chairs)
        if chair.user is not None and seat not in table.moment.awaited and plays(table, seat)
    )


def plays(table, seat: int) -> list[str]:
    """Return the cards that a seat may play now, as actions."""
    return [each for each in table.moment.legal(Seat(seat)) if each.startswith("play")]


async def acts_now(person: Player, table, seat: Seat, number: int, *, calls: bool = True) -> None:
    """Do what Medium would, for the seat on turn; off turn, jump in."""
    view, game = table.sight(seat).view, table.game
    before = table.moment
    if seat in table.moment.awaited:
        action = game.text(game.choose(view, Level.MEDIUM, Random(number)))
    else:
        action = plays(table, seat)[0]
    if action == "call" and not calls:
        action = next(each for each in table.moment.legal(seat) if each != "call")
    await fresh(person, table, seat)
    if table.moment is before:
        answer = await does(person, action)
        assert answer.kind in ("update", "deferred") or table.moment is not before, answer


async def fresh(person: Player, table, seat: Seat) -> None:
    """Wait until the hand on the screen is that of this moment, or the moment is gone."""
    before = table.moment

    def holds() -> bool:
        version = f":{table.moment.version(seat):x}:"
        ids = [each.custom_id for each in person.hand.buttons]
        return table.moment is not before or any(version in each for each in ids)

    await person.until(holds)


def offered(person: Player) -> dict[tuple[str, str], str]:
    """Return the enabled controls of the hand: verb and argument to custom id."""
    parts = [each.custom_id for each in person.hand.buttons if not each.disabled]
    parts += [each.custom_id for each in person.hand.menus if not each.disabled]
    return {(i.split(":")[1], i.split(":", 4)[4]): i for i in parts}


async def does(person: Player, action: str):
    """Do *action* by the hand's controls, through its preview where there is a choice to make."""
    ids, hand = offered(person), person.hand_message
    if ("act", action) in ids:
        return await person.press(ids["act", action], hand)
    begun, _, choice = action.rpartition(" ")
    await person.press(ids["pick", begun], hand)
    ids = offered(person)
    if ("pick", action) in ids:
        await person.press(ids["pick", action], hand)
    else:
        await person.select(hand, ids["pick", begun], [choice])
    return await person.press(offered(person)["act", action], hand)


def of_seat(people: list[Player], table, seat: Seat) -> Player:
    """Return who sits at *seat*."""
    return next(each for each in people if each.user == table.record.chairs[seat].user)
