"""Views and English words for the picture tests; views are built by hand."""

from engines.core.cards import card, cards
from engines.core.seats import Seat
from engines.cribbage.actions import in_order
from engines.cribbage.events import Shown
from engines.cribbage.scoring import VALUE, score_show, total
from engines.cribbage.views import View
from renderers.cribbage import ENGLISH, counts, ending, hand, preview, table

NAMES = ["Maya", "Theodora Winterbottom"]


def say(key, /, **facts):
    return ENGLISH[key].format(**facts)


def view(**changes):
    """Return a spectator's view in the middle of the play, with *changes*."""
    plain = {
        "seat": None,
        "phase": "play",
        "scores": (73, 78),
        "dealer": Seat(0),
        "turn": Seat(1),
        "hand": (),
        "laid": (),
        "kept": (),
        "counts": (1, 1),
        "laid_away": (True, True),
        "deck": 39,
        "depths": None,
        "cuts": (),
        "starter": card("5h"),
        "count": cards(["8s", "6d", "Tc"]),
        "total": 24,
        "played": tuple(
            (Seat(n % 2), card(text)) for n, text in enumerate(["3c", "Jd", "Qs", "8s", "6d", "Tc"])
        ),
        "go": (),
        "shows": (),
        "rear": (58, 69),
        "outcome": None,
        "winner": None,
        "hands": (),
        "crib": (),
    }
    return View(**{**plain, **changes})


def own(held, **changes):
    """Return the view of seat 1 with the cards *held*."""
    return view(seat=Seat(1), hand=in_order(cards(held.split())), **changes)


def in_play(texts, **changes):
    """Return a spectator's view with *texts* as the cards of the current count."""
    count = cards(texts.split())
    played = tuple((Seat(n % 2), each) for n, each in enumerate(count))
    return view(count=count, played=played, total=sum(VALUE[c] for c in count), **changes)


def shown(seat, hand_, starter, score, *, crib=False):
    four, turned = in_order(cards(hand_.split())), card(starter)
    return Shown(Seat(seat), crib, four, turned, score_show(four, turned, crib=crib), score)


SHOWS = (
    shown(1, "5s 5d Jh Qc", "5h", 94),
    shown(0, "2c 4d 6h 8s", "5h", 77),
    shown(0, "3c 3d 4s 6s", "5h", 91, crib=True),
)
COUNTING = view(
    phase="cut_deck",
    dealer=Seat(1),
    turn=Seat(0),
    starter=None,
    shows=SHOWS,
    scores=(91, 94),
    rear=(77, 73),
    count=(),
    played=(),
    total=0,
    counts=(0, 0),
)
LAYING = {"phase": "lay", "turn": None, "starter": None, "count": (), "played": (), "total": 0}
CUTTING = {**LAYING, "dealer": None, "laid_away": (False, False), "counts": (0, 0)}
HANDS = (in_order(cards(["5s", "5d", "Jh", "Qc"])), in_order(cards(["2c", "4d", "6h", "8s"])))
OVER = {"phase": "over", "turn": None, "outcome": "winner", "count": (), "total": 0}

VIEWS = {
    "start": view(**{**CUTTING, "phase": "cut_dealer", "turn": Seat(0)}, scores=(0, 0),
        rear=(0, 0)),
    "cut": view(**{**CUTTING, "phase": "cut_dealer", "turn": Seat(1)}, scores=(0, 0),
        rear=(0, 0), cuts=cards(["7h"])),
    "deal": view(**{**CUTTING, "phase": "cut_deck", "dealer": Seat(0), "turn": Seat(1)},
        cuts=cards(["7h", "8s"]), scores=(0, 30), rear=(0, 0)),
    "named": view(**{**CUTTING, "phase": "cut_deck", "dealer": Seat(0), "turn": Seat(1)}),
    "both": view(**LAYING, laid_away=(False, False), counts=(6, 6)),
    "one": view(**LAYING, laid_away=(False, True), counts=(6, 4)),
    "starter": view(**{**LAYING, "phase": "cut_starter", "turn": Seat(1)}, counts=(4, 4)),
    "lead": view(count=(), total=0, turn=Seat(0)),
    "first": view(count=(), total=0, played=(), counts=(4, 4), scores=(120, 119), rear=(118, 2)),
    "play": view(),
    "go": view(go=(Seat(0),)),
    "eight": in_play("Ac Ad Ah As 2c 2d 2h 2s", counts=(0, 0)),
    "counts": COUNTING,
    "won": view(**OVER, scores=(121, 84), winner=Seat(0), hands=HANDS, rear=(112, 69),
        crib=cards(["3c", "3d", "4s", "6s"]), shows=SHOWS),
    "double": view(**OVER, scores=(58, 121), winner=Seat(1), hands=HANDS,
        crib=cards(["3c", "3d", "4s", "6s"])),
    "left": view(**{**OVER, "outcome": "left"}, winner=Seat(1), starter=None, played=(),
        hands=(in_order(cards(["2c", "4d", "6h", "8s", "Tc", "Kd"])), HANDS[0]),
        crib=cards(["3c", "3d"])),
    "early": view(**{**OVER, "outcome": "left"}, winner=Seat(0), dealer=None, starter=None,
        played=(), hands=((), ())),
}  # fmt: skip
SIX = "2c 5d 5s 9h Jh Qc"
OWN = {
    "six": own(SIX, **LAYING, laid_away=(False, False)),
    "mine": own(SIX, **{**LAYING, "dealer": Seat(1)}, laid_away=(False, False)),
    "kept": own("5d 5s Jh Qc", **LAYING, laid_away=(False, True), laid=cards(["2c", "9h"]),
        kept=cards(["5d", "5s", "Jh", "Qc"])),
    "turn": own("5d Qc", laid=cards(["2c", "9h"]), kept=cards(["5d", "5s", "Jh", "Qc"])),
    "waiting": own("5d Qc", laid=cards(["2c", "9h"]), kept=cards(["5d", "5s", "Jh", "Qc"]),
        turn=Seat(0)),
    "done": own("", laid=cards(["2c", "9h"]), kept=cards(["5d", "5s", "Jh", "Qc"]), turn=Seat(0)),
    "cut": own("", **{**CUTTING, "phase": "cut_dealer", "turn": Seat(1)}, cuts=cards(["7h"]),
        depths=(4, 36)),
    "cut-wait": own("", **{**CUTTING, "phase": "cut_deck", "dealer": Seat(1), "turn": Seat(0)},
        cuts=cards(["7h", "3c"])),
    "over": own("", **OVER, scores=(121, 84), winner=Seat(0), hands=HANDS,
        laid=cards(["2c", "9h"]), kept=cards(["5d", "5s", "Jh", "Qc"])),
}  # fmt: skip


def every(look, names=NAMES, speak=say):
    """Return every sample scene by name."""
    scenes = {f"table-{name}": table(each, names, look, speak) for name, each in VIEWS.items()}
    scenes |= {f"hand-{name}": hand(each, names, look, speak) for name, each in OWN.items()}
    for name in ("six", "mine"):
        scenes[f"preview-{name}"] = preview(OWN[name], "lay 2c 9h", names, look, speak)
    for name in ("won", "double", "left"):
        scenes[f"end-{name}"] = ending(VIEWS[name], names, look, speak)
    return {**scenes, "counts": counts(COUNTING, names, look, speak)}


assert total(SHOWS[0].parts) == 21
