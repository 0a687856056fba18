"""The process is killed at random moments with a table of every game; ``tests/soak/kills.py`` does more."""

from soak.kills import kills


async def test_nothing_is_lost_or_doubled_however_often_it_is_killed(apart):
    killed = await kills(apart, 3, seed=20)
    assert killed.pressed["moves"]
