"""JSON lines: reading a request whatever it holds, and writing an answer to it."""

import json
from typing import Any, NoReturn, TypeVar

import msgspec

from engines.core.seats import RuleError

T = TypeVar("T")


def read(line: bytes | str) -> dict[str, Any]:
    """Return the JSON object of *line*; ``ValueError`` or ``RecursionError`` for anything else."""
    text = line if isinstance(line, str) else line.decode()
    request = json.loads(text, parse_constant=_no_number)
    if not isinstance(request, dict):
        raise ValueError("a request is a JSON object")  # noqa: TRY004 - said to whoever asks
    return request


def _no_number(word: str) -> NoReturn:
    raise ValueError(f"{word} is no JSON number")


def write(answer: dict[str, Any]) -> str:
    """Return *answer* as one line; an ``id`` that JSON cannot hold (a number like 1e999) is left out."""
    try:
        return json.dumps(answer, allow_nan=False)
    except (ValueError, RecursionError):
        return json.dumps({key: value for key, value in answer.items() if key != "id"})


def convert(value: Any, kind: type[T]) -> T:
    """Return *value* as a *kind*; ``ValueError`` says what is of the wrong type, and where."""
    try:
        return msgspec.convert(value, kind)
    except (msgspec.ValidationError, OverflowError, TypeError) as wrong:
        raise ValueError(str(wrong)) from None


def refusal(refused: RuleError) -> dict[str, Any]:
    """Return a refusal by the rules as an answer."""
    return {
        "ok": False,
        "error": "refused",
        "why": refused.why,
        "rule": refused.rule,
        "facts": refused.facts,
        "text": str(refused),
    }
