"""The board with its pegs, for a pair of scores."""

from collections.abc import Iterator

from renderers.cribbage.holes import hole
from renderers.cribbage.wood import Board, Dot, Peg
from renderers.kit.scene import Op, Stamp
from renderers.kit.theme import seat_colour

LONGEST_TRAIL = 29
"""No score is higher; what is further ahead was a handicap."""

_COLOURS = (seat_colour(0), seat_colour(1))


def pegged_board(
    scores: tuple[int, int], rear: tuple[int, int], x: float, y: float
) -> tuple[Op, ...]:
    """Return the board at *x*, *y*: trails first, then the rear pegs, the front pegs over all."""
    lanes = list(enumerate(zip(scores, rear, strict=True)))
    trails = (stamp for lane, (front, back) in lanes for stamp in _trail(lane, front, back))
    pegs = (
        _stuck(Peg(_COLOURS[lane], front=ahead), lane, place)
        for ahead in (False, True)
        for lane, (front, back) in lanes
        for place in (places(front, back)[ahead],)
    )
    board = Stamp(Board(_COLOURS), 0, 0)
    return board_at(board, x, y), *(board_at(stamp, x, y) for stamp in (*trails, *pegs))


def places(front: int, rear: int) -> tuple[int, int]:
    """Return the holes of the rear and the front peg; before the first score both wait outside."""
    return (rear if front > rear else -1), front


def board_at(stamp: Stamp, x: float, y: float) -> Stamp:
    """Return *stamp*, which is placed on the board, placed on the page."""
    return Stamp(stamp.art, x + stamp.x, y + stamp.y)


def _trail(lane: int, front: int, rear: int) -> Iterator[Stamp]:
    if front - rear <= LONGEST_TRAIL:
        for number in range(rear + 1, front):
            yield _stuck(Dot(_COLOURS[lane]), lane, number)


def _stuck(art: Peg | Dot, lane: int, number: int) -> Stamp:
    x, y = hole(number, lane)
    return Stamp(art, x - art.width / 2, y - art.height / 2)
