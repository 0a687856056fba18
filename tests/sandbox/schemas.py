"""Discord's published schemas, asked quickly: of a choice by `type` only the fitting part.

Excluded parts could not match, so the verdict is the one that all of them together would give.
"""

import functools
import importlib.util
from pathlib import Path
from typing import Any

SHARED = Path(__file__).parents[2].parent / "shared"


@functools.cache
def validate() -> Any:
    """The checks that lie beside Discord's description."""
    spec = importlib.util.spec_from_file_location("validate", SHARED / "discord" / "validate.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def errors(schema: Any, value: Any) -> list[str]:
    """What is wrong with a value by a schema."""
    checks = validate()
    found = _validator_class()(schema, registry=checks.registry()).iter_errors(value)
    return [checks._fmt(leaf) for error in found for leaf in checks._leaf(error)]


@functools.cache
def _validator_class() -> Any:
    from jsonschema import Draft202012Validator, validators
    from jsonschema.exceptions import ValidationError

    whole = Draft202012Validator.VALIDATORS["oneOf"]

    def one_of(validator: Any, parts: list[Any], instance: Any, schema: Any) -> Any:
        if all("const" in part for part in parts):
            if isinstance(instance, bool) or instance not in [part["const"] for part in parts]:
                yield ValidationError(f"{instance!r} is none of the choices")
            return
        fitting = [part for part in parts if _may_fit(part.get("$ref"), instance)]
        yield from whole(validator, fitting or parts, instance, schema)

    return validators.extend(Draft202012Validator, {"oneOf": one_of})


def _may_fit(ref: str | None, instance: Any) -> bool:
    if ref is None or not isinstance(instance, dict) or "type" not in instance:
        return True
    kinds = _kinds(ref)
    return kinds is None or instance["type"] in kinds


@functools.cache
def _kinds(ref: str) -> Any:
    named = validate().spec()["components"]["schemas"][ref.rpartition("/")[2]]
    return named.get("properties", {}).get("type", {}).get("enum")
