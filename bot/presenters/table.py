"""The public table: one message that everybody in the channel reads, made from no one's hand."""

from collections.abc import Hashable, Iterator, Sequence

from bot.messages import Button, Deed, Divider, Message, Part, Picture, Style, Text, Verb, rows
from bot.presenters import series
from bot.presenters.lately import lately
from bot.presenters.names import bold_names, playing
from bot.presenters.part import GamePresenter
from bot.records import Phase, Record
from bot.sight import Sight
from bot.words import Say

ALT_LIMIT = 1024
"""Characters that Discord takes as the description of a picture."""
TABLES_TOLD = 20
"""How many of the tables that wait a digest names."""
HASH_SHOWN = 24
"""Hex digits of a commitment: 96 bits; all 64 stand in the deal proof."""


def table(sight: Sight, scene: Hashable | None, part: GamePresenter, say: Say) -> Message:
    """Return the table as everybody may see it; *scene* ``None`` says the picture in words.

    Raise ``ValueError`` for the sight of a seat: its cards would stand in public.
    """
    if sight.seat is not None:
        raise ValueError(f"a public table is made from no seat's sight, not that of {sight.seat}")
    record = sight.record
    parts = (
        Text("\n".join((header(record, part, say), *repeated(sight, say)))),
        picture("table.png", _alt(sight, part, say), scene),
        Text(_status(sight, part, say)),
        *_lately(sight, part, say),
        *rows((*_first_buttons(sight, say), *_game(sight, part, say), *_last_buttons(record, say))),
        *_ending(record, say),
        *_commitment(sight, say),
    )
    return Message(parts, part.accent)


def ping(record: Record, user: int, say: Say) -> Message:
    """Return the short word that calls *user* to the table, and notifies nobody else."""
    button = Button(say("table-hand"), Deed(Verb.HAND, record.id), Style.PRIMARY)
    text = Text(say("table-ping", mention=f"<@{user}>"))
    return Message((text, *rows((button,))), pings=(user,))


def ping_direct(records: Sequence[Record], say: Say) -> Message:
    """Return the short word that calls somebody to their tables from elsewhere."""
    places = [(say(f"{record.game}-title"), _link(record)) for record in records[:TABLES_TOLD]]
    if len(records) == 1:
        ((game, link),) = places
        return Message((Text(say("table-ping-direct", game=game, link=link)),))
    lines = (say("table-digest-line", game=game, link=link) for game, link in places)
    return Message((Text("\n".join((say("table-digest", n=len(records)), *lines))),))


def _link(record: Record) -> str:
    place = f"{record.guild or '@me'}/{record.channel}/{record.message or ''}"
    return f"https://discord.com/channels/{place.rstrip('/')}"


def header(record: Record, part: GamePresenter, say: Say) -> str:
    """Return the game, the round and the rounds won."""
    rounds = say("table-round", n=record.round)
    if any(record.tally):
        rounds = say("table-round-tally", n=record.round, tally=tally(record, say))
    return f"## {part.title(say)}\n{rounds}"


def repeated(sight: Sight, say: Say) -> Iterator[str]:
    """Yield that a round is an earlier one once more, and counts for nothing."""
    if sight.repeats:
        yield say("table-repeats")


def tally(record: Record, say: Say) -> str:
    """Return the rounds won by each name."""
    won = zip(bold_names(record, say), record.tally, strict=False)
    return " · ".join(say("table-tally-seat", name=name, won=n) for name, n in won)


def picture(name: str, alt: str, scene: Hashable | None) -> Part:
    """Return the picture of *scene*, or where there is none its description for all to read."""
    return Text(alt) if scene is None else Picture(name, alt, scene)


def again(record: Record) -> Deed:
    """Return the wish for the round after the one at hand, so that a second press deals no more."""
    return Deed(Verb.AGAIN, record.id, argument=str(record.round))


def _status(sight: Sight, part: GamePresenter, say: Say) -> str:
    record = sight.record
    said = paused(record, say) if record.paused else part.status(sight, say)
    if sight.note:
        said = f"{say(sight.note)}\n{said}"
    if record.paused:
        return said
    said = "\n".join((said, *_wishes(record, say)))
    if record.phase is Phase.BETWEEN and record.length is None:
        return f"{said}\n{say('table-next', button=say('table-again'))}"
    if sight.until is None:
        return said
    if record.phase is Phase.BETWEEN:
        return f"{said}\n{say('series-next', when=f'<t:{int(sight.until)}:R>')}"
    return f"{said} {say('table-clock', when=f'<t:{int(sight.until)}:R>')}"


def _wishes(record: Record, say: Say) -> Iterator[str]:
    """Yield who is away, who waits for the next game, and what somebody asks the others."""
    names = bold_names(record, say)
    yield from wished(record, say)
    for seat in record.away:
        yield say("table-away", name=names[seat])
    if record.phase is Phase.BETWEEN and record.ready:
        yield say("series-waiting", names=", ".join(names[seat] for seat in record.ready))


def wished(record: Record, say: Say) -> Iterator[str]:
    """Yield what somebody asks the others, who can agree or decline."""
    if record.asked is not None:
        seat, wish = record.asked
        yield say(f"asks-{wish}", name=bold_names(record, say)[seat])


def paused(record: Record, say: Say) -> str:
    """Return that nobody can move, why if the bot knows, and who can let the match go on."""
    names = bold_names(record, say)
    people = ", ".join(names[seat] for seat in playing(record) if record.chairs[seat].user)
    if not record.why_paused:
        return say("table-paused", names=people)
    return say("table-paused-why", why=say(record.why_paused), names=people)


def resuming(record: Record, say: Say, argument: str = "") -> Button:
    """Return the button that lets a paused match go on; *argument*: where it stands."""
    deed = Deed(Verb.RESUME, record.id, argument=argument)
    return Button(say("more-resume"), deed, Style.SUCCESS)


def _alt(sight: Sight, part: GamePresenter, say: Say) -> str:
    """Return what the picture shows; a paused one says that first, if there is room."""
    alt = part.alt_table(sight, say)
    whole = say("table-alt-paused", alt=alt) if sight.record.paused else alt
    return whole if len(whole) <= ALT_LIMIT else alt


def _lately(sight: Sight, part: GamePresenter, say: Say) -> Iterator[Part]:
    """Yield what happened last; once over, every hand with its points, and these no more in blocks."""
    over = sight.record.phase is Phase.BETWEEN
    yield from lately(sight, part, say, blocks=not over)
    if over:
        yield Text("\n".join(part.result_rows(sight, say)))
        if sight.record.length is not None:
            yield Text(series.standings(sight.record, say))


def _first_buttons(sight: Sight, say: Say) -> tuple[Button, ...]:
    record = sight.record
    if record.phase is Phase.BETWEEN and record.length is not None:
        deed = Deed(Verb.READY, record.id, argument=str(record.round))
        return (Button(say("series-ready"), deed, Style.SUCCESS),)
    if record.phase is Phase.BETWEEN:
        return (Button(say("table-again"), again(record), Style.SUCCESS),)
    hand = Button(say("table-hand"), Deed(Verb.HAND, record.id), Style.PRIMARY, emoji="🃏")
    return (resuming(record, say), hand) if record.paused else (hand,)


def _game(sight: Sight, part: GamePresenter, say: Say) -> tuple[Button, ...]:
    """Return the game's own buttons, while anybody may press them."""
    return () if sight.record.paused else part.public(sight, say)


def _last_buttons(record: Record, say: Say) -> tuple[Button, ...]:
    return (
        *(answers(record, say) if record.asked is not None else ()),
        Button(say("table-rules"), Deed(Verb.RULES, argument=f"{record.game} 1")),
        Button(say("table-more"), Deed(Verb.MORE, record.id)),
    )


def answers(record: Record, say: Say) -> tuple[Button, ...]:
    """Return yes and no to what somebody asks the others; yes is to that wish alone."""
    wish = record.asked[1] if record.asked is not None else ""
    return (
        Button(say("table-agree"), Deed(Verb.AGREE, record.id, argument=wish), Style.SUCCESS),
        Button(say("table-decline"), Deed(Verb.DECLINE, record.id)),
    )


def _ending(record: Record, say: Say) -> Iterator[Part]:
    """Yield the end of the match, apart from the everyday buttons."""
    if record.phase is Phase.BETWEEN:
        yield Divider()
        yield from rows((Button(say("table-end"), Deed(Verb.END, record.id), Style.DANGER),))


def _commitment(sight: Sight, say: Say) -> Iterator[Part]:
    if not sight.commitments:
        return
    count, latest = len(sight.commitments), sight.commitments[-1][:HASH_SHOWN]
    if count == 1:
        yield Text(f"-# {say('table-commitment', hash=latest)}")
    else:
        yield Text(f"-# {say('table-commitments', n=count, hash=latest)}")
