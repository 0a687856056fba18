"""The process is killed at the moments that matter in Wild, and the same buttons go on."""

import pytest
from edge.apart import Apart
from edge.conftest import nursery
from tables.wild.people import choose_rules, does, offered

from bot.records import Phase

__all__ = ["nursery"]
MOST = 300


@pytest.fixture
async def apart(tmp_path, nursery):
    running = await Apart.start(tmp_path, nursery)
    yield running
    await running.stop()
    assert not running.box.unknown_routes
    assert "Traceback" not in running.errors.read_text()


@pytest.fixture
async def people(apart):
    """Three people in a series, who stack and never call."""
    maya, *others = seats = [apart.join(name) for name in ("Maya", "Theo", "Ana")]
    answer = await maya.command("series", {"game": "wild", "length": 3})
    maya.table_message = answer.message.id
    for other in others:
        await other.joins(maya)
    await choose_rules(maya, {"stacking": True})
    assert maya.table_id
    await maya.press("Start")
    await maya.until(lambda: maya.table.button("My hand"))
    for person in seats:
        await person.opens_hand()
    await apart.settle()
    return seats


def plays(person):
    """Return what is offered besides the call and the catch, plays of +2 and +4 first."""
    acts = [argument for _, argument in offered(person) if argument.split(" ")[0] in WANTED]
    return sorted(acts, key=lambda each: (WANTED.index(each.split(" ")[0]), each[-1] not in "DF"))


WANTED = ("play", "draw", "keep")


def on_turn(people):
    return next((each for each in people if plays(each)), None)


async def move(apart, people):
    """Let whoever is on turn play what there is to play first, a Wild as Leaf."""
    mover = on_turn(people)
    first = plays(mover)[0]
    await does(mover, first if ("act", first) in offered(mover) else f"{first} g")
    await apart.settle()


async def until(apart, people, holds):
    for _ in range(MOST):
        if holds():
            return
        await move(apart, people)
    raise AssertionError("it never came to that")


async def killed(apart, people):
    """Kill the bot and start it; return what stood stored, which stands still."""
    before = apart.entries(people[0])
    hands = [each.hand.text.split("\n")[-2] for each in people]
    await apart.restart()
    assert apart.entries(people[0]) == before
    assert [each.hand.text.split("\n")[-2] for each in people] == hands
    return before


async def test_with_a_pending_stack(apart, people):
    maya = people[0]
    await until(apart, people, lambda: " must answer " in maya.table.text)
    said = maya.table.text.split("▶")[1].split("\n")[0]
    before = await killed(apart, people)
    assert said in maya.table.text
    mover = on_turn(people)
    await does(mover, "draw")
    await apart.settle()
    assert [each.action for each in apart.entries(maya)[len(before) :]] == ["draw"]
    assert "gave in to the stack" in maya.table.text


async def test_during_a_suit_choice(apart, people):
    def wild():
        mover = on_turn(people)
        return any(verb == "pick" and "play" in text for verb, text in offered(mover))

    await until(apart, people, wild)
    mover = on_turn(people)
    begun = next(text for verb, text in offered(mover) if verb == "pick" and "play" in text)
    await mover.press(offered(mover)["pick", begun], mover.hand_message)
    await mover.press(offered(mover)["pick", f"{begun} b"], mover.hand_message)
    await apart.settle()
    before = apart.entries(mover)
    await apart.restart()
    assert apart.entries(mover) == before
    await mover.until(lambda: ("pick", begun) in offered(mover))
    await does(mover, f"{begun} b")
    assert [each.action for each in apart.entries(mover)[len(before) :]] == [f"{begun} b"]


async def test_with_a_catch_window_open(apart, people):
    def catch():
        return next((b.label for b in people[0].table.buttons if b.label.startswith("Catch")), None)

    await until(apart, people, lambda: catch() is not None)
    label = catch()
    before = await killed(apart, people)
    other = next(each for each in people if each.person.name not in label)
    await other.press(label)
    await apart.settle()
    (act,) = apart.entries(other)[len(before) :]
    assert act.action.startswith("catch")
    await other.until(lambda: catch() is None)


async def test_between_two_games(apart, people):
    maya = people[0]
    await until(apart, people, lambda: maya.table.button("Ready") is not None)
    await people[1].press("Ready")
    await apart.settle()
    await apart.restart()
    record = apart.record(maya)
    assert (record.phase, record.counted) == (Phase.BETWEEN, 1)
    assert record.options["stacking"]
    for person in people:
        await person.press("Ready")
    await apart.settle()
    assert apart.record(maya).round == 2
    assert "House rules: stacking." in maya.table.text
