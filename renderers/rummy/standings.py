"""Standings between deals and at the end, as a scoreboard."""

from collections.abc import Sequence

from engines.core.seats import Seat
from engines.rummy.options import Variant
from engines.rummy.table import Phase
from engines.rummy.views import View
from renderers.kit.scene import Scene
from renderers.kit.text import Say, clip
from renderers.recap import Standing, scoreboard
from renderers.rummy.words import GAME, variant_words


def standings(view: View, names: Sequence[str], say: Say) -> Scene:
    """Return the standings after a deal; *names* are drawable already."""
    over = view.phase is Phase.OVER
    title = say("picture-rummy-final") if over else say("picture-rummy-deal", number=view.deal)
    rows = [_row(view, seat, place, names, say) for seat, place in _places(view)]
    return scoreboard(GAME, title, variant_words(view, say), rows, (_foot(view, names, say),))


def _row(view: View, seat: Seat, place: int, names: Sequence[str], say: Say) -> Standing:
    return Standing(
        seat=seat,
        name=names[seat],
        place=place,
        total=_total(view, seat),
        delta=_delta(view, seat),
        tag=_tag(view, seat, say),
    )


def _counts_chips(view: View) -> bool:
    return not view.options.terms.limit


def _total(view: View, seat: Seat) -> int:
    """Return the points of a pool, the play chips of the other variants."""
    return view.chips[seat] if _counts_chips(view) else view.scores[seat]


def _delta(view: View, seat: Seat) -> str:
    """Return what the deal brought: points in a pool, chips won or lost where chips are played."""
    settled = view.fixed[seat]
    absent = seat not in view.in_table and not settled
    if settled is None or absent or view.options.variant is Variant.POINTS:
        return ""
    if not _counts_chips(view) or not settled:
        return f"+{settled or _gain(view, seat)}"
    return f"−{settled}"


def _gain(view: View, seat: Seat) -> int:
    """Return the chips that the winner of a deal got from the others; 0 if nobody won alone."""
    free = [each for each in view.in_deal if not view.fixed[each]]
    if not _counts_chips(view) or free != [seat]:
        return 0
    return sum(points or 0 for points in view.fixed)


def _places(view: View) -> list[tuple[Seat, int]]:
    """Return the seats from best to worst, each with its place; equal ones share it."""
    if view.result is not None:
        ordered = [seat for group in view.result.places for seat in group]
        first = {seat: n for n, seat in enumerate(ordered)}
        begins = {seat: first[group[0]] + 1 for group in view.result.places for seat in group}
        return [(seat, begins[seat]) for seat in ordered]
    worth = {Seat(seat): _worth(view, Seat(seat)) for seat in range(len(view.counts))}
    ordered = sorted(worth, key=worth.__getitem__)
    ranked = sorted(worth.values())
    return [(seat, ranked.index(worth[seat]) + 1) for seat in ordered]


def _worth(view: View, seat: Seat) -> tuple[bool, bool, int]:
    total = _total(view, seat)
    still = seat in view.in_table
    return not still, seat in view.left, -total if _counts_chips(view) else total


def _tag(view: View, seat: Seat, say: Say) -> str:
    if seat in view.left:
        return say("picture-rummy-seat-left")
    if seat not in view.in_table:
        return say("picture-rummy-seat-out")
    if seat in view.in_deal or not view.fixed[seat]:
        return ""
    if seat in view.shown:
        return say("picture-rummy-tag-wrong")
    return say("picture-rummy-tag-dropped")


def _foot(view: View, names: Sequence[str], say: Say) -> str:
    if view.result is not None:
        return outcome_sentence(view, names, say)
    if view.vote is not None:
        return say("picture-rummy-vote", count=len(view.vote), total=len(view.in_table))
    return say("picture-rummy-next")


def outcome_sentence(view: View, names: Sequence[str], say: Say) -> str:
    """Return how the game ended."""
    if view.result is None or view.result.outcome == "split":
        return say("picture-rummy-split")
    if view.result.outcome == "shared":
        return say("picture-rummy-shared")
    return say("picture-rummy-won", name=clip(names[view.result.places[0][0]], 220, 19))
