"""Series and leaderboards."""

import pytest

from engines.core.series import Row, Series, Stopped, Won, leaderboard, standing


def series(events, length=3, players=("a", "b", "c"), host="a"):
    return Series(length, players, host, tuple(events))


def won(text):
    """Read ``a5 b7``: games won, with points."""
    return [Won(each[0], int(each[1:])) for each in text.split()]


STANDINGS = [
    ("running", won("a5 b7"), "running", ()),
    ("nothing finished", [], "running", ()),
    ("most games", won("a5 b70 a1"), "finished", ("a",)),
    ("then points", won("a5 b7 c6"), "finished", ("b",)),
    ("then shared", won("a7 b7 c6"), "finished", ("a", "b")),
    ("all shared", won("a6 b6 c6"), "finished", ("a", "b", "c")),
    ("ended by the host", [*won("b5"), Stopped("a")], "ended", ("b",)),
    ("ended before a game was finished", [Stopped("a")], "ended", ()),
    ("ended with a tie", [*won("b5 c5"), Stopped("a")], "ended", ("b", "c")),
]


@pytest.mark.parametrize(("what", "events", "status", "winners"), STANDINGS)
def test_how_a_series_stands(what, events, status, winners):
    stands = standing(series(events))
    assert (stands.status, stands.winners) == (status, winners), what
    games = [event for event in events if isinstance(event, Won)]
    assert stands.counted_games == sum(stands.wins.values()) == len(games)
    assert sum(stands.points.values()) == sum(game.points for game in games)


def test_every_game_is_played_although_it_is_decided():
    assert standing(series(won("a1 a1 a1 a1"), length=5)).status == "running"


WRONG = [
    (series([], length=4), "3, 5, 7 or 9"),
    (series([], length=1), "3, 5, 7 or 9"),
    (series([], length=-3), "3, 5, 7 or 9"),
    (series([], players=("a",)), "2 to 10"),
    (series([], players=tuple("abcdefghijk")), "2 to 10"),
    (series([], players=("a", "a")), "different"),
    (series([], host="z"), "the host plays"),
    (series(won("z5")), "'z' does not play"),
    (series(won("a5 a5 a5 a5")), "over"),
    (series([*won("a5 a5 a5"), Stopped("a")]), "over"),
    (series([Stopped("a"), Stopped("a")]), "over"),
    (series([Stopped("a"), *won("a5")]), "over"),
    (series([Stopped("b")]), "only the host"),
    (series([Won("a", -1)]), "0 or more"),
]


@pytest.mark.parametrize(("wrong", "why"), WRONG)
def test_what_cannot_be(wrong, why):
    with pytest.raises(ValueError, match=why):
        standing(wrong)


@pytest.mark.parametrize("length", [3, 5, 7, 9])
def test_lengths(length):
    assert standing(series(won("a1 " * length), length=length)).status == "finished"


BOARDS = [
    ("", []),
    ("a100 b200", [(1, "b"), (2, "a")]),
    ("a190 b200", [(1, "b"), (2, "a")]),
    ("a112 b113", [(1, "b"), (2, "a")]),
    ("c111 d222 b111 a000", [(1, "d"), (2, "b"), (2, "c"), (4, "a")]),
    ("c111 b111 a111", [(1, "a"), (1, "b"), (1, "c")]),
]


@pytest.mark.parametrize(("rows", "order"), BOARDS)
def test_a_leaderboard(rows, order):
    """A row is a name, then series, games and points in one digit each."""
    read = [Row(row[0], *map(int, row[1:])) for row in rows.split()]
    assert list(leaderboard(read)) == order
