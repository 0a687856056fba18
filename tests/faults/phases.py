"""Every phase of every game, and tables that stand there: led by the rules alone, stored act by act."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import count
from random import Random
from typing import Any

from faults.worlds import GAMES, an_act
from msgspec.structs import replace as changed
from play.parlour import Chosen

from bot.records import Chair, Phase, Record, TableId, UserId
from bot.sessions import step
from bot.sessions.moment import Moment
from bot.sessions.step import Step
from bot.store.store import Store
from engines.core.contract import LEAVE, TIMEOUT
from engines.core.seats import Seat

LOBBY, OVER, ASKED, PAUSED = "lobby", "over", "take-back asked", "paused"
"""Phases that every table has, whatever is played at it; only cribbage takes back."""
LONGEST, TRIES = 400, 40
"""Acts of a game, and games, in which a phase is looked for."""


def _updown(state: Any) -> str:
    if state.held is not None:
        return "drawn"
    return "turn" if state.pile else "last cards"


def _cribbage(state: Any) -> str:
    match state.phase:
        case "cut_deck" if state.shows:
            return "counted"
        case "lay" if any(state.laid):
            return "the other lays"
    return str(state.phase.value)


def _wild(state: Any) -> str:
    table = state.table
    if table.holding:
        return "drawn"
    if table.exposed:
        return "may be caught"
    if table.pending:
        return "stack"
    others = (seat for seat in range(len(state.hands)) if seat != table.turn)
    return "jump in" if any(map(_legal(state), others)) else "turn"


def _legal(state: Any) -> Callable[[int], bool]:
    return lambda seat: any(True for _ in GAMES["wild"].game.legal(state, Seat(seat)))


def _rummy(state: Any) -> str:
    if state.vote is not None:
        return "split asked"
    if state.phase == "draw" and not state.drawn_once:
        return "first draw"
    return str(state.phase.value)


@dataclass(frozen=True)
class Plan:
    """The phases of a game, by what tells them, and a table where all of them come."""

    tells: Callable[[Any], str]
    phases: tuple[str, ...]
    seats: int = 2
    options: dict[str, Any] = field(default_factory=dict)


PLANS = {
    "updown": Plan(_updown, ("turn", "drawn", "last cards")),
    "cribbage": Plan(
        _cribbage,
        (
            *("cut_dealer", "cut_deck", "lay", "the other lays", "cut_starter", "play", "counted"),
            ASKED,
        ),
    ),
    "wild": Plan(
        _wild,
        ("turn", "drawn", "may be caught", "stack", "jump in"),
        seats=3,
        options={"stacking": True, "jump_in": True, "seven_zero": True},
    ),
    "rummy": Plan(
        _rummy,
        ("first draw", "draw", "discard", "show", "between", "split asked"),
        seats=3,
        options={"variant": "pool61"},
    ),
}


def phases(key: str) -> tuple[str, ...]:
    """Every phase of a table of the game *key*."""
    return (LOBBY, *PLANS[key].phases, PAUSED, OVER)


def phase_of(record: Record, moment: Moment | None) -> str:
    """The phase in which a table stands; also ``closed``."""
    if record.phase is not Phase.PLAYING or moment is None:
        return OVER if record.phase is Phase.BETWEEN else record.phase.value
    if record.paused:
        return PAUSED
    return ASKED if record.asked else PLANS[record.game].tells(moment.state)


@cache
def way(key: str, phase: str) -> tuple[int, tuple[tuple[Seat, str], ...]]:
    """The seed of a deal and the acts after it that lead to *phase*, few ones."""
    found = (each for seed in range(TRIES) if (each := _walked(key, phase, seed)) is not None)
    return min((next(found), *(each for each, _ in zip(found, range(2), strict=False))), key=_long)


def _long(found: tuple[int, tuple[Any, ...]]) -> int:
    return len(found[1])


def _walked(key: str, phase: str, seed: int) -> tuple[int, tuple[tuple[Seat, str], ...]] | None:
    game, plan, chance, acts = GAMES[key].game, PLANS[key], Random(seed), []
    shuffler = Chosen(Random(seed))
    options = game.options(**plan.options)
    state = game.replay(game.blank(plan.seats, options), game.begin(plan.seats, options, shuffler))
    while len(acts) < LONGEST:
        forced = game.forced(state)
        if forced is None and _stands(key, state, phase, acts):
            return seed, tuple(acts)
        if not game.to_act(state):
            return None
        seat, action = forced or _towards(key, state, phase, chance)
        state = game.replay(state, game.decide(state, seat, action, shuffler))
        acts.append((seat, game.text(action)))
    return None


def _stands(key: str, state: Any, phase: str, acts: list[Any]) -> bool:
    game = GAMES[key].game
    if not game.to_act(state) or phase == OVER:
        return phase == OVER and not game.to_act(state)
    if phase in (ASKED, PAUSED):
        return len(acts) > 4
    return PLANS[key].tells(state) == phase


def _towards(key: str, state: Any, phase: str, chance: Random) -> tuple[Seat, Any]:
    """An act: one that leads to *phase* if there is one, else what somebody might do."""
    game = GAMES[key].game
    for seat in sorted(game.to_act(state)):
        for action in game.legal(state, seat):
            after = game.replay(state, game.decide(state, seat, action, Chosen(Random(0))))
            if phase != PAUSED and phase != ASKED and _stands(key, after, phase, []):
                return seat, action
    if key == "rummy" and phase in ("between", "split asked", OVER) and state.phase == "draw":
        leaves = phase == "split asked" and not state.left
        return state.turn, game.parse(LEAVE if leaves else "drop")
    while True:
        seat, action = an_act(game, state, chance, aimless=False)
        if game.text(action) not in (LEAVE, TIMEOUT):
            return seat, action


def steps(key: str, phase: str, record: Record) -> Iterator[Step]:
    """The changes that bring the lobby *record* to *phase*."""
    game, (seed, acts) = GAMES[key].game, way(key, phase)
    secrets = Random(seed)
    done = step.deal(record, game, None, now=record.created, shuffler=Chosen(secrets))
    yield done
    for seat, action in acts:
        now, shuffler = done.record.created, Chosen(secrets)
        done = step.play(done.record, done.moment, seat, action, now=now, shuffler=shuffler)
        yield done


async def stands(store: Store, key: str, phase: str, record: Record) -> None:
    """Store the lobby *record* of the game *key* as a table that was played on to *phase*."""
    commits = [store.commit(record)]
    if phase != LOBBY:
        for done in steps(key, phase, record):
            facts = {"begun": done.begun, "entry": done.entry, "ended": done.ended}
            commits.append(store.commit(done.record, **facts, version=done.moment.acts - 1))
            record = done.record
    if phase == ASKED:
        commits.append(store.commit(changed(record, asked=(Seat(0), "takeback"))))
    if phase == PAUSED:
        commits.append(store.commit(changed(record, paused=True, deadline=None)))
    await asyncio.gather(*commits)  # each is written after those before it


def lobby(key: str, people: Sequence[tuple[int, str]], **facts: Any) -> Record:
    """A lobby of *people*, by ids and names, as many as sit at a table of the plan."""
    number = next(_NUMBERS)
    return Record(
        id=TableId(f"ph{number:06}"),
        game=key,
        host=UserId(people[0][0]),
        locale="en-US",
        chairs=tuple(Chair(name, UserId(user)) for user, name in people[: PLANS[key].seats]),
        options=PLANS[key].options,
        **{"clock": 0, **facts},
    )


_NUMBERS = count(1)
