"""The process is killed at the moments that matter in Wild, and the same buttons go on."""

import pytest
from edge.apart import apart_in
from tables.wild.people import choose_rules, does, offered

from bot.records import Phase

MOST = 60
SHORT = "2409"
"""The seed of a deal in which every such moment comes within some twenty acts."""


@pytest.fixture
async def apart(tmp_path, nursery):
    async with apart_in(tmp_path, nursery, SEED=SHORT) as running:
        yield running


@pytest.fixture
async def people(apart):
    """Two people in a series, who stack and never call."""
    maya, theo = seats = [apart.join(name) for name in ("Maya", "Theo")]
    answer = await maya.command("series", {"game": "wild", "length": 3})
    maya.table_message = answer.message.id
    await theo.joins(maya)
    await choose_rules(maya, {"stacking": True})
    assert maya.table_id
    await maya.press("Start")
    await maya.until(lambda: maya.table.button("My hand"))
    for person in seats:
        await person.opens_hand()
    await apart.settle()
    return seats


def waits(people):
    """Tell whether the table asks who is ready for the next game."""
    return people[0].table.button("Ready") is not None


async def ready(apart, people, first=0):
    """Begin the next game by everybody from *first* on; the hands that are open show it."""
    for person in people[first:]:
        if waits(people):
            await person.press("Ready")
            await apart.settle()
    await people[0].until(lambda: not waits(people) and on_turn(people))


def plays(person):
    """Return what is offered besides the call and the catch, plays of +2 and +4 first."""
    acts = [argument for _, argument in offered(person) if argument.split(" ")[0] in WANTED]
    return sorted(acts, key=lambda each: (WANTED.index(each.split(" ")[0]), each[-1] not in "DF"))


WANTED = ("play", "draw", "keep")


def on_turn(people):
    return next((each for each in people if plays(each)), None)


def catch(people):
    return next((b.label for b in people[0].table.buttons if b.label.startswith("Catch")), None)


async def move(apart, people):
    """Let whoever is on turn play what there is to play first, a Wild as Leaf."""
    mover = on_turn(people)
    first = plays(mover)[0]
    await does(mover, first if ("act", first) in offered(mover) else f"{first} g")
    await apart.settle()


async def killed(apart, people):
    """Kill the bot and start it; return what stood stored, which stands still."""
    before = len(stored(apart, people))
    hands = [each.hand.text.split("\n")[-2] for each in people]
    await apart.restart()
    assert len(stored(apart, people)) == before
    assert [each.hand.text.split("\n")[-2] for each in people] == hands
    return before


def stored(apart, people):
    """Return the acts of the game at hand, in notation."""
    number = apart.record(people[0]).round
    return [each.action for each in apart.entries(people[0], number)]


async def in_a_pending_stack(apart, people):
    said = people[0].table.text.split("▶")[1].split("\n")[0]
    before = await killed(apart, people)
    assert said in people[0].table.text
    await does(on_turn(people), "draw")
    await apart.settle()
    assert stored(apart, people)[before:] == ["draw"]
    assert "gave in to the stack" in people[0].table.text


async def in_a_suit_choice(apart, people):
    mover = on_turn(people)
    begun = next(text for verb, text in offered(mover) if verb == "pick")
    await mover.press(offered(mover)["pick", begun], mover.hand_message)
    await mover.press(offered(mover)["pick", f"{begun} b"], mover.hand_message)
    await apart.settle()
    before = len(stored(apart, people))
    await apart.restart()
    assert len(stored(apart, people)) == before
    await mover.until(lambda: ("pick", begun) in offered(mover))
    await does(mover, f"{begun} b")
    await apart.settle()
    assert stored(apart, people)[before:] == [f"{begun} b"]


async def in_a_catch_window(apart, people):
    label = catch(people)
    before = await killed(apart, people)
    await next(each for each in people if each.person.name not in label).press(label)
    await people[0].until(lambda: catch(people) is None)
    (act,) = stored(apart, people)[before:]
    assert act.startswith("catch")


async def between_two_games(apart, people):
    await people[0].press("Ready")
    await apart.settle()
    await apart.restart()
    record = apart.record(people[0])
    assert (record.phase, record.counted, record.ready) == (Phase.BETWEEN, 1, (0,))
    assert record.options["stacking"]
    await ready(apart, people, 1)
    assert apart.record(people[0]).round == 2
    assert "House rules: stacking." in people[0].table.text


MOMENTS = {
    in_a_pending_stack: lambda people: " must answer " in people[0].table.text,
    in_a_suit_choice: lambda people: "pick" in {verb for verb, _ in offered(on_turn(people))},
    in_a_catch_window: lambda people: catch(people) is not None,
    between_two_games: waits,
}
"""In which moments the bot is killed, and how each is known."""


async def test_killed_in_the_moments_that_matter(apart, people):
    left = dict(MOMENTS)
    for _ in range(MOST):
        await people[0].until(lambda: waits(people) or on_turn(people))
        now = next((each for each, holds in left.items() if holds(people)), None)
        if now:
            del left[now]
            await now(apart, people)
        elif waits(people):
            await ready(apart, people)
        elif left:
            await move(apart, people)
    assert not left
