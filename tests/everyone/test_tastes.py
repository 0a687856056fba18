"""What a person or a server chooses for pictures is seen in the pictures of every game."""

from itertools import combinations

import msgspec
import pytest
from everyone.tables import EN, GAMES, Live

from bot.components import scenes, screens
from bot.preferences import Deck, Order, Personal, Server
from renderers.kit.cards import CardFace
from renderers.kit.paint import compose
from renderers.kit.scene import Scene, Stamp
from renderers.kit.theme import Deck as Drawn


def middle(key):
    """Return a table after some moves, with cards in play."""
    live = Live.deal(key, 2, 5)
    return list(live.moments(12))[-1]


@pytest.mark.parametrize("key", GAMES)
def test_each_taste_changes_the_pictures_of_each_game(key):
    live, entry = middle(key), GAMES[key]
    for change in ({"patterns": True}, {"deck": Deck.TWO}, {"large": True}):
        own = msgspec.structs.replace(Personal(), **change)
        drawn = [scenes.hand(entry, live.sight(0), taste, EN) for taste in (Personal(), own)]
        # The suits of Wild are no suits of the standard pack: four colours are all there are.
        assert (drawn[0] != drawn[1]) == (key != "wild" or "deck" not in change), change
    for change in ({"patterns": True}, {"deck": Deck.TWO}):
        its = msgspec.structs.replace(Server(), **change)
        drawn = [scenes.table(entry, live.sight(), taste, EN) for taste in (Server(), its)]
        assert (drawn[0] != drawn[1]) == (key != "wild" or "deck" not in change), change


@pytest.mark.parametrize(
    ("key", "order"), [("updown", "suit"), ("cribbage", "suit"), ("wild", "rank")]
)
def test_a_hand_is_sorted_as_its_owner_likes(key, order):
    """Its words, its picture and its buttons; rummy's groups are their owner's own anyway."""
    entry, live = GAMES[key], Live.deal(key, 2, 5)
    while len(live.playout.view(0).hand) < 6:
        live.go(min(live.playout.to_act))
    sight = live.sight(0)
    sorted_ = screens._in_order(sight, entry, Order(order))
    assert sorted(sorted_.view.hand) == sorted(sight.view.hand)
    assert sorted_.view.hand != sight.view.hand
    for shown in (entry.part.hand_words, entry.part.controls):
        assert shown(sorted_, EN)
    assert scenes.hand(entry, sorted_, Personal(), EN) != scenes.hand(entry, sight, Personal(), EN)
    assert screens._in_order(sight, entry, Order.GAME) is sight


def pixels(art):
    """Return a card's visible strip in a fan, without colours."""
    picture = compose(Scene("lobby", (Stamp(art, 8, 8),), 160)).convert("L")
    return picture.crop((16, 16, 16 + round(art.width * 2 * 0.46), 16 + round(art.height * 2)))


def test_patterns_tell_the_suits_apart_where_colours_do_not():
    """The foot of a card, without its rank and suit, differs from suit to suit in greys too."""
    arts = [CardFace(4 + 13 * suit, 92, deck=Drawn.TWO_PATTERNED) for suit in range(4)]
    strips = [pixels(art) for art in arts]
    feet = [strip.crop((0, strip.height * 7 // 10, *strip.size)) for strip in strips]
    for one, other in combinations(feet, 2):
        pairs = zip(one.tobytes(), other.tobytes(), strict=True)
        unlike = sum(abs(a - b) > 48 for a, b in pairs)
        assert unlike > 0.08 * one.width * one.height
