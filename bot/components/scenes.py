"""The pictures of a table to the taste of whoever looks: a scene, or ``None`` for text alone."""

from collections.abc import Hashable
from itertools import groupby

from bot.catalogue import Entry
from bot.preferences import Deck, Personal, Server
from bot.presenters import series
from bot.presenters.names import drawn_names
from bot.records import Phase, Record
from bot.sessions.past import Past
from bot.sight import Sight
from bot.words import Say
from renderers import series as boards
from renderers.kit import theme
from renderers.kit.plates import announced
from renderers.kit.reel import MOST_FRAMES, Reel
from renderers.kit.scene import Scene

_DECKS = {
    (Deck.FOUR, False): theme.Deck.FOUR_COLOUR,
    (Deck.FOUR, True): theme.Deck.FOUR_PATTERNED,
    (Deck.TWO, False): theme.Deck.TWO_COLOUR,
    (Deck.TWO, True): theme.Deck.TWO_PATTERNED,
}


def look(taste: Personal | Server) -> theme.Look:
    """Return *taste* as renderers take it; only a person has large cards."""
    large = isinstance(taste, Personal) and taste.large
    return theme.Look(deck=_DECKS[taste.deck, taste.patterns], large=large)


def table(entry: Entry, sight: Sight, taste: Server, say: Say) -> Hashable | None:
    """Return the table as everybody sees it; a paused one calls nobody to play."""
    scene = _drawn(entry, "table", sight, taste, say)
    if isinstance(scene, Scene) and sight.record.paused:
        return announced(scene, say("picture-paused"))
    return scene


def ending(entry: Entry, sight: Sight, taste: Server, say: Say) -> Hashable | None:
    """Return the end of a round."""
    return _drawn(entry, "ending", sight, taste, say)


def hand(entry: Entry, sight: Sight, taste: Personal, say: Say) -> Hashable | None:
    """Return a private hand."""
    return _drawn(entry, "hand", sight, taste, say)


def details(entry: Entry, sight: Sight, taste: Personal, say: Say) -> Hashable | None:
    """Return the counts at the end of a round, where the game draws them."""
    return _drawn(entry, "details", sight, taste, say)


def preview(entry: Entry, sight: Sight, partial: str, taste: Personal, say: Say) -> Hashable | None:
    """Return the hand as *partial* would change it; as it is, where the game draws no more."""
    draw = getattr(entry.renderer, "preview", None)
    if draw is None or taste.text_only:
        return hand(entry, sight, taste, say)
    scene: Hashable = draw(sight.view, partial, drawn_names(sight.record, say), look(taste), say)
    return scene


def reel(entry: Entry, past: Past, sight: Sight, taste: Personal, say: Say) -> Reel:
    """Return some moments of a round that is over, its end last."""
    names, draw, manner = drawn_names(sight.record, say), entry.renderer, look(taste)
    moments = [draw.table(view, names, manner, say) for view in past.views(MOST_FRAMES - 1)]
    moments.append(draw.ending(sight.view, names, manner, say))
    return Reel(tuple(scene for scene, _ in groupby(moments)))  # equal ones are one picture


def board(record: Record, taste: Server, say: Say) -> Hashable | None:
    """Return how a series stands."""
    if taste.text_only:
        return None
    names, over = drawn_names(record, say), record.phase is Phase.CLOSED
    places, length = series.ranked(record), record.length or 0
    return boards.standings(record.game, names, places, record.counted, length, say, over=over)


def _drawn(
    entry: Entry, what: str, sight: Sight, taste: Personal | Server, say: Say
) -> Hashable | None:
    draw = getattr(entry.renderer, what, None)
    if draw is None or taste.text_only:
        return None
    scene: Hashable | None = draw(sight.view, drawn_names(sight.record, say), look(taste), say)
    return scene
