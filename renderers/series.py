"""How a series stands, as a picture."""

from collections.abc import Sequence

from renderers.kit.names import safe_name
from renderers.kit.scene import Scene
from renderers.kit.text import Say, clip
from renderers.recap import Standing, scoreboard

Place = tuple[int, int, int, int]
"""Place, seat, games won and points."""


def standings(
    game: str,
    names: Sequence[str],
    ranked: Sequence[Place],
    n: int,
    length: int,
    say: Say,
    *,
    over: bool,
) -> Scene:
    """Return the standings after *n* of *length* games, best first; totals are games won."""
    shown = [safe_name(name, say("picture-seat", number=s + 1)) for s, name in enumerate(names)]
    rows = [
        Standing(
            seat=seat,
            name=shown[seat],
            place=place,
            total=won,
            delta=say("picture-series-points", points=points),
        )
        for place, seat, won, points in ranked
    ]
    title = say("picture-series-title", n=n)
    foot = _foot(shown, ranked, say, over=over)
    return scoreboard(game, title, say("picture-series-length", length=length), rows, (foot,))


def _foot(names: Sequence[str], ranked: Sequence[Place], say: Say, *, over: bool) -> str:
    first = [seat for place, seat, *_ in ranked if place == 1]
    if len(first) > 1:
        return say("picture-series-shared" if over else "picture-series-level")
    name = clip(names[first[0]], 240, 19)
    return say("picture-series-takes" if over else "picture-series-first", name=name)
