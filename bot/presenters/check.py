"""What the bot lacks in a channel, and how to grant it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.messages import Message, Text
from bot.words import Say

NEEDED = ("read_messages", "send_messages", "attach_files")
IN_THREADS = ("read_messages", "send_messages_in_threads", "attach_files")
"""What play needs, by the library's own names."""
HELPFUL = ("send_messages_in_threads", "create_public_threads")
"""What ``/play thread:true`` needs besides."""
PERSONS = ("send_messages", "attach_files")
"""Without which Discord shows the tables that somebody opens to them alone."""


@dataclass(frozen=True, slots=True)
class Place:
    """What is allowed in a channel. Permissions are by the library's own names."""

    bot: Mapping[str, bool]
    person: Mapping[str, bool]
    thread: bool = False
    tables: bool = True
    """Whether the server's settings let tables be opened here."""
    slow: int = 0
    """Seconds between two messages of a person; slow mode, 0 for none."""
    emojis: tuple[int, int] = (0, 0)
    """How many of the application's own emojis are there, of how many."""


def check(place: Place, say: Say) -> Message:
    """Return what is missing, each with how to grant it; what is in order is listed too."""
    faults = tuple(_faults(place, say))
    head = say("check-missing", n=len(faults)) if faults else say("check-good")
    lines = "\n".join(f"❌ {fault}" for fault in faults)
    parts = (
        f"### {say('check-title')}\n{head}",
        *((lines, say("check-grant")) if faults else ()),
        "\n".join(_granted(place, say)),
        "\n".join(_notes(place, say)),
    )
    return Message(tuple(Text(part) for part in parts if part))


def _needed(place: Place) -> Sequence[str]:
    return IN_THREADS if place.thread else NEEDED


def _faults(place: Place, say: Say) -> Iterator[str]:
    for name in _needed(place):
        if not place.bot.get(name):
            yield say(
                "check-lacks",
                permission=say("check-permission", name=name),
                why=say("check-why", name=name),
            )
    if not place.tables:
        yield say("check-not-allowed")


def _granted(place: Place, say: Say) -> Iterator[str]:
    for name in _needed(place):
        if place.bot.get(name):
            yield f"✅ {say('check-permission', name=name)}"


def _notes(place: Place, say: Say) -> Iterator[str]:
    """Yield what play can do without."""
    for name in HELPFUL:
        if not place.thread and not place.bot.get(name):
            permission = say("check-permission", name=name)
            yield f"-# {say('check-threads', permission=permission)}"
    if not all(place.person.get(name) for name in PERSONS):
        yield f"-# {say('check-person')}"
    if place.slow:
        yield f"-# {say('check-slow', n=place.slow)}"
    there, all_ = place.emojis
    if there < all_:
        yield f"-# {say('check-emojis', n=all_ - there)}"
