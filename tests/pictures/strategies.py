"""Tables at any moment, names of any kind, and languages with longer words."""

from hypothesis import strategies as st
from pictures.samples import points, say

from engines.core.cards import Card, is_joker, rank
from engines.updown.views import View
from renderers.kit.theme import Deck, Look


@st.composite
def tables(draw):
    """Return a seat's view of a made-up moment, and a spectator's of the same."""
    seats = draw(st.sampled_from([2, 3]))
    order = [Card(n) for n in draw(st.permutations(range(54)))]
    counts = [draw(st.integers(0, 15)) for _ in range(seats)]
    out = tuple(draw(st.booleans()) and n != 0 for n in range(seats))
    hands = tuple(
        () if gone else tuple(order.pop() for _ in range(count))
        for count, gone in zip(counts, out, strict=True)
    )
    discard = tuple(order.pop() for _ in range(draw(st.integers(1, 6))))
    called = is_joker(discard[-1])
    outcome = draw(st.sampled_from([None, None, "winner", "blocked", "draw"]))
    staying = [n for n in range(seats) if not out[n]]
    seat = draw(st.sampled_from(range(seats)))
    turn = None if outcome else draw(st.sampled_from(staying))
    holding = bool(turn is not None and hands[turn] and draw(st.booleans()))
    mine = turn == seat and holding
    shared = {
        "holding": holding,
        "counts": tuple(map(len, hands)),
        "pile": draw(st.sampled_from([0, 1, len(order)])),
        "discard": discard,
        "rank": draw(st.integers(0, 12)) if called else rank(discard[-1]),
        "called": called,
        "turn": turn,
        "starter": 0,
        "blocked": tuple(draw(st.booleans()) for _ in range(seats)),
        "out": out,
        "outcome": outcome,
        "winner": draw(st.sampled_from(staying)) if outcome in ("winner", "blocked") else None,
        "hands": hands if outcome else (),
        "points": tuple(map(points, hands)) if outcome else (),
    }
    own = View(seat=seat, hand=hands[seat], held=hands[seat][0] if mine else None, **shared)
    return own, View(seat=None, hand=(), held=None, **shared)


ODD = (
    "",
    " ",
    "😀😀😀",
    "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘",
    "شخص",
    "דוד בן-גוריון",
    "W" * 32,
    "\u202eevil\u202c",
    "𝕱𝖆𝖓𝖈𝖞 𝓝𝓪𝓶𝓮",
    "राम",
    "山田太郎",
    "**@everyone** <@1>",
    "\ue000\ue001",
    "a\nb\tc",
    "ﷺ",
    "ßß",
)
names = st.one_of(st.sampled_from(ODD), st.text(max_size=32))


def longer(key, /, **facts):
    """Say it as a language would that needs half as many letters again, and accents."""
    said = say(key, **facts)
    return said + " " + "ãéîõü"[: max(1, len(said) // 2)] + "x" * max(0, len(said) // 2 - 5)


sayings = st.sampled_from([say, longer])
looks = st.builds(Look, st.sampled_from(Deck), st.booleans())
