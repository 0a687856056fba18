"""Watches what goes over the wire, and holds it against Discord's own description of its API.

The documented rules are asked of every request. The schemas are asked of a body as soon as
anything in it is new: a key, a type, a kind of component in a place. Bodies without news differ
by nothing that a schema sees but lengths and patterns, which the rules and the sandbox itself
look at every time.
"""

import functools
import json
import re
from collections.abc import Iterator
from typing import Any

from sandbox.schemas import errors, validate

from bot.sandbox.requests import Logged

KINDS = ("type", "style", "flags", "component_type", "version")
"""Numbers that tell one kind of thing from another."""
_VARIES = re.compile(r"(?<=/)(?:\d{5,}|[\w-]{40,})(?=/|$)")
FORMLESS = (50006, 50035, 50109)
"""Refusals of a request that could never be granted: the bot wrote it wrong."""


class Witness:
    """Sees each request with its answer. `complaints` is what is wrong with them.

    *strict*: also with requests refused as wrongly written, which a test of the sandbox itself
    sends on purpose. Bodies are then known by their shape, else by each word in them.
    """

    def __init__(self, *, strict: bool) -> None:
        self.complaints: list[str] = []
        self._strict = strict

    def __call__(self, logged: Logged) -> None:
        where = f"{logged.method} {logged.path}"
        try:
            template, operation = route(logged.method, _VARIES.sub("0", logged.path))
        except LookupError as unknown:
            self._complain(where, "unknown route", [str(unknown)])
            return
        if logged.status < 300:
            self._complain(where, "request", self._request(logged, template))
        elif self._strict and _written_wrong(logged):
            self._complain(where, "refused", [json.dumps(logged.answer)])
        if logged.status < 499:
            self._complain(where, "answer", _answer(logged, template, operation))

    def _request(self, logged: Logged, template: str) -> list[str]:
        found = _by_the_rules(logged, template)
        key = (logged.method, template)
        news = _news(key, logged.body) if self._strict else _unread(key, logged.body)
        if news:
            found += _by_the_schema(logged, template)
            _CONFORMING.update(() if found else news)
        return found

    def _complain(self, where: str, about: str, found: list[str]) -> None:
        self.complaints += [f"{where} {about}: {each}" for each in found]


_CONFORMING: set[Any] = set()


def facts(value: Any, place: str = "") -> Iterator[tuple[str, Any]]:
    """Tell what a body is made of: in each place the keys and their types, or the type alone."""
    if isinstance(value, dict):
        kind = f"{place}#{value.get('type')}" if isinstance(value.get("type"), int) else place
        yield kind, tuple((k, _sort(k, v)) for k, v in value.items())
        for key, inner in value.items():
            if isinstance(inner, dict | list):
                yield from facts(inner, f"{kind}.{key}")
    elif isinstance(value, list):
        yield place, bool(value)
        for inner in value:
            yield from facts(inner, f"{place}[]")
    else:
        yield place, type(value).__name__


def _sort(key: str, value: Any) -> Any:
    return value if key in KINDS and isinstance(value, int) else type(value).__name__


def _news(key: tuple[Any, ...], body: Any) -> set[Any]:
    whole = (*key, _shape(body))
    if whole in _CONFORMING:
        return set()
    news = {(*key, *fact) for fact in facts(body)} - _CONFORMING
    _CONFORMING.update(() if news else [whole])
    return news


def _shape(value: Any) -> Any:
    """Tell the facts of a body in one value, which is sooner made than they are."""
    if isinstance(value, dict):
        kinds = value.keys() & KINDS
        return tuple(
            [(k, v if k in kinds and type(v) is int else _shape(v)) for k, v in value.items()]
        )
    if isinstance(value, list):
        return frozenset(map(_shape, value))
    return type(value)


def _unread(key: tuple[Any, ...], body: Any) -> set[Any]:
    return {(*key, json.dumps(body))} - _CONFORMING


@functools.cache
def route(method: str, path: str) -> tuple[str, Any]:
    """The template of a path and its operation. Raises LookupError."""
    return validate().find(method, path)


def _written_wrong(logged: Logged) -> bool:
    code = (logged.answer or {}).get("code")
    return code in FORMLESS or (logged.status in (404, 405) and code == 0)


def _by_the_rules(logged: Logged, template: str) -> list[str]:
    if logged.body is None:
        return []
    rules = validate().docs_rules
    try:
        return list(rules(logged.method, template, logged.body, logged.files, logged.context))
    except (TypeError, AttributeError, KeyError, ValueError):
        return []  # so malformed that the schema says what is wrong


def _by_the_schema(logged: Logged, template: str) -> list[str]:
    checks = validate()
    checker = checks.validator(template, logged.method)
    if checker is None:
        return ["this operation takes no body"] if logged.body else []
    return errors(checker.schema, _with_ids_as_texts(checks.coerce(logged.body)))


def _with_ids_as_texts(value: Any, key: str = "") -> Any:
    """Write out the ids of people and emojis: ids may be numbers anywhere."""
    if isinstance(value, list):
        return [_with_ids_as_texts(each, key) for each in value]
    if not isinstance(value, dict):
        return str(value) if key == "recipient_id" and isinstance(value, int) else value
    told = {k: _with_ids_as_texts(v, k) for k, v in value.items()}
    numbered = key == "emoji" and isinstance(told.get("id"), int)
    return {**told, "id": str(told["id"])} if numbered else told


def _answer(logged: Logged, template: str, operation: Any) -> list[str]:
    news = _news((logged.method, template, logged.status), logged.answer)
    if not news:
        return []
    schema = _describes(template, logged.method.lower(), logged.status)
    if schema is None:
        found = [] if logged.answer is None else ["no body is described"]
    elif schema is UNDESCRIBED:
        found = [f"status {logged.status} is not described"]
    else:
        # The published schema wants numbers for the codes in the tree of a form's errors, the
        # documentation shows words.
        form = logged.status == 400
        told = {k: v for k, v in logged.answer.items() if k != "errors"} if form else logged.answer
        found = errors(schema, told)
    _CONFORMING.update(() if found else news)
    return found


UNDESCRIBED = object()


@functools.cache
def _describes(template: str, method: str, status: int) -> Any:
    checks = validate()
    responses = checks.spec()["paths"][template][method]["responses"]
    name = next((n for n in (str(status), f"{status // 100}XX") if n in responses), None)
    if name is None:
        return UNDESCRIBED
    steps = ["paths", template, method, "responses", name]
    described = responses[name]
    if "$ref" in described:
        steps = described["$ref"].removeprefix("#/").split("/")
        described = checks.spec()["components"]["responses"][steps[-1]]
    if "application/json" not in described.get("content", {}):
        return None
    steps += ["content", "application/json", "schema"]
    pointer = "/".join(s.replace("~", "~0").replace("/", "~1") for s in steps)
    return {"$ref": f"urn:discord#/{pointer}"}
