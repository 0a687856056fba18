"""Players who see no picture and no button: they read a message as a screen reader says it, and type.

Each is given the words of the own hand, in English, and returns a move in the notation of the rules.
"""

import re

RANKS = {
    word: letter
    for letter, word in {
        "A": "ace",
        "2": "two",
        "3": "three",
        "4": "four",
        "5": "five",
        "6": "six",
        "7": "seven",
        "8": "eight",
        "9": "nine",
        "T": "ten",
        "J": "jack",
        "Q": "queen",
        "K": "king",
    }.items()
}
SIGNS = dict(zip("♣♦♥♠", "cdhs", strict=True))
CARD = re.compile(
    rf"\b(?P<word>{'|'.join(RANKS)}) of (?P<suit>clubs|diamonds|hearts|spades)"
    r"|(?P<rank>10|[A2-9JQK])(?P<sign>[♣♦♥♠])|(?P<joker>red |black )?Joker"
)


def cards(sentence: str) -> list[str]:
    """Return every card that *sentence* names, in words or with signs."""
    return [_card(found) for found in CARD.finditer(sentence)]


def _card(found: re.Match[str]) -> str:
    if found["word"]:
        return RANKS[found["word"]] + found["suit"][0]
    if found["sign"]:
        return found["rank"].replace("10", "T") + SIGNS[found["sign"]]
    return "X" + (found["joker"] or "x")[0]


def said(words: str, pattern: str) -> str:
    """Return what the words say between the brackets of *pattern*, or nothing."""
    found = re.search(pattern, words)
    return found[1] if found else ""


def updown(words: str) -> str:
    """Play what fits, a Joker last; else draw, and keep what was drawn."""
    playable = cards(said(words, r"You can play: ([^.]+)\."))
    if not playable:
        return "draw"
    best = min(playable, key=lambda each: each[0] == "X")
    return f"play {best} A" if best[0] == "X" else f"play {best}"


def cribbage(words: str) -> str:
    """Cut as shallow as may be, lay the first two cards away, and play the first that fits."""
    depth = said(words, r"lift (\d+) to \d+ cards")
    if depth:
        return f"cut {depth}"
    if "hoose two cards" in words:
        low, high, *_ = cards(said(words, r"cards: ([^.]+)\."))
        return f"lay {low} {high}"
    return f"play {cards(said(words, r'You can play: ([^.]+)[.]'))[0]}"


SUITS = {"Ember": "r", "Sun": "y", "Leaf": "g", "Wave": "b"}
FACES = {"Skip": "S", "Reverse": "R", "+2": "D"}


def wild(words: str) -> str:
    """Call the last card, play the first that can be played; a Wild names Ember; else draw."""
    if "Last card!" in words:
        return "call"
    first = said(words, r"You can play: ([^.;]+)")
    if not first:
        return "draw"
    name, _, rest = first.partition(" ")
    if name == "Wild":
        return f"play {'F' if rest.startswith('+4') else 'W'} r"
    face = rest.split(",")[0]
    return f"play {SUITS[name]}{FACES.get(face, face)}"


def rummy(words: str) -> str:
    """Draw from the closed pile, throw the dearest loose card, show when somebody declares."""
    if "draw from the closed pile" in words:
        return "draw"
    if "Group your cards" in words:
        groups = re.findall(r"\b[A-Z], [^:.]+: ([^.]+)\.", words)
        return "show " + " / ".join(" ".join(cards(group)) for group in groups)
    loose = [
        each for group in re.findall(r"loose, [^:]+: ([^.]+)\.", words) for each in cards(group)
    ]
    dear = sorted(loose or cards(said(words, r"your hand\. (.+)As it lies")), key="23456789A".find)
    return f"discard {dear[0]}"


READERS = {"updown": updown, "cribbage": cribbage, "wild": wild, "rummy": rummy}
