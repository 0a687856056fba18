"""Scores in words: the parts of a peg in one breath, a count part by part, and what is not counted."""

from collections.abc import Iterator, Sequence
from itertools import accumulate

from bot.presenters.cards import short, shorts
from bot.words import Say
from engines.core.seats import Seat
from engines.cribbage.events import Event, Shown
from engines.cribbage.explain import Remark, explain
from engines.cribbage.lines import Line, lines
from engines.cribbage.scoring import Parts, total


def line_words(line: Line, say: Say) -> str:
    """Return one line of a score: ``15 for 2``, ``2 runs of three for 6``."""
    facts = {"times": line.times, "length": line.length, "points": line.points}
    return say(f"cribbage-part-{line.kind}", **facts)


def parts_words(parts: Parts, say: Say) -> str:
    """Return *parts* one after the other: ``15 for 2, run of three for 3``."""
    return ", ".join(line_words(line, say) for line in lines(parts))


def count_title(shown: Shown, names: Sequence[str], say: Say, seat: Seat | None = None) -> str:
    """Return whose cards are counted, and which: ``Maya's hand: 5♠, 5♦, J♥, Q♣ with 5♥``.

    *seat* is spoken to: ``Your hand: …``.
    """
    what = "crib" if shown.crib else "hand"
    facts = {"cards": shorts(shown.cards, say), "starter": short(shown.starter, say)}
    if shown.seat == seat:
        return say(f"cribbage-count-own-{what}", **facts)
    return say(f"cribbage-count-{what}", name=names[shown.seat], **facts)


def count_rows(
    shown: Shown, names: Sequence[str], say: Say, seat: Seat | None = None
) -> Iterator[str]:
    """Yield a count as it is told aloud, part by part with the points so far, and remarks."""
    yield count_title(shown, names, say, seat)
    so_far = accumulate(part.points for part in shown.parts)
    for part, points in zip(shown.parts, so_far, strict=True):
        words, cards = parts_words((part,), say), shorts(part.cards, say)
        yield say("cribbage-count-part", total=points, part=words, cards=cards)
    for remark in explain(shown.cards, shown.starter, crib=shown.crib):
        yield say(_remark(remark, crib=shown.crib))
    yield _in_all(shown, say)


def _remark(remark: Remark, *, crib: bool) -> str:
    """Return the key of what is said of *remark*: in a crib a flush takes all five (rule 6.5)."""
    if crib and remark is Remark.BORROWED_FLUSH:
        return "cribbage-remark-borrowed_flush-crib"
    return f"cribbage-remark-{remark}"


def _in_all(shown: Shown, say: Say) -> str:
    return say("cribbage-count-total", points=total(shown.parts), score=shown.score)


def in_block(event: Event, names: Sequence[str], say: Say) -> str | None:
    """Return a count as the table tells it, line by line: whose, its parts and the points.

    ``None`` for whatever else happens. What does not count is said on request (``count_rows``).
    """
    if not isinstance(event, Shown):
        return None
    told = (f"- {line_words(line, say)}" for line in lines(event.parts))
    return "\n".join((count_title(event, names, say), *told, _in_all(event, say)))


def told_count(shown: Shown, names: Sequence[str], say: Say, seat: Seat | None) -> str:
    """Return a count in a sentence: whose, which cards, its parts and where the seat stands."""
    who = "own" if shown.seat == seat else "told"
    what = ("crib" if shown.crib else "hand") if shown.parts else _nothing(shown)
    return say(
        f"cribbage-{who}-shown-{what}",
        **({} if who == "own" else {"name": names[shown.seat]}),
        cards=shorts(shown.cards, say),
        starter=short(shown.starter, say),
        points=total(shown.parts),
        parts=parts_words(shown.parts, say),
        score=shown.score,
    )


def _nothing(shown: Shown) -> str:
    return "crib-nothing" if shown.crib else "hand-nothing"
