"""Views, names and English words for the picture tests; views are built by hand."""

from engines.core.cards import card, cards, is_joker, rank
from engines.updown.views import View
from renderers.kit.cards import CardBack, CardFace, Style
from renderers.kit.icons import Disc, Icon, Sign, Token
from renderers.kit.scene import Scene, Stamp
from renderers.kit.theme import FELTS, GOLD, ON_GOLD, SEATS
from renderers.recap import Standing, scoreboard
from renderers.updown import ENGLISH, ending, hand, table

NAMES = ["Maya", "Theo", "Priyanka R."]


def say(key, /, **facts):
    return ENGLISH[key].format(**facts)


def seated(view):
    """Return the names of those who sit at the table of *view*."""
    return NAMES[: len(view.counts)]


def points(hand):
    def worth(each):
        if is_joker(each):
            return 50
        return 30 if rank(each) == 0 else min(rank(each) + 1, 10)

    return sum(map(worth, hand))


def view(seats=2, **changes):
    """Return a view of a spectator in the middle of a round, with *changes*."""
    plain = {
        "seat": None,
        "hand": (),
        "held": None,
        "holding": False,
        "counts": (5, 3, 1)[:seats],
        "pile": 22,
        "discard": cards(["6s", "7d", "8c", "9h"]),
        "rank": 8,
        "called": False,
        "turn": 1,
        "starter": 0,
        "blocked": (False,) * seats,
        "out": (False,) * seats,
        "outcome": None,
        "winner": None,
        "hands": (),
        "points": (),
    }
    return View(**{**plain, **changes})


def own(texts, *, seats=2, seat=1, **changes):
    """Return the view of *seat*, on turn, with the cards *texts*."""
    held = cards(texts)
    counts = tuple(len(held) if n == seat else 5 for n in range(seats))
    return view(
        seats, seat=seat, turn=changes.pop("turn", seat), hand=held, counts=counts, **changes
    )


def over(outcome, winner, hands, **changes):
    """Return a spectator's view of a finished round."""
    laid = tuple(cards(each.split()) for each in hands)
    return view(
        len(laid),
        **{
            "outcome": outcome,
            "winner": winner,
            "hands": laid,
            "counts": tuple(map(len, laid)),
            "points": tuple(map(points, laid)),
            "turn": None,
            "pile": 0,
            **changes,
        },
    )


JOKER_CALLED = {"discard": cards(["6s", "7d", "8c", "Xr"]), "rank": 11, "called": True}
MANY = [f"{r}{s}" for r in "A23456789TJQK" for s in "cdhs"]

VIEWS = {
    "two": view(),
    "three": view(3, turn=0, blocked=(False, True, False), pile=0, counts=(5, 13, 1)),
    "joker": view(3, **JOKER_CALLED, out=(False, False, True), counts=(12, 3, 0), turn=0),
    "holding": view(holding=True, discard=cards(["Td"]), rank=9, pile=1),
    "won": over("winner", 1, ["3c 8s Th Qd Xr", ""], pile=14),
    "blocked": over("blocked", 0, ["3c 8s Th", "Qd Kd As", "2c 3d 4h 4c 6s Tc Jc Jd"]),
    "draw": over("draw", None, ["3c 8s", "4c 7s"]),
}
HANDS = {
    "five": own(["3c", "8s", "Th", "Qd", "Xr"]),
    "one": own(["8s"]),
    "drew": own(["3c", "8s", "9d", "Th", "Qd", "Kc", "Xb"], held=card("8s"), holding=True),
    "waiting": own(["3c", "8s", "Th"], turn=0),
    "must": own(["3c", "8s", "Th", "Xr"], pile=0),
    "nothing": own(["2c", "2s"], **JOKER_CALLED),
    "nine": own(MANY[:9]),
    "twelve": own(MANY[20:32], held=card("8h"), holding=True),
    "twenty": own(MANY[10:30]),
    "thirty": own(MANY[10:40], held=card("Ts"), holding=True),
    "most": own([*MANY[:46], "Xr", "Xb"]),
    "empty": own([], outcome="winner", winner=1, points=(20, 0)),
}
SCORES = scoreboard(
    "rummy",
    "Round 4",
    "Pool rummy · out at 101",
    [
        Standing(seat=0, name="Priya", place=1, total=38, delta="+0"),
        Standing(seat=2, name="Maya", place=2, total=44, delta="+12"),
        Standing(seat=1, name="Arjun", place=3, total=71, delta="+33"),
        Standing(seat=3, name="Theo", place=4, total=96, delta="+20", tag="dropped"),
    ],
    ["Priya declared · next deal in 30 s"],
)
CROWD = scoreboard(
    "wild",
    "Game 3 of 5",
    "Series",
    [
        Standing(seat=n, name=f"Player number {n}", place=1 + n, total=500 - n * 41, delta="+120")
        for n in range(10)
    ],
    ["Player number 0 leads"],
)


def every(look):
    """Return every sample scene by name."""
    scenes = {f"table-{name}": table(each, seated(each), look, say) for name, each in VIEWS.items()}
    scenes |= {f"hand-{name}": hand(each, seated(each), look, say) for name, each in HANDS.items()}
    finished = {name: each for name, each in VIEWS.items() if each.outcome}
    scenes |= {
        f"end-{name}": ending(each, seated(each), look, say) for name, each in finished.items()
    }
    return {**scenes, "scores": SCORES, "crowd": CROWD, "deck": deck()}


def deck():
    """Return a scene with faces of every kind, for the look of the pack itself."""
    faces = [
        *(CardFace(card(text), 70, Style.PIPS) for text in ("As", "9h", "Td", "Jc", "Qh", "Ks")),
        *(CardFace(card(text), 70) for text in ("Td", "Qc", "Xr", "Xb", "Xx")),
        CardFace(card("5c"), 70, wild=True),
        CardFace(card("5c"), 70, faded=FELTS["rummy"].tray),
        CardBack(70),
    ]
    places = [(8 + n % 7 * 77, 8 + n // 7 * 106) for n in range(len(faces))]
    tokens = [Token(card=card(text)) for text in ("Th", "Qs", "Xr", "Xb")]
    signs = [Icon(sign, 24, GOLD, ON_GOLD) for sign in Sign]
    row = [*tokens, Token(rank=9), Disc("M", SEATS[1], 31), *signs]
    return Scene(
        "rummy",
        (
            *(Stamp(face, x, y) for face, (x, y) in zip(faces, places, strict=True)),
            *(Stamp(art, 8 + n * 36, 225) for n, art in enumerate(row)),
        ),
        266,
    )
