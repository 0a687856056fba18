"""Events and views as plain JSON values, told by their types: cards become their texts.

A game's cards are known by their type, a ``NewType`` called ``Card``.
"""

from collections.abc import Callable, Mapping
from enum import Enum
from functools import cache
from types import UnionType
from typing import Any, NewType, Union, get_args, get_origin, get_type_hints

import msgspec

Write = Callable[[Any], Any]
"""What to make of a card."""


def plain(value: Any, write: Write, hint: Any = Any) -> Any:
    """Return *value*, of the type *hint*, in plain values, each card as *write* makes it.

    An event (a struct with a tag) says its name as ``type``.
    """
    if value is None:
        return None
    if isinstance(value, msgspec.Struct):
        return _plain_struct(value, write)
    if isinstance(hint, NewType):
        return write(value) if hint.__name__ == "Card" else value
    if isinstance(value, Enum):
        return value.value
    return _plain_collection(value, write, _arm(hint, value))


def _plain_struct(value: msgspec.Struct, write: Write) -> dict[str, Any]:
    fields = {
        field: plain(getattr(value, field), write, hint)
        for field, hint in _hints(type(value)).items()
    }
    if value.__struct_config__.tag is not None:
        return {"type": type(value).__name__, **fields}
    return fields


def _plain_collection(value: Any, write: Write, hint: Any) -> Any:
    if isinstance(hint, NewType):
        return plain(value, write, hint)
    inner = get_args(hint)
    match value:
        case Mapping():
            key, item = inner or (Any, Any)
            return {
                str(plain(name, write, key)): plain(each, write, item)
                for name, each in value.items()
            }
        case tuple() if inner and inner[-1] is not Ellipsis:
            return [plain(each, write, item) for each, item in zip(value, inner, strict=True)]
        case tuple() | list():
            return [plain(each, write, inner[0] if inner else Any) for each in value]
        case set() | frozenset():
            return sorted(plain(each, write, inner[0] if inner else Any) for each in value)
        case _:
            return value


def _arm(hint: Any, value: Any) -> Any:
    """Return the arm of a union that *value* is of; a card before any other number."""
    if get_origin(hint) not in (Union, UnionType):
        return hint
    arms = sorted(get_args(hint), key=lambda arm: not isinstance(arm, NewType))
    return next((arm for arm in arms if _is_of(value, arm)), Any)


def _is_of(value: Any, arm: Any) -> bool:
    if isinstance(arm, NewType):
        return _is_of(value, arm.__supertype__) and not isinstance(value, bool)
    kind = get_origin(arm) or arm
    return isinstance(kind, type) and isinstance(value, kind)


@cache
def _hints(kind: type[msgspec.Struct]) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {field: hints[field] for field in kind.__struct_fields__}
