"""A form under examination: what is wrong with it, field by field, as Discord's error tree.

`Form(body)` stands on the whole body; `form["components"][0]` stands on one field of it. Each
check looks at the field stood on and notes its complaint in the tree they all share.
"""

import re
from collections.abc import Collection, Iterator
from typing import Any

from bot.sandbox.refusals import refusal
from bot.sandbox.wire import Json


class Form:
    """One field of a request, and the way to say what is wrong with it."""

    def __init__(self, value: Any, tree: Json | None = None, path: tuple[str, ...] = ()) -> None:
        self.value = value
        self._tree: Json = {} if tree is None else tree
        self._path = path

    def __getitem__(self, key: str | int) -> "Form":
        """Stand on a field of an object or on an item of a list; absent ones read as null."""
        value = None
        if isinstance(self.value, dict):
            value = self.value.get(key)
        elif isinstance(self.value, list) and isinstance(key, int) and key < len(self.value):
            value = self.value[key]
        return Form(value, self._tree, (*self._path, str(key)))

    def __contains__(self, key: str) -> bool:
        """Whether an object has this field, even if it is null."""
        return isinstance(self.value, dict) and key in self.value

    def __iter__(self) -> Iterator["Form"]:
        """Stand on each item of a list in turn."""
        count = len(self.value) if isinstance(self.value, list) else 0
        return (self[i] for i in range(count))

    def blame(self, code: str, message: str) -> bool:
        """Note a complaint about this field. Always False, so that a check can return it."""
        node = self._tree
        for key in self._path:
            node = node.setdefault(key, {})
        node.setdefault("_errors", []).append({"code": code, "message": message})
        return False

    def settle(self) -> None:
        """Refuse the request (50035) if any complaint was noted."""
        if self._tree:
            raise refusal(50035, self._tree)

    @property
    def clean(self) -> bool:
        """Whether nothing was complained about so far."""
        return not self._tree

    def required(self) -> bool:
        """Complain unless the field is there."""
        if self.value is not None:
            return True
        return self.blame("BASE_TYPE_REQUIRED", "This field is required")

    def text(self, low: int, high: int, *, needed: bool = False) -> bool:
        """Complain unless this is text of `low` to `high` characters, or absent if not needed."""
        if self.value is None:
            return self.required() if needed else True
        if not isinstance(self.value, str):
            return self.blame(
                "STRING_TYPE_CONVERT", f'Could not interpret "{self.value}" as string.'
            )
        return self._length(len(self.value), low, high)

    def items(self, low: int, high: int, *, needed: bool = False) -> bool:
        """Complain unless this is a list of `low` to `high` items, or absent if not needed."""
        if self.value is None:
            return self.required() if needed else True
        if not isinstance(self.value, list):
            return self.blame("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        return self._length(len(self.value), low, high)

    def number(self, low: float, high: float, *, needed: bool = False) -> bool:
        """Complain unless this is a whole number in the bounds, or absent if not needed."""
        if self.value is None:
            return self.required() if needed else True
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            return self.blame("NUMBER_TYPE_COERCE", f'Value "{self.value}" is not int.')
        if self.value > high:
            words = f"int value should be less than or equal to {high}."
            return self.blame("NUMBER_TYPE_MAX", words)
        if self.value < low:
            words = f"int value should be greater than or equal to {low}."
            return self.blame("NUMBER_TYPE_MIN", words)
        return True

    def choice(self, allowed: Collection[Any]) -> bool:
        """Complain unless this is one of the allowed values."""
        if self.value in allowed and not isinstance(self.value, bool):
            return True
        listed = ", ".join(str(a) for a in allowed)
        return self.blame("BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}.")

    def pattern(self, regex: re.Pattern[str]) -> bool:
        """Complain unless this text matches."""
        if isinstance(self.value, str) and regex.fullmatch(self.value):
            return True
        words = "String value did not match validation regex."
        return self.blame("STRING_TYPE_REGEX", words)

    def object(self) -> bool:
        """Complain unless this is an object."""
        if isinstance(self.value, dict):
            return True
        return self.blame("MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")

    def _length(self, count: int, low: int, high: int) -> bool:
        if low <= count <= high:
            return True
        if low > 0:
            words = f"Must be between {low} and {high} in length."
            return self.blame("BASE_TYPE_BAD_LENGTH", words)
        return self.blame("BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
