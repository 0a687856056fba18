"""A slash command as a person types it, turned into the data of an interaction."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.sandbox.commands import GROUP, SUBCOMMAND
from bot.sandbox.components import Kind
from bot.sandbox.places import Account, Channel
from bot.sandbox.uses import NotPossible, offered_commands, resolved
from bot.sandbox.wire import Json
from bot.sandbox.world import World

STRING, INTEGER, BOOLEAN, PERSON, CHANNEL, ROLE, MENTIONABLE, NUMBER = 3, 4, 5, 6, 7, 8, 9, 10


@dataclass(frozen=True, slots=True)
class Typed:
    """A command line: `name` with its subcommands, the options, and the one being typed."""

    name: str
    options: Mapping[str, Any]
    focused: str | None = None


def read_line(
    world: World, account: Account, channel: Channel, typed: Typed
) -> tuple[Json, Json | None]:
    """Give the data of the interaction and the focused option. Raises `NotPossible`."""
    name, *path = typed.name.removeprefix("/").split()
    offered = {c["name"]: c for c in offered_commands(world, account, channel)}
    if name not in offered:
        raise NotPossible(f"there is no command /{name} here, only {sorted(offered)}")
    command = offered[name]
    leaf, wrap = _descend(command, path)
    values, found = _values(world, leaf.get("options") or [], typed)
    data: Json = {"id": command["id"], "name": name, "type": 1, "options": wrap(values)}
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    return (data | ({"resolved": found} if found else {})), _focused(leaf, typed.focused)


def _descend(command: Json, path: list[str]) -> tuple[Json, Any]:
    wrapped: list[Json] = []
    leaf = command
    for word in path:
        inner = {
            o["name"]: o for o in leaf.get("options") or () if o["type"] in (SUBCOMMAND, GROUP)
        }
        if word not in inner:
            raise NotPossible(f"/{command['name']} has no {word!r}, only {sorted(inner)}")
        leaf = inner[word]
        wrapped.append({"name": leaf["name"], "type": leaf["type"]})
    if any(o["type"] in (SUBCOMMAND, GROUP) for o in leaf.get("options") or ()):
        raise NotPossible(f"/{command['name']} needs one of its subcommands")

    def wrap(values: list[Json]) -> list[Json]:
        for outer in reversed(wrapped):
            values = [{**outer, "options": values}]
        return values

    return leaf, wrap


def _focused(leaf: Json, focused: str | None) -> Json | None:
    if focused is None:
        return None
    found = next((o for o in leaf.get("options") or () if o["name"] == focused), None)
    if found is None or not found.get("autocomplete"):
        raise NotPossible(f"the option {focused!r} completes nothing")
    return dict(found)


def _values(world: World, options: list[Json], typed: Typed) -> tuple[list[Json], Json]:
    known = {o["name"] for o in options}
    strange = set(typed.options) - known
    if strange:
        raise NotPossible(f"no options {sorted(strange)}, only {sorted(known)}")
    values: list[Json] = []
    found: Json = {}
    for option in options:
        if typed.options.get(option["name"]) is None:
            if option.get("required") and typed.focused is None:
                raise NotPossible(f"the option {option['name']!r} is required")
            continue
        values.append(_value(world, option, typed, found))
    return values, found


def _value(world: World, option: Json, typed: Typed, found: Json) -> Json:
    name, kind, given = option["name"], option["type"], typed.options[option["name"]]
    if name == typed.focused:
        return {"name": name, "type": kind, "value": str(given), "focused": True}
    value = _convert(kind, given)
    if option.get("choices"):
        value = _chosen(option, value)
    _check_bounds(option, value)
    if kind in (PERSON, MENTIONABLE, CHANNEL):
        like = Kind.CHANNEL_SELECT if kind == CHANNEL else Kind.USER_SELECT
        for key, entries in resolved(world, like, [str(value)]).items():
            found.setdefault(key, {}).update(entries)
    return {"name": name, "type": kind, "value": value}


def _convert(kind: int, given: Any) -> Any:
    try:
        match kind:
            case 4:
                return int(given)
            case 10:
                return float(given)
            case 5:
                return given if isinstance(given, bool) else {"true": True, "false": False}[given]
            case 6 | 7 | 8 | 9:
                return str(getattr(given, "id", given))
            case 3:
                return str(given)
    except (ValueError, KeyError, TypeError):
        raise NotPossible(f"{given!r} is no value for an option of type {kind}") from None
    raise NotPossible(f"options of type {kind} cannot be typed here")


def _chosen(option: Json, value: Any) -> Any:
    for choice in option["choices"]:
        if value in (choice["value"], choice["name"]):
            return choice["value"]
    raise NotPossible(f"{value!r} is none of {[c['value'] for c in option['choices']]}")


def _check_bounds(option: Json, value: Any) -> None:
    low, high = option.get("min_value"), option.get("max_value")
    measured = value
    if option["type"] == STRING:
        low, high = option.get("min_length"), option.get("max_length", 6000)
        measured = len(value)
    if isinstance(measured, bool) or not isinstance(measured, int | float):
        return
    if (low is not None and measured < low) or (high is not None and measured > high):
        raise NotPossible(f"{option['name']}={value!r} is out of bounds {low} to {high}")
