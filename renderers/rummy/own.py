"""The hand, for its owner alone: its groups, what they are, and what they cost as they lie."""

from collections.abc import Sequence

from engines.rummy import melds
from engines.rummy.order import finishes
from engines.rummy.pack import Groups, held
from engines.rummy.table import Phase
from engines.rummy.views import View
from renderers.kit.icons import Token
from renderers.kit.plates import strip
from renderers.kit.scene import Align, Box, Dashes, Op, Scene
from renderers.kit.text import Part, Say, fit, inlaid, line, mark, row_width
from renderers.kit.theme import MARGIN, MUTED, WIDTH, Look
from renderers.rummy.groups import Lay, Manner, fits, laid, lay
from renderers.rummy.words import FELT, GAME, wild_label

_ROOM = WIDTH - 2 * MARGIN
_WIDE, _MEDIUM = 92, 70
_MOST_ROWS = 2
"""With more rows of wide cards the picture would shrink to nothing on a phone."""
_TOP, _STRIP = 6, 34


def hand(view: View, names: Sequence[str], look: Look, say: Say) -> Scene:
    """Return the own cards as they are grouped, and at the foot what they cost so."""
    del names
    if not view.hand:
        return _empty(say)
    how = _chosen(view.hand, look)
    manner = Manner(wild=view.wild, deck=look.deck, drawn=view.drawn)
    box = Box(MARGIN, _TOP, _ROOM, how.height)
    foot = Box(MARGIN, box.bottom + 7, _ROOM, _STRIP)
    ops: tuple[Op, ...] = (
        *laid(view.hand, how, box, manner, say),
        *strip(GAME, foot),
        *_foot(view, foot, look, say),
    )
    return Scene(GAME, ops, round(foot.bottom + 6))


def _chosen(groups: Groups, look: Look) -> Lay:
    if fits(groups, _ROOM, _WIDE):
        wide = lay(groups, _ROOM, _WIDE)
        if look.large or len(wide.rows) <= _MOST_ROWS:
            return wide
    return lay(groups, _ROOM, _MEDIUM)


def _empty(say: Say) -> Scene:
    place = Box(MARGIN + 6, 20, _ROOM - 12, 130)
    words = fit(say("picture-rummy-hand-empty"), place.inset(12), 20, align=Align.MIDDLE)
    return Scene(GAME, (Dashes(place, 12, FELT.line), words), 170)


def _foot(view: View, box: Box, look: Look, say: Say) -> tuple[Op, ...]:
    """Return the words of the strip: what the hand costs, and on the right wild and open card."""
    inner = box.less_left(18).less_right(10)
    right = _piles(view, look, say)
    taken = row_width(right, 18)
    return (
        *line(_worth(view, look, say), inner.less_right(taken + 12), 18),
        *line(right, inner.less_left(inner.w - taken - 1), 18, MUTED),
    )


def _piles(view: View, look: Look, say: Say) -> tuple[Part, ...]:
    if view.phase in (Phase.BETWEEN, Phase.OVER):
        return ()
    wild = say("picture-rummy-hand-wild", rank=wild_label(view))
    if not view.open:
        return (wild,)
    top = [Token(card=view.open[-1], deck=look.deck)]
    return (f"{wild}  ", *inlaid(say("picture-rummy-hand-open", card=mark(0)), top))


def _worth(view: View, look: Look, say: Say) -> tuple[Part, ...]:
    settled = None if view.seat is None else view.fixed[view.seat]
    if settled is not None:
        return (say("picture-rummy-hand-cost", points=settled),)
    if melds.flaw(view.hand, view.wild) is None:
        return (say("picture-rummy-hand-thirteen"),)
    place = next((place for place, _ in finishes(view.hand, view.wild, view.locked)), None)
    if place is not None:
        token = [Token(card=held(view.hand)[place], deck=look.deck)]
        return inlaid(say("picture-rummy-hand-ready", card=mark(0)), token)
    points = melds.points(view.hand, view.wild)
    runs = [group for group in view.hand if melds.is_sequence(group, view.wild)]
    if not any(map(melds.is_pure, runs)):
        return (say("picture-rummy-hand-no-pure", points=points),)
    key = "picture-rummy-hand-points" if len(runs) > 1 else "picture-rummy-hand-one-run"
    return (say(key, points=points),)
