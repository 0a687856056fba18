"""A modal as a person fills it in, turned into the data of an interaction."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.sandbox.components import SELECTS, Kind, walk
from bot.sandbox.posts import Post
from bot.sandbox.uses import NotPossible, check_values, resolved
from bot.sandbox.wire import Json
from bot.sandbox.world import World

_INPUTS = {*SELECTS, Kind.TEXT_INPUT, Kind.RADIO_GROUP, Kind.CHECKBOX_GROUP, Kind.CHECKBOX}


@dataclass(frozen=True, slots=True)
class Modal:
    """A modal on a person's screen. `source` is the message whose component opened it."""

    id: str
    custom_id: str
    title: str
    components: tuple[Json, ...]
    channel_id: str
    opener: Json
    source: Post | None = None

    @property
    def inputs(self) -> list[Json]:
        """Give what can be filled in, in order."""
        return [c for c in walk(self.components) if c["type"] in _INPUTS]


def fill_in(world: World, modal: Modal, values: Mapping[str, Any]) -> Json:
    """Give the data of the submission. Raises `NotPossible` for what the client would not send."""
    strange = set(values) - {i["custom_id"] for i in modal.inputs}
    if strange:
        raise NotPossible(f"the modal has no {sorted(strange)}")
    found: Json = {}
    data: Json = {
        "custom_id": modal.custom_id,
        "components": [_part(world, c, values, found) for c in modal.components],
    }
    return data | ({"resolved": found} if found else {})


def _part(world: World, part: Json, values: Mapping[str, Any], found: Json) -> Json:
    filled: Json = {"type": part["type"], "id": part["id"]}
    match part["type"]:
        case Kind.LABEL:
            filled["component"] = _input(world, part["component"], values, found)
        case Kind.ROW:
            filled["components"] = [_input(world, c, values, found) for c in part["components"]]
    return filled


def _input(world: World, part: Json, values: Mapping[str, Any], found: Json) -> Json:
    custom_id, kind = part["custom_id"], part["type"]
    filled: Json = {"type": kind, "id": part["id"], "custom_id": custom_id}
    given = values.get(custom_id)
    match kind:
        case Kind.TEXT_INPUT:
            filled["value"] = _text(part, given)
        case Kind.CHECKBOX:
            filled["value"] = bool(part.get("default") if given is None else given)
        case Kind.RADIO_GROUP:
            chosen = _chosen(part, given)
            filled["value"] = chosen[0] if chosen else None
        case _:
            filled["values"] = _chosen(part, given)
            if kind in SELECTS:
                for key, entries in resolved(world, kind, filled["values"]).items():
                    found.setdefault(key, {}).update(entries)
    return filled


def _text(part: Json, given: Any) -> str:
    text = str(part.get("value") or "" if given is None else given)
    needed = part.get("required", True)
    low, high = part.get("min_length", 1 if needed else 0), part.get("max_length", 4000)
    if not text and not needed:
        return text
    if not max(low, int(needed)) <= len(text) <= high:
        raise NotPossible(f"{part['custom_id']!r} takes {low} to {high} characters")
    return text


def _chosen(part: Json, given: Any) -> list[str]:
    if given is None:
        given = [o["value"] for o in part.get("options") or () if o.get("default")]
    values = [given] if isinstance(given, str) else [str(v) for v in given]
    if not values and not part.get("required", True):
        return values
    check_values(part, values)
    return values
