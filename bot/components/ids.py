"""A deed as a custom id and back. The id names the table and the moment, never a seat."""

from bot.messages import Deed, Verb

LIMIT = 100
"""Characters that Discord allows in a custom id."""
PREFIX = "p1"
"""Marks our ids, and how they are written: a later shape gets another number."""


def encode(deed: Deed) -> str:
    """Return the custom id of *deed*; ``ValueError`` past Discord's limit."""
    text = ":".join((PREFIX, deed.verb, deed.table, f"{deed.version:x}", deed.argument))
    if len(text) > LIMIT:
        raise ValueError(f"custom id of {len(text)} characters: {text}")
    return text


def decode(text: str) -> Deed:
    """Read what ``encode`` wrote; ``ValueError`` for anything else."""
    parts = text.split(":", 4)
    if len(parts) != 5 or parts[0] != PREFIX:
        raise ValueError(f"{text!r} is no id of ours")
    _, verb, table, version, argument = parts
    return Deed(Verb(verb), table, int(version, 16), argument)
