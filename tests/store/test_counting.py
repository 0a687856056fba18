"""What a finished game counts, row by row: the rule, the table, what each person gets."""

import pytest
from store.samples import ANA, BEGAN, BO, begun, record

from bot.records import Chair, Phase, UserId
from bot.standings import (
    COMPUTERS,
    LADDER,
    Period,
    Rank,
    company,
    counts,
    finishes,
    month_of,
    months,
    next_rank,
    rank_of,
    rivals,
    series_counts,
    series_winners,
)
from engines.core.contract import Level, Result

CY = UserId(303)
PEOPLE = {"A": Chair("Ana", user=ANA), "B": Chair("Bo", user=BO), "C": Chair("Cy", user=CY)}
COMPUTER = {level.value[0]: Chair("Computer", level=level) for level in Level}
FORMER = {"-": Chair("")}


def chairs(letters):
    return tuple({**PEOPLE, **COMPUTER, **FORMER}[letter] for letter in letters)


def over(letters, places, points=None, **changes):
    points = points or (7,) * len(letters)
    result = Result(places, points, "winner")
    facts = {"ended": BEGAN, "result": result, **changes}
    return begun(chairs=chairs(letters), seats=len(letters), **facts)


WORTH = [
    # who sits (capitals: people, e m h: computers), places, points before, in a series, points got
    ("AB", ((0,), (1,)), {}, False, {ANA: 10, BO: 0}),
    ("AB", ((1,), (0,)), {}, False, {ANA: 0, BO: 10}),
    ("AB", ((0, 1),), {}, True, {ANA: 0, BO: 0}),
    ("ABC", ((0,), (1,), (2,)), {}, False, {ANA: 20, BO: 10, CY: 0}),
    ("ABC", ((0, 1), (2,)), {}, True, {ANA: 10, BO: 10, CY: 0}),
    ("AB", ((0,), (1,)), {BO: 100}, False, {ANA: 13, BO: 0}),
    ("AB", ((0,), (1,)), {BO: 3000}, False, {ANA: 25, BO: 0}),
    ("AB", ((0,), (1,)), {ANA: 100, BO: 3000}, False, {ANA: 22, BO: 0}),
    ("AB", ((0,), (1,)), {ANA: 3000, BO: 99}, False, {ANA: 10, BO: 0}),
    ("Ah", ((0,), (1,)), {}, False, {ANA: 12}),
    ("Am", ((0,), (1,)), {}, False, {ANA: 4}),
    ("Ae", ((0,), (1,)), {}, False, {ANA: 1}),
    ("Aeee", ((0,), (1,), (2,), (3,)), {}, False, {ANA: 1}),
    ("Ah", ((1,), (0,)), {}, False, {ANA: 0}),
    ("Ah", ((0,), (1,)), {}, True, {ANA: 15}),
    ("Ae", ((0,), (1,)), {}, True, {ANA: 1}),
    ("A-", ((0,), (1,)), {}, False, {ANA: 10}),
]


@pytest.mark.parametrize(("seats", "places", "before", "in_series", "expected"), WORTH)
def test_ranking_points_of_a_game(seats, places, before, in_series, expected):
    got = finishes(over(seats, places), before, in_series=in_series)
    assert {each.user: each.ranking for each in got} == expected


COUNTS = [
    ("two people", over("AB", ((0,), (1,))), True),
    ("a person and a computer", over("Ae", ((0,), (1,))), True),
    ("a person and a former player", over("A-", ((0,), (1,))), True),
    ("one person in both seats", over("AA", ((0,), (1,))), False),
    ("computers among themselves", over("eh", ((0,), (1,))), False),
    ("stopped without places", over("AB", ()), False),
    ("dealt once more", over("AB", ((0,), (1,)), repeats=True), False),
    ("not over", begun(), False),
]


@pytest.mark.parametrize(("case", "round_", "expected"), COUNTS)
def test_which_games_count(case, round_, expected):
    assert counts(round_) is expected, case


def test_places_are_shared_and_the_next_ones_skip():
    (a, b, c) = finishes(over("ABC", ((0, 2), (1,))), {}, in_series=False)
    assert [(f.user, f.place, f.won, f.shared) for f in (a, b, c)] == [
        (ANA, 1, False, True),
        (BO, 3, False, False),
        (CY, 1, False, True),
    ]


def test_points_are_a_sole_winners_unless_the_game_accounts_for_them():
    plain = finishes(over("AB", ((1,), (0,)), (5, 9)), {}, in_series=False)
    assert [each.points for each in plain] == [0, 9]
    shared = finishes(over("AB", ((1, 0),), (5, 5)), {}, in_series=False)
    assert [each.points for each in shared] == [0, 0]
    chips = over("AB", ((1,), (0,)), (5, 9), gains=(-40, 40))
    assert [each.points for each in finishes(chips, {}, in_series=False)] == [-40, 40]


def test_a_person_in_two_seats_counts_once_and_is_not_their_own_rival():
    round_ = over("ABA", ((2,), (1,), (0,)))
    assert [(f.user, f.place) for f in finishes(round_, {}, in_series=False)] == [(ANA, 3), (BO, 2)]
    assert list(rivals(round_, 0)) == [(BO, False, True)]


def test_rivals_are_people_computers_and_former_players():
    round_ = over("AhB-", ((1,), (0, 2), (3,)))
    assert list(rivals(round_, 0)) == [
        (COMPUTERS[Level.HARD], False, True),
        (BO, False, False),
        (0, True, False),
    ]


@pytest.mark.parametrize(
    ("letters", "is_company"),
    [("AB", True), ("Ah", True), ("A", False), ("AA", False), ("", False)],
)
def test_company(letters, is_company):
    assert company(chairs(letters)) is is_company


def series(letters="AB", **changes):
    facts = {"length": 3, "counted": 2, "tally": (1, 1), "points": (40, 30)}
    facts |= {"phase": Phase.CLOSED, "chairs": chairs(letters), "gone": ()}
    return record(**{**facts, **changes})


SERIES = [
    ("over by its law or ended by the host", series(), True),
    ("somebody left", series(gone=(0,)), True),
    ("still running", series(phase=Phase.BETWEEN), False),
    ("no game was finished", series(counted=0), False),
    ("no series", series(length=None), False),
    ("everybody left", series(gone=(0, 1)), False),
    ("one person fills it", series("AA"), False),
]


@pytest.mark.parametrize(("case", "closed", "expected"), SERIES)
def test_which_series_count(case, closed, expected):
    assert series_counts(closed) is expected, case


@pytest.mark.parametrize(
    ("tally", "points", "winners"),
    [((2, 1), (10, 90), (0,)), ((1, 1), (10, 90), (1,)), ((1, 1), (9, 9), (0, 1)), ((), (), ())],
)
def test_who_took_a_series(tally, points, winners):
    assert series_winners(series(tally=tally, points=points)) == winners


def test_the_ladder_begins_as_promised_and_only_rises():
    assert list(LADDER.items())[:2] == [(Rank.ROOKIE, 0), (Rank.CONTENDER, 100)]
    assert list(LADDER.values()) == sorted(set(LADDER.values()))
    for rank, least in LADDER.items():
        assert rank_of(least) is rank
        assert next_rank(least - 1) is rank
    assert rank_of(10**9) is Rank.LEGEND
    assert next_rank(10**9) is None


def test_months_and_seasons():
    november = 1_795_996_800.0  # 30 November 2026
    month = 2026 * 12 + 10
    assert month_of(november) == month
    assert months(Period.MONTH, november) == (month, month)
    assert months(Period.SEASON, november) == (month - 1, month + 1)
    first, last = months(Period.ALL, november)
    assert first <= 1970 * 12 < month <= last
