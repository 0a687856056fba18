"""A seat's private hand, and the preview of a choice before it counts."""

from collections.abc import Hashable, Iterator
from typing import Any

from bot.messages import Button, Deed, Message, Part, Style, Text, Verb, rows
from bot.presenters import series
from bot.presenters.lately import gathered, tell
from bot.presenters.names import bold_names
from bot.presenters.pages import BEGINNING
from bot.presenters.part import GamePresenter
from bot.presenters.table import answers, picture, resuming, wished
from bot.records import Phase, Record
from bot.sight import Sight
from bot.words import Say
from engines.core.seats import Seat

ACTS_TOLD = 3
"""How many acts a hand tells at most: the own one, and what came of it."""


def hand(
    sight: Sight,
    scene: Hashable | None,
    part: GamePresenter,
    say: Say,
    *,
    there: Say | None = None,
    fresh_until: float | None = None,
    notice: str = "",
    rule: str = "",
) -> Message:
    """Return what the seat is asked, its cards and all that it may do, on turn or not.

    *there*: the voice of the public table, whose buttons are named as they are shown;
    *fresh_until*: how long this message can be kept up to date, seconds since the epoch; *notice*:
    why the last press did nothing, beside the buttons, where whoever pressed one looks; *rule*: the
    number of the rule that says so, which a button shows in place of the rules' beginning.
    """
    if sight.view is None:
        return Message((Text(say("hand-not-dealt")),), part.accent)
    parts = (
        Text(_head(sight, part, say, there or say)),
        picture("hand.png", part.alt_hand(sight, say), scene),
        Text(part.hand_words(sight, say)),
        *((Text(f"> ⚠️ {notice}"),) if notice else ()),
        *_controls(sight, part, rule, say),
        Text(_footer(fresh_until, say, there or say)),
    )
    return Message(parts, part.accent)


def minute(fresh_until: float) -> int:
    """Return the minute of that moment: no more of it is shown, so that many hands say the same."""
    return int(fresh_until) // 60 * 60


def preview(
    sight: Sight,
    scene: Hashable | None,
    partial: str,
    part: GamePresenter,
    say: Say,
    *,
    there: Say | None = None,
    fresh_until: float | None = None,
) -> Message:
    """Return the hand with what *partial*, an action not whole yet, would do in place of controls.

    Raise ``ValueError`` if *partial* is no beginning of an action.
    """
    drawn = getattr(part, "alt_preview", None)
    alt = part.alt_hand(sight, say) if drawn is None else drawn(sight, partial, say)
    parts = (
        picture("hand.png", alt, scene),
        *part.preview(sight, partial, say),
        *rows((_rules(sight, "", say),)),
        Text(_footer(fresh_until, say, there or say)),
    )
    return Message(parts, part.accent)


def _head(sight: Sight, part: GamePresenter, say: Say, there: Say) -> str:
    lines = [f"### {say('hand-title', game=part.title(say))}"]
    lines += [f"-# {told}" for told in _told(sight, part, say)]
    record = sight.record
    lines += [say(sight.note)] if sight.note else []
    lines += wished(record, say)
    lines += _absence(sight, say)
    if record.phase is not Phase.PLAYING:
        lines.append(say("hand-over"))
    lines.append(say("hand-paused") if record.paused else part.asks(sight, say))
    if record.phase is Phase.CLOSED and record.length is not None:
        lines.append(series.ending(record, say))
    lines += _next(record, say, there)
    return "\n".join(lines)


def _next(record: Record, say: Say, there: Say) -> Iterator[str]:
    """Yield how to play on when this is over."""
    if record.phase is Phase.CLOSED:
        yield say("closed-again")
    elif record.phase is Phase.BETWEEN:
        button = "table-again" if record.length is None else "series-ready"
        yield say("hand-next", button=there(button))


def _absence(sight: Sight, say: Say) -> Iterator[str]:
    """Yield that a computer plays for this person, or that it will after so many turns missed."""
    record = sight.record
    if record.phase is not Phase.PLAYING:
        return
    if sight.seat in record.away:
        yield say("hand-away")
    elif sight.misses_left is not None and sight.seat is not None:
        yield say("hand-missed", n=record.missed[sight.seat], left=sight.misses_left)


def _told(sight: Sight, part: GamePresenter, say: Say) -> Iterator[str]:
    """Yield what happened since this seat last acted, its own act first; the last act at least."""
    names = bold_names(sight.record, say)
    for act in _since(sight):
        for event in gathered(act, part):
            told = tell(event, names, part, say, sight.seat)
            if told is not None:
                yield told


def _since(sight: Sight) -> tuple[tuple[Any, ...], ...]:
    """Return the acts from this seat's own on, which a quick answer would else have hidden."""
    latest = sight.heard[-ACTS_TOLD:]
    own = [n for n, act in enumerate(latest) if act and _doer(act[0]) == sight.seat]
    return latest[own[-1] :] if own and sight.seat is not None else latest[-1:]


def _doer(event: Any) -> Seat | None:
    """Return the seat that did *event*, if the event names one."""
    seat: Seat | None = getattr(event, "seat", None)
    return seat


def _controls(sight: Sight, part: GamePresenter, rule: str, say: Say) -> tuple[Part, ...]:
    rules = _rules(sight, rule, say)
    if sight.record.phase is not Phase.PLAYING:
        return rows((rules,))
    if sight.record.paused:
        return rows((resuming(sight.record, say, "hand"), rules))
    return (*part.controls(sight, say), *rows((rules, *_own(sight, say))))


def _rules(sight: Sight, rule: str, say: Say) -> Button:
    """Return the way to the rules: to that by which the last press was refused, else to an example."""
    text = say("hand-rule", rule=rule) if rule else say("table-rules")
    return Button(text, Deed(Verb.RULES, argument=f"{sight.record.game} {rule or BEGINNING}"))


def _own(sight: Sight, say: Say) -> Iterator[Button]:
    """Yield the table's own buttons in a hand: I am back, yes or no to a wish, take back, redo."""
    record = sight.record
    if record.asked is not None and record.asked[0] != sight.seat:
        yield from answers(record, say)
    elif record.asked is not None:
        yield Button(say("hand-withdraw"), Deed(Verb.DECLINE, record.id))
    if sight.seat in record.away:
        yield Button(say("hand-back"), Deed(Verb.RETURN, record.id), Style.SUCCESS)
    if sight.can_take_back:
        yield Button(say("hand-takeback"), Deed(Verb.TAKEBACK, record.id, sight.version))
    if sight.can_redo:
        yield Button(say("hand-redo"), Deed(Verb.REDO, record.id, sight.version))


def _footer(fresh_until: float | None, say: Say, there: Say) -> str:
    button = there("table-hand")
    if fresh_until is None:
        return f"-# {say('hand-stale', button=button)}"
    return f"-# {say('hand-fresh', when=f'<t:{minute(fresh_until)}:t>', button=button)}"
