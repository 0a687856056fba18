"""The process is killed in each phase of rummy, and the same buttons go on."""

from tables.rummy.people import chooses, confirms, control, deed, presses, sets

MOST = 60


async def opens(apart, *names, **command):
    """Open a table of rummy without a clock for *names*, the first of them its host."""
    host, *others = people = [apart.join(name) for name in names]
    answer = await host.command("play", {"game": "rummy", "clock": 0, **command})
    host.table_message = answer.message.id
    for other in others:
        await other.joins(host)
    assert host.table_id
    return people


async def starts(apart, people):
    await people[0].press("Start")
    await people[0].until(lambda: people[0].table.button("My hand"))
    for person in people:
        await person.opens_hand()
    await apart.settle()


def may(person, word: str) -> bool:
    return control(person, "act", word) is not None or control(person, "pick", word) is not None


async def is_declared_upon(person):
    """Draw and throw until the computer declares."""
    for _ in range(MOST):
        await person.until(lambda: may(person, "draw") or may(person, "show"))
        if may(person, "show"):
            return
        await presses(person, "act", "draw")
        await person.until(lambda: may(person, "discard"))
        menu = next(m for m in person.hand.menus if deed(m.custom_id) == ("act", "discard"))
        await chooses(person, "act", "discard", menu.options[-1]["value"])
    raise AssertionError("the computer never declared")


def said(person):
    """What the hand says, but how long it lives and, for a while, that the bot was restarted."""
    lines = person.hand.text.split("\n")[:-1]
    return [line for line in lines if "I was restarted" not in line]


async def killed(apart, *hands):
    """Kill the bot and start it; what was stored stands, and what the hands say."""
    before = [(apart.entries(each), said(each)) for each in hands]
    await apart.restart()
    assert [(apart.entries(each), said(each)) for each in hands] == before


async def test_in_each_phase(apart):
    """Drawn and not thrown, the time to group, between two deals, and the vote on a split."""
    people = await opens(apart, "Maya", "Theo", "Priya")
    await sets(people[0], variant="pool61")
    await starts(apart, people)
    (lena,) = await opens(apart, "Lena", against="hard")
    await starts(apart, [lena])
    await is_declared_upon(lena)
    player = next(each for each in people if may(each, "draw"))
    await presses(player, "act", "draw")
    await apart.settle()

    await killed(apart, player, lena)
    assert may(player, "discard")
    assert "Still grouping: **Lena**" in lena.table.text
    await presses(lena, "pick", "show")
    await confirms(lena, "show")
    await lena.until(lambda: "WINNER" in lena.table.text)
    await chooses(player, "pick", "declare", "0")  # at a deal's start it can only be wrong
    await confirms(player, "declare")
    one, other = (each for each in people if each is not player)
    await one.until(lambda: control(one, "act", "ready"))
    assert "out of the table with 80 points" in player.hand.text
    await one.press("Ready for the next deal")
    await apart.settle()

    await killed(apart, one, other)
    assert "waits for" in one.hand.text
    assert control(other, "act", "ready")
    await presses(other, "pick", "prize")
    await confirms(other, "split")
    await one.until(lambda: one.table.button("Accept the split"))
    await apart.settle()

    await killed(apart, one, other)
    await one.press("Accept the split")
    await one.until(lambda: "SPLIT" in one.table.text)
    assert sorted(apart.record(one).points) == [-10, 5, 5]
