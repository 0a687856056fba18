"""What is laid out for a view: compared exactly, and read like a player would read it."""

from itertools import pairwise

import pytest
from hypothesis import given
from pictures.looking import arts, ringed
from pictures.redraw import LAID_OUT, SCENES, listing
from pictures.samples import HANDS, JOKER_CALLED, NAMES, VIEWS, every, over, own, say, seated, view
from pictures.strategies import tables

from engines.core.cards import card, cards
from renderers.kit.cards import CardBack, CardFace
from renderers.kit.icons import Disc, Icon, Sign, Token
from renderers.kit.scene import Dashes, Panel, Ring, Stamp, Text
from renderers.kit.theme import ABSENT, CARD_WIDTHS, GOLD, STRIP, Deck, Look
from renderers.updown import ENGLISH, ending, hand, table

LOOK = Look()


def words(scene):
    """Return all that is written in a scene, mini cards in brackets."""
    said = []
    for op in scene.ops:
        if isinstance(op, Text):
            said.append(op.words)
        elif isinstance(op, Stamp) and isinstance(op.art, Token):
            said.append(f"[{op.art._label}]")
    return " ".join(" ".join(said).split())


def drawn(each):
    return table(each, seated(each), LOOK, say)


@pytest.mark.parametrize("name", LAID_OUT)
def test_layout_is_exactly_as_kept(name):
    kept = (SCENES / f"{name}.txt").read_text(encoding="utf-8")
    assert listing(every(LOOK)[name]) == kept


@pytest.mark.parametrize(
    ("each", "sentence"),
    [
        (view(), "Theo to play: [10] , [8] , a Joker, or draw"),
        (view(pile=0), "Theo must play [10] , [8] or a Joker"),
        (view(holding=True), "Theo drew a card that fits: play or keep"),
        (view(rank=12), "Theo to play: [A] , [Q] , a Joker, or draw"),
        (view(rank=0), "Theo to play: [2] , [K] , a Joker, or draw"),
        (view(**JOKER_CALLED), "Theo to play: [K] , [J] , a Joker, or draw"),
        (over("winner", 1, ["3c", ""]), "WINNER: Theo has no cards left"),
        (over("winner", 0, ["3c", ""], out=(False, True)), "WINNER: Maya, the others left"),
        (over("blocked", 0, ["3c 8s", "As"]), "BLOCKED: Maya wins with 11 points"),
        (over("draw", None, ["3c", "3s"]), "DRAW: the lowest count is shared"),
    ],
)
def test_status_strip_says_who_must_do_what(each, sentence):
    assert words(drawn(each)).endswith(sentence)


@pytest.mark.parametrize(
    ("each", "advice"),
    [
        (own(["3c", "8s", "Th", "Xr"]), "Your turn: 3 can be played"),
        (own(["3c", "8s", "Th", "Xr"], pile=0), "Your turn: 2 can be played"),
        (own(["3c", "Xr"], pile=0), "Your turn: 1 can be played"),
        (own(["8s", "Xr"], pile=0, held=card("Xr"), holding=True), "You drew [] : play or keep"),
        (own(["3c", "8s"], held=card("8s"), holding=True), "You drew [8] : play or keep"),
        (own(["3c"]), "Your turn: nothing fits, draw"),
        (own(["8s"], turn=0), "Your hand: Maya to play"),
        (own(["8s"], outcome="draw"), "Your hand at the end"),
        (own([], out=(False, True), turn=0), "You left this round"),
    ],
)
def test_hand_says_what_can_be_played(each, advice):
    assert words(hand(each, seated(each), LOOK, say)).startswith(f"{advice} In play")


@pytest.mark.parametrize(
    ("each", "raised"),
    [
        (own(["3c", "8s", "Th", "Qd", "Xr"]), "8s Th Xr"),
        (own(["3c", "8s", "Th", "Xr"], pile=0), "8s Th"),
        (own(["3c", "Qd", "Xr", "Xb"], pile=0), "Xr Xb"),
        (own(["8s", "Xr"], pile=0, held=card("8s"), holding=True), "8s Xr"),
        (own(["8s", "Th", "Xr"], turn=0), ""),
        (own(["8s", "Xr"], outcome="blocked", winner=0), ""),
        (own(["Jc", "Qc", "Kc"], **JOKER_CALLED), "Jc Kc"),
        (own(["Ac", "Qc", "Kd"], rank=12), "Ac Qc"),
    ],
)
def test_what_may_be_played_is_raised_and_ringed(each, raised):
    scene = hand(each, seated(each), LOOK, say)
    halos = ringed(scene, CardFace)
    level = max((op.y for op in arts(scene, CardFace)), default=0)
    up = [
        op.art.card
        for op in arts(scene, CardFace)
        if op.y < level or len(raised.split()) == len(each.hand)
    ]
    assert halos == list(cards(raised.split()))
    assert set(up) == set(halos)


def test_a_hand_lies_as_its_view_has_it():
    """By rank, or as its owner likes it sorted."""
    for held in (["Ah", "Tc", "Td", "Ks", "Xr", "Xb"], ["Tc", "Td", "Ah", "Ks", "Xr"]):
        each = own(held)
        lying = [op.art.card for op in arts(hand(each, seated(each), LOOK, say), CardFace)]
        assert lying == list(cards(held))


def test_the_drawn_card_is_marked_over_its_place():
    scene = hand(HANDS["drew"], NAMES[:2], LOOK, say)
    marked = next(op for op in scene.ops if isinstance(op, Text) and op.words == "drawn")
    held = next(op for op in arts(scene, CardFace) if op.art.card == card("8s"))
    assert held.x <= marked.box.x < held.box.right
    assert held.y < marked.box.y < held.box.bottom
    assert scene.ops.index(marked) > max(map(scene.ops.index, arts(scene, CardFace)))


@pytest.mark.parametrize("count", range(1, 49))
@pytest.mark.parametrize("large", [False, True])
def test_every_rank_of_a_hand_stays_in_sight(count, large):
    texts = [f"{r}{s}" for r in "A23456789TJQK" for s in "cdhs"][:count]
    scene = hand(own(texts), NAMES[:2], Look(large=large), say)
    lying = arts(scene, CardFace)
    assert len(lying) == count
    for one, other in pairwise(lying):
        if abs(one.y - other.y) <= 10:
            assert other.x - one.x >= STRIP * one.art.width
    assert {op.art.width for op in lying} <= set(CARD_WIDTHS)


@pytest.mark.parametrize(
    ("name", "high"), [("one", 210), ("five", 210), ("nine", 210), ("twelve", 350), ("thirty", 350)]
)
def test_hand_is_no_higher_than_it_must(name, high):
    assert hand(HANDS[name], NAMES[:2], LOOK, say).height <= high


def test_large_cards_are_larger():
    small, large = (
        hand(HANDS["twenty"], NAMES[:2], Look(large=size), say) for size in (False, True)
    )
    assert arts(large, CardFace)[0].art.width > arts(small, CardFace)[0].art.width


def test_two_colour_deck_reaches_every_card():
    look = Look(deck=Deck.TWO_COLOUR)
    for each in (HANDS["drew"], HANDS["twelve"]):
        scene = hand(each, NAMES[:2], look, say)
        dressed = [*arts(scene, CardFace), *arts(scene, Token)]
        assert {op.art.deck for op in dressed} == {Deck.TWO_COLOUR}
    for each in VIEWS.values():
        faces = arts(table(each, seated(each), look, say), CardFace)
        assert {op.art.deck for op in faces} == {Deck.TWO_COLOUR}


def test_table_shows_the_last_four_cards_and_fades_all_but_the_top():
    each = view(discard=cards(["2c", "3c", "4c", "5c", "6c"]), rank=5)
    faces = [op.art for op in arts(drawn(each), CardFace)]
    assert [face.card for face in faces] == list(cards(["3c", "4c", "5c", "6c"]))
    assert [bool(face.faded) for face in faces] == [True, True, True, False]


def test_a_joker_wears_the_rank_it_was_called():
    scene = drawn(view(**JOKER_CALLED))
    joker = next(op for op in arts(scene, CardFace) if op.art.card == card("Xr"))
    badges = [op for op in scene.ops if isinstance(op, Text) and op.words == "Q" and op.size > 30]
    assert [joker.x < badge.box.x and badge.box.right < joker.box.right for badge in badges] == [
        True
    ]
    assert "Joker called [Q]" in words(scene)


def test_the_pile_thins_and_leaves_an_empty_place():
    backs = [arts(drawn(view(pile=left)), CardBack) for left in (22, 10, 1, 0)]
    assert [[back.art.cards for back in pile] for pile in backs] == [[3], [2], [1], []]
    assert any(isinstance(op, Dashes) for op in drawn(view(pile=0)).ops)
    assert "Deck empty" in words(drawn(view(pile=0)))


def test_the_seat_on_turn_is_ringed_blocked_and_left_seats_say_so():
    each = view(3, turn=0, blocked=(False, True, False), out=(False, False, True))
    scene = drawn(each)
    rings = [
        op for op in scene.ops if isinstance(op, Panel) and op.colour == GOLD and op.box.y < 20
    ]
    assert [ring.box.x for ring in rings] == [8]
    assert "blocked" in words(scene)
    assert "left" in words(scene)
    assert [op.art.colour == ABSENT for op in arts(scene, Disc)] == [False, False, True]


def test_the_end_lays_every_hand_open_and_crowns_the_winner():
    each = VIEWS["blocked"]
    scene = ending(each, seated(each), LOOK, say)
    assert sorted(op.art.card for op in arts(scene, CardFace)) == sorted(sum(each.hands, ()))
    assert len([op for op in arts(scene, Icon) if op.art.sign is Sign.CROWN]) == 1
    assert len([op for op in scene.ops if isinstance(op, Ring)]) == 1
    for total in each.points:
        assert f"{total} points" in words(scene)


@given(tables())
def test_the_public_table_never_depends_on_anyones_hand(at_table):
    own_view, spectator = at_table
    names = NAMES[: len(own_view.counts)]
    assert table(own_view, names, LOOK, say) == table(spectator, names, LOOK, say)


def test_every_word_is_listed_and_every_listed_word_is_said():
    said = set()

    def noting(key, /, **facts):
        said.add(key)
        return say(key, **facts)

    left = over("winner", 0, ["3c", ""], out=(False, True))
    for each in [*VIEWS.values(), left]:
        table(each, seated(each), LOOK, noting)
        if each.outcome:
            ending(each, seated(each), LOOK, noting)
    for each in [*HANDS.values(), own([], out=(False, True), turn=0)]:
        hand(each, seated(each), LOOK, noting)
    assert said == set(ENGLISH)
