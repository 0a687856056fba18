"""The engine protocol: one JSON request, one JSON answer, in order, as chess engines have UCI.

Errors, as answers: ``{"ok": false, "error": "refused", "why": key, "rule": number, "text": …}``
when the rules refuse, else ``{"ok": false, "error": text}``; nothing has changed after either.
"""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from engines.core import series, shelf
from engines.core.contract import AnyGame, Level
from engines.core.lines import convert, read, refusal, write
from engines.core.plain import plain
from engines.core.playout import Playout
from engines.core.seats import RuleError, Seat
from engines.core.shuffle import OutOfDecksError, Sealed, Seeded, Shuffler, Stacked

Answer = dict[str, Any]

_NO_POSITION = ("id", "ok", "table", "result")
"""What a ``state`` answer says beside the position."""


class New(msgspec.Struct):
    """Open a table: with *decks*, the order of each shuffle; a *seed*; or sealed shuffles."""

    game: str
    seats: int
    options: dict[str, Any] = {}
    decks: list[list[str]] | None = None
    seed: int | None = None
    position: dict[str, Any] | None = None


class At(msgspec.Struct):
    """Ask about a table."""

    table: int


class Act(At):
    """Let a seat act."""

    seat: int
    action: str


class Look(At):
    """See a table as a seat, or as a spectator."""

    seat: int | None


class Choose(At):
    """Ask what a computer would do; the same *seed*, the same choice."""

    seat: int
    level: Level
    seed: int | None = None


class Board(msgspec.Struct):
    """Rank the rows of a leaderboard."""

    rows: list[series.Row]


class Dialogue:
    """Answers requests one after another, and keeps the tables that they opened."""

    def __init__(self, on_fault: Callable[[Exception], None]) -> None:
        """*on_fault* is told of each fault of ours, which must not close the other tables."""
        self._on_fault = on_fault
        self._tables: dict[int, Playout] = {}
        self._opened = 0
        self._answers: dict[str, Callable[[dict[str, Any]], Answer]] = {
            "games": self._games,
            "new": self._new,
            "act": self._act,
            "view": self._view,
            "state": self._state,
            "choose": self._choose,
            "close": self._close,
            "series": self._series,
            "leaderboard": self._leaderboard,
        }

    def answer(self, line: bytes | str) -> str:
        """Return the answer to one line; never raises for what the line says."""
        request: dict[str, Any] = {}
        try:
            request = read(line)
            given = {"ok": True, **self._asked(request)}
        except RuleError as refused:
            given = refusal(refused)
        except OutOfDecksError as short:
            given = {"ok": False, "error": "refused", "why": "no_deck", "text": str(short)}
        except ValueError as wrong:
            given = {"ok": False, "error": str(wrong)}
        except RecursionError:
            given = {"ok": False, "error": "nested too deeply"}
        except Exception as fault:  # noqa: BLE001 - the other tables go on
            self._on_fault(fault)
            given = {"ok": False, "error": "fault"}
        if "id" in request:
            given["id"] = request["id"]
        return write(given)

    def _asked(self, request: dict[str, Any]) -> Answer:
        do = request.get("do")
        if not isinstance(do, str):
            raise ValueError('a request says what to "do"')  # noqa: TRY004 - said to whoever asks
        if do in self._answers:
            return self._answers[do](request)
        return _own_request(do, request.get("game"))(request)

    def _games(self, request: dict[str, Any]) -> Answer:
        del request
        return {"games": [_described(key) for key in shelf.games()]}

    def _new(self, request: dict[str, Any]) -> Answer:
        asked = convert(request, New)
        game = shelf.game(asked.game)
        strange = set(asked.options) - set(game.options.__struct_fields__)
        if strange:
            raise ValueError(f"{asked.game} has no option {', '.join(sorted(strange))}")
        options = convert(asked.options, game.options)
        playout = Playout(
            game, asked.seats, options, _shuffler(asked, game), position=_position(asked)
        )
        self._opened += 1
        self._tables[self._opened] = playout
        return self._told(self._opened, playout.events)

    def _act(self, request: dict[str, Any]) -> Answer:
        asked = convert(request, Act)
        events = self._at(asked).do(Seat(asked.seat), asked.action)
        return self._told(asked.table, events)

    def _view(self, request: dict[str, Any]) -> Answer:
        if "seat" not in request:
            raise ValueError("a view is a seat's, or a spectator's: seat null")
        asked = convert(request, Look)
        playout = self._at(asked)
        seat = None if asked.seat is None else _seat(playout, asked.seat)
        return {"table": asked.table, **plain(playout.view(seat), playout.game.card_name)}

    def _state(self, request: dict[str, Any]) -> Answer:
        asked = convert(request, At)
        playout = self._at(asked)
        return {"table": asked.table, **playout.game.position(playout.state), **_ended(playout)}

    def _choose(self, request: dict[str, Any]) -> Answer:
        asked = convert(request, Choose)
        playout = self._at(asked)
        seat = _seat(playout, asked.seat)
        if seat not in playout.to_act:
            raise RuleError("not_your_turn", seat=seat)
        action = playout.game.choose(playout.view(seat), asked.level, Random(asked.seed))
        return {"table": asked.table, "action": playout.game.text(action)}

    def _close(self, request: dict[str, Any]) -> Answer:
        asked = convert(request, At)
        self._at(asked)
        del self._tables[asked.table]
        return {"table": asked.table}

    def _series(self, request: dict[str, Any]) -> Answer:
        found: Answer = msgspec.to_builtins(series.standing(convert(request, series.Series)))
        return found

    def _leaderboard(self, request: dict[str, Any]) -> Answer:
        return {"order": series.leaderboard(convert(request, Board).rows)}

    def _at(self, asked: At) -> Playout:
        try:
            return self._tables[asked.table]
        except KeyError:
            raise ValueError("there is no such table") from None

    def _told(self, table: int, events: tuple[Any, ...]) -> Answer:
        """Return what `new` and `act` answer: where the table stands after *events*."""
        playout = self._tables[table]
        game, seats = playout.game, map(Seat, range(playout.seats))
        legal = {str(seat): playout.legal(seat) for seat in seats}
        return {
            "table": table,
            "to_act": sorted(playout.to_act),
            "legal": {seat: actions for seat, actions in legal.items() if actions},
            "scores": game.scores(playout.state),
            "over": playout.result is not None,
            "events": [plain(event, game.card_name) for event in events],
            **_ended(playout),
        }


def _ended(playout: Playout) -> Answer:
    return {} if playout.result is None else {"result": msgspec.to_builtins(playout.result)}


def _described(key: str) -> Answer:
    game = shelf.game(key)
    options = {
        "options": msgspec.to_builtins(game.options()),
        "choices": {choice.key: choice.values for choice in game.choices},
    }
    return {"game": key, "seats": list(game.seats), **options}


def _shuffler(asked: New, game: AnyGame) -> Shuffler:
    if asked.decks is not None and asked.seed is not None:
        raise ValueError("decks or a seed, not both")
    if asked.decks is not None:
        return Stacked([[game.card(text) for text in deck] for deck in asked.decks])
    return Sealed() if asked.seed is None else Seeded(asked.seed)


def _position(asked: New) -> Answer | None:
    if asked.position is None:
        return None
    return {key: value for key, value in asked.position.items() if key not in _NO_POSITION}


def _seat(playout: Playout, seat: int) -> Seat:
    if seat not in range(playout.seats):
        raise ValueError(f"there is no seat {seat}")
    return Seat(seat)


def _own_request(do: str, key: Any) -> shelf.Request:
    """Return the request *do* of the game *key*, or of the first game that has one."""
    if key is not None and not isinstance(key, str):
        raise ValueError("a game is named by its key")
    for name in shelf.games() if key is None else (key,):
        found = shelf.requests(name).get(do)
        if found is not None:
            return found
    raise ValueError(f"there is no request {do!r}")
