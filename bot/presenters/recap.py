"""A round that is over: who won and how, every hand, and what can be looked up."""

from collections.abc import Hashable, Iterator

from bot.messages import Button, Deed, Message, Part, Picture, Style, Text, Verb, rows
from bot.presenters import series
from bot.presenters.lately import in_lines
from bot.presenters.names import bold_names
from bot.presenters.pages import page_buttons, split
from bot.presenters.part import GamePresenter
from bot.presenters.table import again, picture, repeated, tally
from bot.records import Phase, Record
from bot.sight import Story
from bot.words import Say

ALT_LENGTH = 1024
"""Characters that Discord takes as the description of a picture."""
POINTS_TOLD = 4
"""How many turning points the recap tells."""
STAND_INS_TOLD = 4
"""How many acts of those done for people who did not move; all are marked in the play-by-play."""


def recap(
    story: Story,
    scene: Hashable | None,
    part: GamePresenter,
    say: Say,
    board: Hashable | None = None,
) -> Message:
    """Return the end of a round for everybody: picture, outcome, hands, turning points.

    *board*: the final standings of the series that ended with it, as a picture.
    """
    sight = story.sight
    names = bold_names(sight.record, say)
    title = say("recap-title", game=part.title(say), n=story.number)
    parts = (
        Text("\n".join((f"## {title}", part.outcome(sight, names, say), *repeated(sight, say)))),
        picture("recap.png", part.alt_table(sight, say), scene),
        Text("\n".join((say("recap-hands"), *part.result_rows(sight, say)))),
        *_turning(story, part, say),
        *_stand_ins(story, part, say),
        *_match(story, say),
        *_board(story.sight.record, board, say),
        Text(f"-# {_how(story, say)}"),
        *rows(_buttons(story, say)),
    )
    return Message(parts, part.accent)


def moving(story: Story, reel: Hashable, frames: int, part: GamePresenter, say: Say) -> Message:
    """Return a round as a moving picture of so many *frames*, for whoever asked for it."""
    title = f"### {say('moving-title', game=part.title(say), n=story.number)}"
    alt = say("moving-alt", n=frames, end=part.alt_table(story.sight, say))
    return Message((Text(title), Picture("recap.gif", alt[:ALT_LENGTH], reel)), part.accent)


def details(story: Story, part: GamePresenter, say: Say, scene: Hashable | None = None) -> Message:
    """Return every hand counted card by card; *scene*: the counts as a picture, where there is one.

    Such a picture has its own description, ``part.alt_details``.
    """
    title = f"### {say('details-title', n=story.number)}"
    lines = "\n".join(part.detail_rows(story.sight, say))
    drawn = getattr(part, "alt_details", None)
    shown = () if scene is None or drawn is None else (drawn(story.sight, say),)
    pictures = tuple(picture("details.png", alt, scene) for alt in shown)
    return Message((Text(title), *pictures, Text(lines)), part.accent)


def plays(story: Story, page: int, part: GamePresenter, say: Say) -> Message:
    """Return page *page* (from 1) of all that happened, an act a line."""
    pages = split("\n".join(_acts(story, part, say)))
    at = min(max(page, 1), len(pages))
    place = say("plays-page", page=at, pages=len(pages))
    title = f"### {say('plays-title', n=story.number)}\n-# {place}"
    record = story.sight.record
    turning = page_buttons(
        at, len(pages), lambda n: Deed(Verb.PLAYS, record.id, argument=f"{story.number} {n}"), say
    )
    return Message((Text(title), Text(pages[at - 1]), *rows(turning)), part.accent)


def _turning(story: Story, part: GamePresenter, say: Say) -> Iterator[Part]:
    names = bold_names(story.sight.record, say)
    points = part.turning_points(story.line, names, say)[:POINTS_TOLD]
    if points:
        yield Text("\n".join((say("recap-turning"), *(f"- {point}" for point in points))))


def _stand_ins(story: Story, part: GamePresenter, say: Say) -> Iterator[Part]:
    names = bold_names(story.sight.record, say)
    lines = [
        f"- {' '.join(in_lines(story.acts[number], names, part, say))}"
        for number in story.stood_in[:STAND_INS_TOLD]
    ]
    left = len(story.stood_in) - len(lines)
    lines += [f"- {say('recap-stood-in-more', n=left)}"] if left else []
    if lines:
        yield Text("\n".join((say("recap-stood-in"), *lines)))


def _match(story: Story, say: Say) -> Iterator[Part]:
    record = story.sight.record
    if record.length is not None:
        yield Text(series.standings(record, say))
        if record.phase is Phase.CLOSED:
            yield Text(series.ending(record, say))
    elif any(record.tally):
        yield Text(say("recap-tally", tally=tally(record, say)))


def _board(record: Record, board: Hashable | None, say: Say) -> Iterator[Part]:
    if board is not None:
        yield picture("standings.png", series.alt_standings(record, say), board)


def _how(story: Story, say: Say) -> str:
    """Return what the buttons are for: how to play on, where one can, and what can be read."""
    following = next(_next(story, say), None)
    if following is None:
        return say("recap-look-how")
    return say("recap-next-how", button=following.label)


def _buttons(story: Story, say: Say) -> tuple[Button, ...]:
    record, number = story.sight.record, str(story.number)
    return (
        *_next(story, say),
        Button(say("recap-details"), Deed(Verb.DETAILS, record.id, argument=number)),
        Button(say("recap-plays"), Deed(Verb.PLAYS, record.id, argument=f"{number} 1")),
        Button(say("recap-moving"), Deed(Verb.MOVING, record.id, argument=number)),
        Button(say("recap-proof"), Deed(Verb.PROOF, record.id, argument=number)),
        Button(say("recap-export"), Deed(Verb.EXPORT, record.id, argument=number)),
    )


def _next(story: Story, say: Say) -> Iterator[Button]:
    """Yield what goes on from here: a new round of this match, or a new match."""
    record = story.sight.record
    if record.phase is Phase.BETWEEN and record.length is not None:
        return
    if record.phase is Phase.BETWEEN and record.round == story.number:
        yield Button(say("recap-again"), again(record), Style.SUCCESS)
    elif record.phase is Phase.CLOSED:
        yield Button(say("recap-rematch"), Deed(Verb.REMATCH, record.id), Style.SUCCESS)


def _acts(story: Story, part: GamePresenter, say: Say) -> Iterator[str]:
    names = bold_names(story.sight.record, say)
    for number, act in enumerate(story.acts):
        key = "plays-line-stood-in" if number in story.stood_in else "plays-line"
        for line in in_lines(act, names, part, say):
            yield say(key, n=number, sentence=line)
    yield part.outcome(story.sight, names, say)
