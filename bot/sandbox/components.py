"""The tree of components on a message or modal: its kinds, how to walk it, how to find one."""

from collections.abc import Iterable, Iterator
from enum import IntEnum

from bot.sandbox.wire import Json


class Kind(IntEnum):
    """Discord's numbers for the kinds of component."""

    ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT = 10
    THUMBNAIL = 11
    GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = frozenset(
    {
        Kind.STRING_SELECT,
        Kind.USER_SELECT,
        Kind.ROLE_SELECT,
        Kind.MENTIONABLE_SELECT,
        Kind.CHANNEL_SELECT,
    }
)


def walk(components: Iterable[Json]) -> Iterator[Json]:
    """Give every component of a tree, parents before children."""
    for component in components:
        if not isinstance(component, dict):
            continue
        yield component
        inner = component.get("components")
        yield from walk(inner if isinstance(inner, list) else ())
        for key in ("accessory", "component"):
            if isinstance(component.get(key), dict):
                yield from walk([component[key]])


def medias(component: Json) -> Iterator[tuple[Json, str | None]]:
    """Give each picture or file of one component with its description (alt text)."""
    for holder in (component, *(component.get("items") or ())):
        if isinstance(holder, dict):
            media = holder.get("media") or holder.get("file")
            if isinstance(media, dict):
                yield media, holder.get("description")


def texts(components: Iterable[Json]) -> Iterator[str]:
    """Give the content of every text display, in order."""
    for component in walk(components):
        if component.get("type") == Kind.TEXT:
            yield str(component.get("content") or "")


def find(components: Iterable[Json], custom_id: str) -> Json | None:
    """Find the component with a custom id."""
    return next((c for c in walk(components) if c.get("custom_id") == custom_id), None)
