"""The rules a modal must keep: title, one to five parts, labels around inputs.

Sources: Discord's documentation, "Component Reference" and "Receiving and Responding".
"""

from collections.abc import Callable

from bot.sandbox.component_rules import (
    Surroundings,
    check_identities,
    check_options,
    check_select,
    check_text,
    checked_kind,
)
from bot.sandbox.components import SELECTS, Kind
from bot.sandbox.limits import Form

_TOP = (Kind.ROW, Kind.TEXT, Kind.LABEL)
_IN_LABEL = (
    Kind.STRING_SELECT,
    Kind.TEXT_INPUT,
    Kind.USER_SELECT,
    Kind.ROLE_SELECT,
    Kind.MENTIONABLE_SELECT,
    Kind.CHANNEL_SELECT,
    Kind.FILE_UPLOAD,
    Kind.RADIO_GROUP,
    Kind.CHECKBOX_GROUP,
    Kind.CHECKBOX,
)


def check_modal(form: Form, around: Surroundings) -> None:
    """Check a modal. `form` stands on the callback's `data`."""
    if not form.required() or not form.object():
        return
    form["custom_id"].text(1, 100, needed=True)
    form["title"].text(1, 45, needed=True)
    parts = form["components"]
    if not parts.items(1, 5, needed=True):
        return
    for part in parts:
        _check_kind(part, _TOP, around)
    check_identities(parts)


def _check_kind(form: Form, allowed: tuple[Kind, ...], around: Surroundings) -> None:
    kind = checked_kind(form, allowed)
    if kind is None:
        return
    if form.value.get("disabled"):
        form["disabled"].blame("COMPONENT_DISABLED_IN_MODAL", "Not allowed in a modal")
    _CHECKS[kind](form, around)


def _check_row(form: Form, around: Surroundings) -> None:
    if form["components"].items(1, 1, needed=True):
        for component in form["components"]:
            _check_kind(component, (Kind.TEXT_INPUT,), around)
            component["label"].text(1, 45, needed=True)


def _check_label(form: Form, around: Surroundings) -> None:
    form["label"].text(1, 45, needed=True)
    form["description"].text(0, 100)
    inner = form["component"]
    if not inner.required():
        return
    _check_kind(inner, _IN_LABEL, around)
    if isinstance(inner.value, dict) and inner.value.get("label"):
        inner["label"].blame("TEXT_INPUT_LABEL_IN_LABEL", "The label belongs to the Label")


def _check_text_input(form: Form, _around: Surroundings) -> None:
    form["custom_id"].text(1, 100, needed=True)
    form["style"].number(1, 2, needed=True)
    form["placeholder"].text(0, 100)
    form["value"].text(0, 4000)
    fine = form["min_length"].number(0, 4000) and form["max_length"].number(1, 4000)
    low, high = form["min_length"].value or 0, form["max_length"].value or 4000
    if fine and low > high:
        form["min_length"].blame("TEXT_INPUT_MIN_LENGTH_INVALID", "Must be at most max_length")


def _check_modal_select(form: Form, around: Surroundings) -> None:
    check_select(form, around)
    _check_required(form)


def _check_required(form: Form) -> None:
    if form.value.get("min_values") == 0 and form.value.get("required", True):
        words = "Must be at least 1 when the component is required"
        form["min_values"].blame("COMPONENT_MIN_VALUES_REQUIRED", words)


def _check_upload(form: Form, _around: Surroundings) -> None:
    form["custom_id"].text(1, 100, needed=True)
    form["min_values"].number(0, 10)
    form["max_values"].number(1, 10)
    _check_required(form)


def _check_radio(form: Form, around: Surroundings) -> None:
    form["custom_id"].text(1, 100, needed=True)
    check_options(form["options"], around, 2, 10, 1)


def _check_boxes(form: Form, around: Surroundings) -> None:
    form["custom_id"].text(1, 100, needed=True)
    form["min_values"].number(0, 10)
    form["max_values"].number(1, 10)
    check_options(form["options"], around, 1, 10, form["max_values"].value or 1)
    _check_required(form)


def _check_box(form: Form, _around: Surroundings) -> None:
    form["custom_id"].text(1, 100, needed=True)


_CHECKS: dict[Kind, Callable[[Form, Surroundings], None]] = {
    Kind.ROW: _check_row,
    Kind.TEXT: check_text,
    Kind.LABEL: _check_label,
    Kind.TEXT_INPUT: _check_text_input,
    **dict.fromkeys(sorted(SELECTS), _check_modal_select),
    Kind.FILE_UPLOAD: _check_upload,
    Kind.RADIO_GROUP: _check_radio,
    Kind.CHECKBOX_GROUP: _check_boxes,
    Kind.CHECKBOX: _check_box,
}
