"""Components as Discord stores them: numbered, without nulls, with their defaults."""

from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

from bot.sandbox.components import SELECTS, Kind, walk
from bot.sandbox.wire import Json


def shape_components(components: tuple[Json, ...], resolve: Callable[[Json], Json]) -> list[Json]:
    """Give components as Discord stores them: numbered, nulls gone, defaults written out."""
    taken = {c["id"] for c in walk(components) if c.get("id")}
    numbers = (n for n in count(1) if n not in taken)
    return [_shape(c, resolve, numbers) for c in components]


def _shape(component: Json, resolve: Callable[[Json], Json], numbers: Iterator[int]) -> Json:
    shaped = {k: _bare(v) if k in ("emoji", "options") else v for k, v in component.items()}
    shaped = {k: v for k, v in shaped.items() if v is not None}
    shaped["id"] = shaped.get("id") or next(numbers)
    shaped = {**_defaults(shaped["type"]), **shaped}
    for key in ("media", "file"):
        if key in shaped:
            shaped[key] = _unfurled(resolve(shaped[key]), shaped["id"])
    if "items" in shaped:
        shaped["items"] = [_shape_item(i, resolve) for i in shaped["items"]]
    if "components" in shaped:
        shaped["components"] = [_shape(c, resolve, numbers) for c in shaped["components"]]
    for key in ("accessory", "component"):
        if key in shaped:
            shaped[key] = _shape(shaped[key], resolve, numbers)
    return shaped


def _bare(value: Any) -> Any:
    """Return an emoji, or options, without nulls; ids are texts, as whoever reads them expects."""
    if isinstance(value, list):
        return [_bare(v) for v in value]
    if isinstance(value, dict):
        return {k: str(v) if k == "id" else _bare(v) for k, v in value.items() if v is not None}
    return value


def _shape_item(item: Json, resolve: Callable[[Json], Json]) -> Json:
    media = _unfurled(resolve(item["media"]), 0)
    return {
        "media": media,
        "description": item.get("description"),
        "spoiler": bool(item.get("spoiler")),
    }


def _unfurled(media: Json, number: int) -> Json:
    return {"id": media.get("attachment_id") or str(number), **media}


def _defaults(kind: int) -> Json:
    if kind in SELECTS:
        return {"min_values": 1, "max_values": 1}
    match kind:
        case Kind.CONTAINER:
            return {"accent_color": None, "spoiler": False}
        case Kind.SEPARATOR:
            return {"divider": True, "spacing": 1}
        case Kind.THUMBNAIL:
            return {"description": None, "spoiler": False}
        case Kind.FILE:
            return {"name": None, "size": None, "spoiler": False}
        case _:
            return {}
