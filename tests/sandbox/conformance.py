"""Watches what goes over the wire, and holds it against Discord's own description of its API.

The documented rules are asked of every request; the schemas of requests and answers once for each
shape (route, keys, types), since bodies of one shape differ by nothing that a schema sees but
lengths and patterns, which the rules and the sandbox itself look at every time.
"""

import functools
import importlib.util
import json
import re
from pathlib import Path
from typing import Any

from bot.sandbox.requests import Logged

SHARED = Path(__file__).parents[2].parent / "shared"
KINDS = ("type", "style", "flags", "component_type", "version")
"""Numbers that tell one kind of thing from another."""
_VARIES = re.compile(r"(?<=/)(?:\d{5,}|[\w-]{40,})(?=/|$)")
FORMLESS = (50006, 50035, 50109)
"""Refusals of a request that could never be granted: the bot wrote it wrong."""


@functools.cache
def validate() -> Any:
    """The checks that lie beside Discord's description."""
    spec = importlib.util.spec_from_file_location("validate", SHARED / "discord" / "validate.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


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
        shown = shape(logged.body) if self._strict else json.dumps(logged.body)
        key = (logged.method, template, shown)
        if key not in _CONFORMING:
            found += _by_the_schema(logged, template)
            _CONFORMING.update({key} if not found else ())
        return found

    def _complain(self, where: str, about: str, found: list[str]) -> None:
        self.complaints += [f"{where} {about}: {each}" for each in found]


_CONFORMING: set[Any] = set()


def shape(value: Any, key: str = "") -> Any:
    """Reduce a body to its keys and types."""
    if isinstance(value, dict):
        return tuple((k, shape(v, k)) for k, v in value.items())
    if isinstance(value, list):
        return frozenset(shape(v) for v in value)
    if key in KINDS:
        return value
    return type(value).__name__


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
    checks = validate()
    body = checks.coerce(logged.body)
    try:
        return list(checks.docs_rules(logged.method, template, body, logged.files, logged.context))
    except (TypeError, AttributeError, KeyError, ValueError):
        return []  # so malformed that the schema says what is wrong


def _by_the_schema(logged: Logged, template: str) -> list[str]:
    checks = validate()
    checker = checks.validator(template, logged.method)
    if checker is None:
        return ["this operation takes no body"] if logged.body else []
    return _errors(checker, checks.coerce(logged.body))


def _answer(logged: Logged, template: str, operation: Any) -> list[str]:
    key = (logged.method, template, logged.status, shape(logged.answer))
    if key in _CONFORMING:
        return []
    checker = _describes(template, logged.method.lower(), logged.status)
    if checker is None:
        found = [] if logged.answer is None else ["no body is described"]
    elif checker is UNDESCRIBED:
        found = [f"status {logged.status} is not described"]
    else:
        # The published schema wants numbers for the codes in the tree of a form's errors, the
        # documentation shows words.
        form = logged.status == 400
        told = {k: v for k, v in logged.answer.items() if k != "errors"} if form else logged.answer
        found = _errors(checker, told)
    _CONFORMING.update({key} if not found else ())
    return found


UNDESCRIBED = object()


@functools.cache
def _describes(template: str, method: str, status: int) -> Any:
    from jsonschema import Draft202012Validator

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
    return Draft202012Validator({"$ref": f"urn:discord#/{pointer}"}, registry=checks.registry())


def _errors(checker: Any, value: Any) -> list[str]:
    checks = validate()
    return [
        checks._fmt(leaf) for error in checker.iter_errors(value) for leaf in checks._leaf(error)
    ]
