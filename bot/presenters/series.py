"""How a series stands, between its games and at its end; and a series that is over, in full."""

from collections.abc import Hashable, Iterator, Sequence

from bot.messages import OPTIONS_A_MENU as MENU
from bot.messages import Button, Deed, Menu, Message, Option, Picture, Style, Text, Verb, rows
from bot.presenters.names import bold_names, plain_names
from bot.presenters.part import GamePresenter
from bot.records import Record, Round
from bot.standings import series_score, series_winners
from bot.words import Say, escaped
from engines.core.seats import Seat


def standings(record: Record, say: Say) -> str:
    """Return the seats of a series, best first: games won, then points; equals share a place."""
    names = bold_names(record, say)
    lines = [
        say("series-place", place=place, name=names[seat], won=won, points=points)
        for place, seat, won, points in ranked(record)
    ]
    title = say("series-standings", n=record.counted, length=record.length or 0)
    return "\n".join((f"**{title}**", *lines))


def alt_standings(record: Record, say: Say) -> str:
    """Return all that the picture of the standings shows."""
    names = plain_names(record, say)
    lines = (
        say("series-alt-place", place=place, name=names[seat], won=won, points=points)
        for place, seat, won, points in ranked(record)
    )
    title = say("series-standings", n=record.counted, length=record.length or 0)
    return " ".join((f"{title}.", *lines))


def told(
    record: Record, rounds: Sequence[Round], board: Hashable | None, part: GamePresenter, say: Say
) -> Message:
    """Return a series that is over: final standings, game by game, and what can be looked up.

    *rounds*: its games that were finished; *board*: the standings as a picture, if
    there is to be one.
    """
    title = say("series-title", game=part.title(say), length=record.length or 0)
    games = "\n".join(_game(each, say) for each in rounds) or say("series-nobody")
    rematch = Button(say("recap-rematch"), Deed(Verb.REMATCH, record.id), Style.SUCCESS)
    alt = alt_standings(record, say)
    shown = () if board is None else (Picture("standings.png", alt, board),)
    return Message(
        (
            Text(f"## {title}\n{ending(record, say)}"),
            *shown,
            Text(standings(record, say)),
            Text(f"**{say('series-games')}**\n{games}"),
            *_menus(record, rounds, say),
            *rows((rematch,)),
        ),
        part.accent,
    )


def _game(round_: Round, say: Say) -> str:
    names, result = plain_names(round_, say), round_.result
    first = result.places[0] if result and result.places else ()
    if round_.repeats or not first:
        return say("series-game-uncounted", n=round_.number)
    winners = ", ".join(f"**{escaped(names[seat])}**" for seat in first)
    return say("series-game", n=round_.number, names=winners)


def _menus(record: Record, rounds: Sequence[Round], say: Say) -> Iterator[Menu]:
    options = tuple(
        Option(say("series-game-option", n=each.number), str(each.number)) for each in rounds
    )[-MENU:]
    if options:
        yield Menu(say("series-details"), Deed(Verb.DETAILS, record.id), options)
        yield Menu(say("series-plays"), Deed(Verb.PLAYS, record.id), options)


def ranked(record: Record) -> tuple[tuple[int, Seat, int, int], ...]:
    """Return place, seat, games won and points of each, best first; equals share a place."""
    scores = [series_score(record, seat) for seat in range(len(record.tally))]
    places = [1 + sum(other > score for other in scores) for score in scores]
    rows = [(place, Seat(n), *scores[n]) for n, place in enumerate(places)]
    return tuple(sorted(rows))


def ending(record: Record, say: Say) -> str:
    """Return who took the series, in one sentence."""
    names, first = bold_names(record, say), series_winners(record)
    if not first:
        return say("series-nobody")
    if len(first) == 1:
        return say("series-winner", name=names[first[0]])
    return say("series-shared", names=", ".join(names[seat] for seat in first))
