"""Limits of modals: what Discord takes and what it refuses, and how it says so."""

import pytest
from sandbox.bodies import GALLERY, button, codes, row, select, text


def label(component, **more):
    return {"type": 18, "label": "L", "component": component, **more}


def field(**more):
    return {"type": 4, "custom_id": "f", "style": 1, **more}


def modal(*parts, **more):
    return {"custom_id": "m", "title": "M", "components": list(parts), **more}


FINE_MODALS = [
    modal(label(field(min_length=0, max_length=4000))),
    modal(label(select()), text(), label(field())),
    modal(row(field(label="Old"))),
    modal(label({"type": 21, "custom_id": "r", "options": select()["options"]})),
    modal(label({"type": 22, "custom_id": "g", "max_values": 2, "options": select()["options"]})),
    modal(label({"type": 23, "custom_id": "b"})),
]


WRONG_MODALS = [
    (modal(label(field()), title="t" * 46), "title", "BASE_TYPE_BAD_LENGTH"),
    (modal(label(field()), custom_id="c" * 101), "custom_id", "BASE_TYPE_BAD_LENGTH"),
    (modal(), "components", "BASE_TYPE_BAD_LENGTH"),
    (
        modal(*(label(field(custom_id=str(n))) for n in range(6))),
        "components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (modal(label(field(), label="l" * 46)), "components.0.label", "BASE_TYPE_BAD_LENGTH"),
    (
        modal(label(field(), description="d" * 101)),
        "components.0.description",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        modal(label(select(disabled=True))),
        "components.0.component.disabled",
        "COMPONENT_DISABLED_IN_MODAL",
    ),
    (
        modal(label(select(min_values=0))),
        "components.0.component.min_values",
        "COMPONENT_MIN_VALUES_REQUIRED",
    ),
    (modal(label(field(label="L"))), "components.0.component.label", "TEXT_INPUT_LABEL_IN_LABEL"),
    (
        modal(label(field(min_length=9, max_length=8))),
        "components.0.component.min_length",
        "TEXT_INPUT_MIN_LENGTH_INVALID",
    ),
    (modal(label(field(value="v" * 4001))), "components.0.component.value", "BASE_TYPE_MAX_LENGTH"),
    (
        modal(label(field(placeholder="p" * 101))),
        "components.0.component.placeholder",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (modal(label(button())), "components.0.component", "UNION_TYPE_CHOICES"),
    (modal(row(button())), "components.0.components.0", "UNION_TYPE_CHOICES"),
    (modal(GALLERY), "components.0", "UNION_TYPE_CHOICES"),
    (
        modal(label(field()), label(field())),
        "components.1.component.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    (
        modal(label({"type": 21, "custom_id": "r", "options": select()["options"][:1]})),
        "components.0.component.options",
        "BASE_TYPE_BAD_LENGTH",
    ),
]


@pytest.mark.parametrize("data", FINE_MODALS)
async def test_modals_within_the_limits(raw, maya, data):
    answer = await raw.answered(maya.command("do"), 9, data)
    assert (answer.kind, answer.modal.title) == ("modal", "M")


@pytest.mark.parametrize(("data", "path", "code"), WRONG_MODALS)
async def test_modals_beyond_them(raw, maya, data, path, code):
    task, interaction = await raw.started(maya.command("do"))
    status, answer = await raw.callback(interaction, 9, data)
    assert (status, answer["code"]) == (400, 50035)
    assert code in codes(answer, "data." + path), answer
    await raw.callback(interaction, 4, {"content": "c"})
    await task
