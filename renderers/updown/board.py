"""The table, for everybody to see."""

from collections.abc import Sequence

from engines.updown.views import View
from renderers.kit.blank import RATIO
from renderers.kit.cards import CardFace, label
from renderers.kit.fonts import Typeface
from renderers.kit.icons import Icon, Sign, Token
from renderers.kit.plates import Plate, news, pile, plates, strip
from renderers.kit.scene import Align, Box, Op, Panel, Scene, Stamp, Text
from renderers.kit.text import Part, Say, clip, fit, inlaid, line, mark
from renderers.kit.theme import (
    BAD,
    GAP,
    GOLD,
    INK,
    MARGIN,
    MUTED,
    ON_GOLD,
    PAPER,
    WIDTH,
    Look,
)
from renderers.updown.words import (
    FELT,
    GAME,
    fitting,
    outcome_sentence,
    outcome_word,
    shown_names,
)

_TRAY_END = 302
_LADDER = 32


def table(view: View, names: Sequence[str], look: Look, say: Say) -> Scene:
    """Return the public table; of *view* only what every seat may see is drawn.

    The panels that stay from turn to turn come first, so that painting finds them done.
    """
    shown = shown_names(names, say)
    high = 43 if len(shown) < 3 else 50
    seats = [_plate(view, seat, name, say) for seat, name in enumerate(shown)]
    top = MARGIN + high + GAP + 2
    tray = Box(MARGIN, top, WIDTH - 2 * MARGIN, _TRAY_END - top)
    ladder = Box(tray.x + MARGIN, tray.bottom - _LADDER - MARGIN, tray.w - 2 * MARGIN, _LADDER)
    stage = Box(tray.x + 12, tray.y + 10, tray.w - 24, ladder.y - tray.y - 16)
    return Scene(
        GAME,
        (
            Panel(tray, 14, FELT.tray),
            *strip(GAME),
            *(Panel(step, 7, FELT.rail) for step in _steps(ladder)),
            *plates(GAME, Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, high), seats, len(seats)),
            *_deck(view, stage, say),
            *_discard(view, stage, look, say),
            *_outlook(view, shown, Box(stage.right - 150, stage.y, 150, stage.h - 4), say),
            *_ladder(view, ladder),
            *news(_situation(view, shown, say)),
        ),
    )


def _plate(view: View, seat: int, name: str, say: Say) -> Plate:
    out = view.out[seat]
    if out:
        note, colour = say("picture-updown-seat-left"), MUTED
    elif view.points:
        note, colour = say("picture-updown-seat-points", points=view.points[seat]), MUTED
    elif view.blocked[seat]:
        note, colour = say("picture-updown-seat-blocked"), BAD
    else:
        note, colour = "", MUTED
    active = seat == (view.turn if view.outcome is None else view.winner)
    return Plate(
        seat=seat,
        name=name,
        cards=None if out else view.counts[seat],
        note=note,
        note_colour=colour,
        active=active,
        out=out,
    )


_CARD = 104
_BELOW = 26
"""The line of words under the cards."""


def _deck(view: View, stage: Box, say: Say) -> tuple[Op, ...]:
    width = 70
    x, y = stage.x + 6, stage.y + (stage.h - _BELOW - width * RATIO) / 2
    words = say("picture-updown-deck", count=view.pile)
    if not view.pile:
        words = say("picture-updown-deck-empty")
    under = Box(stage.x - 4, stage.bottom - _BELOW, 104, _BELOW)
    return (*pile(GAME, x + 10, y, width, view.pile), fit(words, under, 18, align=Align.MIDDLE))


def _discard(view: View, stage: Box, look: Look, say: Say) -> tuple[Op, ...]:
    """Return the last four cards, the top one in full; over a Joker the rank that was called."""
    shown = view.discard[-4:]
    step, right = 44, stage.right - 150 - 14
    y = stage.y + (stage.h - _BELOW - _CARD * RATIO) / 2
    ops: list[Op] = []
    for n, card in enumerate(shown):
        top = n == len(shown) - 1
        face = CardFace(card, _CARD, deck=look.deck, faded=None if top else FELT.tray)
        ops.append(Stamp(face, right - _CARD - (len(shown) - 1 - n) * step, y))
    under = Box(right - _CARD - 3 * step, stage.bottom - _BELOW, _CARD + 3 * step, _BELOW)
    if not view.called:
        return (*ops, fit(say("picture-updown-in-play"), under, 18, MUTED, align=Align.RIGHT))
    words = inlaid(say("picture-updown-called", rank=mark(0)), [Token(rank=view.rank)])
    badge = Box(right - 56, y + _CARD * RATIO - 62, 52, 58)
    return (*ops, *_called(badge, view.rank), *line(words, under, 18, GOLD, align=Align.RIGHT))


def _called(box: Box, rank_: int) -> tuple[Op, ...]:
    """Return the badge over a Joker: the rank it stands for."""
    return (
        Panel(box, 12, ON_GOLD),
        Panel(box.inset(2), 10, GOLD),
        Panel(box.inset(6), 7, PAPER),
        Text(label(rank_), box, 38, INK, Typeface.RANK, Align.MIDDLE),
    )


def _outlook(view: View, names: Sequence[str], box: Box, say: Say) -> tuple[Op, ...]:
    """Return the two ranks that fit, or how the round ended."""
    if view.outcome is not None:
        return _ending(view, names, box, say)
    up, down = fitting(view)
    upper, lower = box.rows(2, 8)
    return (
        *_way(upper, Sign.UP, say("picture-updown-up"), up),
        *_way(lower, Sign.DOWN, say("picture-updown-down"), down),
    )


def _way(box: Box, sign: Sign, word: str, rank_: int) -> tuple[Op, ...]:
    card = Box(box.right - 51, box.y + 7, 44, box.h - 14)
    return (
        Panel(box, 12, GOLD),
        Stamp(Icon(sign, 20, ON_GOLD), box.x + 9, box.y + box.h / 2 - 10),
        fit(word, Box(box.x + 34, box.y, card.x - box.x - 40, box.h), 20, ON_GOLD),
        Panel(card, 8, PAPER),
        Text(label(rank_), card, 38, INK, Typeface.RANK, Align.MIDDLE),
    )


def _ending(view: View, names: Sequence[str], box: Box, say: Say) -> tuple[Op, ...]:
    winner = say("picture-updown-nobody") if view.winner is None else names[view.winner]
    word = outcome_word(view, say)
    middle = box.y + box.h / 2
    crown = () if view.winner is None else (_crown(box, middle - 62),)
    return (
        Panel(box, 12, GOLD),
        *crown,
        fit(
            word,
            Box(box.x + 8, middle - 18, box.w - 16, 34),
            26,
            ON_GOLD,
            typeface=Typeface.BOLD,
            align=Align.MIDDLE,
        ),
        fit(winner, Box(box.x + 8, middle + 18, box.w - 16, 28), 20, ON_GOLD, align=Align.MIDDLE),
    )


def _crown(box: Box, y: float) -> Stamp:
    return Stamp(Icon(Sign.CROWN, 44, ON_GOLD, GOLD), box.x + box.w / 2 - 22, y)


def _ladder(view: View, box: Box) -> tuple[Op, ...]:
    """Return all ranks in a row: the one in force raised on paper, those that fit on gold."""
    fits = () if view.outcome else fitting(view)
    ops: list[Op] = []
    for n, step in enumerate(_steps(box)):
        ink = MUTED
        if n == view.rank:
            ops.append(Panel(step.inset(-1, -3), 7, PAPER))
            ink = INK
        elif n in fits:
            ops.append(Panel(step, 7, GOLD))
            ink = ON_GOLD
        ops.append(Text(label(n), step, 24, ink, Typeface.RANK, Align.MIDDLE))
    return tuple(ops)


def _steps(ladder: Box) -> list[Box]:
    return ladder.columns(13, 3)


def _situation(view: View, names: Sequence[str], say: Say) -> tuple[Part, ...]:
    """Return the status strip: who must do what, or how it ended."""
    if view.outcome is not None:
        return (outcome_sentence(view, names, say),)
    if view.turn is None:
        return ()
    name = clip(names[view.turn], 170, 19)
    if view.holding:
        return (say("picture-updown-turn-holding", name=name),)
    key = "picture-updown-turn-draw" if view.pile else "picture-updown-turn-must"
    up, down = fitting(view)
    sentence = say(key, name=name, up=mark(0), down=mark(1))
    return inlaid(sentence, [Token(rank=up), Token(rank=down)])
