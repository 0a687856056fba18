"""Whatever leaves the bot is the same in every world that its reader cannot tell from the true one."""

from dataclasses import replace
from importlib import import_module
from pkgutil import resolve_name
from random import Random

import pytest
from faults.worlds import GAMES, World, all_refused, all_shown, an_act, played, tries

from bot.messages import Row
from bot.sessions.moment import Moment
from engines.core.cards import NAMES
from engines.core.seats import RuleError

ROUNDS = {"updown": 60, "wild": 40, "cribbage": 40, "rummy": 12}
"""Games looked at on each run; ``tests/soak/leaks.py`` looks at thousands."""
MOST = {"updown": 60, "wild": 90, "cribbage": 120, "rummy": 60}
"""Acts from the deal on, within which a game is looked at."""
IN_STEP = 3
"""Acts for which two worlds go on together."""


@pytest.mark.parametrize("key", sorted(GAMES))
async def test_nothing_that_is_shown_depends_on_what_is_hidden(key):
    leaks = await found(key, range(ROUNDS[key]))
    assert leaks == []


async def found(key: str, seeds) -> list[str]:
    """The leaks in a game for each of *seeds*, in words."""
    leaks = []
    for seed in seeds:
        world = played(GAMES[key], seed, MOST[key])
        if world is not None and not world.over:
            leaks += await look(world, Random(seed))
    return leaks


async def look(world: World, chance: Random) -> list[str]:
    """Compare *world* with another, for a seat or the channel, and go on with both in step."""
    seat = chance.choice((*world.moment.seats, None, None))
    other = world.unlike(seat, chance.getrandbits(32))
    assert other.sees(seat) == world.sees(seat)
    leaks = await compare(world, other, seat, chance.getrandbits(32))
    for _ in range(IN_STEP):
        by, act = an_act(world.game, world.moment.state, chance)
        action, secret = world.game.text(act), chance.getrandbits(32)
        world = world.after(by, action, secret)
        try:
            other = other.after(by, action, secret)
        except RuleError:
            return [*leaks, f"{action} of {by}, asked at {seat}"] if by == seat else leaks
        alike = world.heard(seat) == other.heard(seat) and world.sees(seat) == other.sees(seat)
        if not alike or world.over or other.over:
            return leaks
        leaks += await compare(world, other, seat, chance.getrandbits(32))
    return leaks


async def compare(one: World, two: World, seat, seed: int) -> list[str]:
    """Name what is shown to *seat* in the one world otherwise than in the other."""
    attempts = tries(one, Random(seed)) if seat is not None else []
    leaks = []
    shown = [*await all_shown(one, seat, Random(seed)), *all_refused(one, seat, attempts)]
    other = [*await all_shown(two, seat, Random(seed)), *all_refused(two, seat, attempts)]
    for (name, value), (_, unlike) in zip(shown, other, strict=True):
        if value != unlike:
            leaks.append(f"{one.game.key}: {name} for {seat}")
    return leaks


WRONG = []
"""The hidden cards of the world that is being shown: what a planted leak lets out."""


@pytest.fixture
def known(monkeypatch):
    """Lets plants know what no presenter can: the next card of the pile."""
    sight = Moment.sight

    def overheard(moment, *given):
        WRONG[:] = [NAMES[card] for card in moment.state.pile[:1]]
        return sight(moment, *given)

    monkeypatch.setattr(Moment, "sight", overheard)


def _worded(said):
    return lambda *given, **more: f"{said(*given, **more)} {WRONG}"


def _named(draw):
    return lambda view, names, *rest: draw(view, (*names[:-1], str(WRONG)), *rest)


def _filed(picture):
    return lambda name, *rest: picture(f"{WRONG}{name}", *rest)


def _marked(controls):
    return lambda *given: _each_button(controls(*given), lambda b: replace(b, deed=_telling(b)))


def _telling(button):
    return replace(button.deed, argument=f"{button.deed.argument} {WRONG}")


def _dimmed(controls):
    return lambda *given: _each_button(
        controls(*given), lambda b: replace(b, disabled="h" in str(WRONG))
    )


def _each_button(parts, change):
    return tuple(Row(tuple(map(change, p.buttons))) if isinstance(p, Row) else p for p in parts)


def _typed(search):
    return lambda *given: (*search(*given), str(WRONG))


def _hurried(seconds):
    return lambda state, *rest: 30 + state.pile[0] if state.pile else 60


PLANTS = [
    ("text", "bot.presenters.updown:status", _worded),
    ("text of a hand", "bot.presenters.updown:hand_words", _worded),
    ("alt text", "bot.presenters.updown:alt_table", _worded),
    ("what was heard", "bot.presenters.updown:told", _worded),
    ("picture", "renderers.updown:table", _named),
    ("own picture", "renderers.updown:hand", _named),
    ("file name", "bot.presenters.table:picture", _filed),
    ("custom id", "bot.presenters.updown:controls", _marked),
    ("disabling", "bot.presenters.updown:controls", _dimmed),
    ("what can be typed", "bot.presenters.updown:action_search", _typed),
    ("refusal", "bot.presenters.refusals:why_not", _worded),
]


@pytest.mark.parametrize(("kind", "place", "plant"), PLANTS, ids=[kind for kind, *_ in PLANTS])
async def test_a_planted_leak_is_found(monkeypatch, known, kind, place, plant):
    module, _, name = place.partition(":")
    monkeypatch.setattr(import_module(module), name, plant(resolve_name(place)))
    assert await found("updown", range(12))


async def test_a_clock_that_tells_is_found(monkeypatch):
    game = GAMES["updown"].game
    telling = replace(game, seconds=_hurried(game.seconds))
    monkeypatch.setitem(GAMES, "updown", replace(GAMES["updown"], game=telling))
    assert any("record" in leak for leak in await found("updown", range(40)))


async def test_an_event_that_is_heard_whole_is_found(monkeypatch):
    """Somebody else's drawn card reaches the words of the table."""
    monkeypatch.setattr(Moment, "_part", lambda moment, event, audience: event)
    assert await found("updown", range(60))
