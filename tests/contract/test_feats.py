"""What a player may be proud of, found in the events of a game by each game's own measure."""

import pytest

from engines.core import shelf
from engines.core.cards import cards
from engines.core.contract import Feat
from engines.cribbage.events import Shown as Show
from engines.cribbage.scoring import score_show
from engines.rummy.events import Dealt, Declared, Drew, Missed, Threw
from engines.rummy.pack import groups
from engines.updown.events import Ended as UpdownEnded
from engines.wild.events import Ended as WildEnded


def show(seat, hand, starter, *, crib=False):
    four, (up,) = cards(hand.split()), cards([starter])
    return Show(seat, crib, four, up, score_show(four, up, crib=crib), 0)


def went_out(winner, hands, points, outcome="winner"):
    return UpdownEnded(outcome, winner, tuple(cards(hand.split()) for hand in hands), points)


PURE = groups("2h 3h 4h / 5c 6c 7c / 9d Td Jd / Qs Qh Qd Qc")
TURN = (Drew(0), Threw(0, cards(["Kc"])[0]))
DEAL = Dealt(1, 1, (0, 1), *cards(["5s", "9c"]))
GROUPS = (("2h", "3h", "4h"), ("5c", "6c", "7c"), ("9d", "Td", "Jd"), ("Qs", "Qh", "Qd", "Qc"))

ROWS = [
    (
        "cribbage",
        "the hand that counts most, with its starter; a crib is no hand, nor is nothing",
        (
            show(1, "5c 5d 5h Js", "4s"),
            show(1, "5c 5d 5h Js", "5s"),
            show(0, "2c 4d 6h 8s", "Ts"),
            show(0, "5c 5d 5h Js", "5s", crib=True),
        ),
        {1: Feat(29, (("5c", "5d", "5h", "Js"), ("5s",)))},
    ),
    (
        "cribbage",
        "of equal hands the first",
        (show(0, "2c 3d 4h Ks", "9s"), show(0, "2d 3h 4c Ks", "9c")),
        {0: Feat(7, (("2c", "3d", "4h", "Ks"), ("9s",)))},
    ),
    (
        "rummy",
        "the quickest valid declaration, in turns of that seat in that deal",
        (
            *(DEAL, *TURN, *TURN, Missed(0), Threw(1, 3), Drew(0), Declared(0, PURE, 5)),
            *(DEAL, *TURN, Drew(0), Declared(0, PURE, 5)),
            *(DEAL, Drew(1), Declared(1, PURE, 5, "impure")),
        ),
        {0: Feat(-2, (*GROUPS, ("5s",)))},
    ),
    ("wild", "what the winner scores", (WildEnded("winner", 2, 87, ()),), {2: Feat(87)}),
    ("wild", "nothing, if nobody won", (WildEnded("stopped"),), {}),
    (
        "updown",
        "the points left with the others",
        (went_out(1, ("Ac Kd", "", "2c"), (40, 0, 2)),),
        {1: Feat(42)},
    ),
    (
        "updown",
        "nothing for a winner who holds cards, the others having left",
        (went_out(1, ("", "Kd"), (0, 10)),),
        {},
    ),
    (
        "updown",
        "nothing in a blocked round",
        (went_out(1, ("Ac", "Kd"), (30, 10), "blocked"),),
        {},
    ),
]


@pytest.mark.parametrize(
    ("key", "why", "events", "feats"), ROWS, ids=[f"{r[0]}: {r[1]}" for r in ROWS]
)
def test_the_best_of_a_game(key, why, events, feats):
    assert dict(shelf.game(key).feats(events)) == feats
