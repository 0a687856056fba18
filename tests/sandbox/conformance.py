"""Checks what went over the wire against Discord's own description of its API."""

import importlib.util
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator

from bot.sandbox.requests import Logged
from bot.sandbox.server import Sandbox

SHARED = Path(__file__).parents[2].parent / "shared"


def _load() -> Any:
    spec = importlib.util.spec_from_file_location("validate", SHARED / "discord" / "validate.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


validate = _load()


def complaints(box: Sandbox) -> list[str]:
    """What is wrong with requests the box accepted, and with its answers to them."""
    found = [f"unknown route {route}" for route in box.unknown_routes]
    for logged in box.log:
        if 200 <= logged.status < 300:
            found += [f"{logged.method} {logged.path} request: {e}" for e in _request(logged)]
            found += [f"{logged.method} {logged.path} answer: {e}" for e in _answer(logged)]
    return found


def _request(logged: Logged) -> list[str]:
    checked = validate.validate(
        logged.method, logged.path, logged.body, logged.files, **logged.context
    )
    return checked["spec"] + checked["docs"]


def _answer(logged: Logged) -> list[str]:
    template, operation = validate.find(logged.method, logged.path)
    described = operation["responses"].get(str(logged.status))
    if described is None:
        return [f"status {logged.status} is not described"]
    if "application/json" not in described.get("content", {}):
        return [] if logged.answer is None else ["no body is described"]
    steps = (template, logged.method.lower(), "responses", str(logged.status), "content")
    pointer = "/".join(s.replace("~", "~0").replace("/", "~1") for s in steps)
    schema = {"$ref": f"urn:discord#/paths/{pointer}/application~1json/schema"}
    checker = Draft202012Validator(schema, registry=validate.registry())
    errors = checker.iter_errors(logged.answer)
    return [validate._fmt(leaf) for error in errors for leaf in validate._leaf(error)]
