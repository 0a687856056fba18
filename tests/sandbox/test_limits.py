"""Points 4 and 5: every limit, with the place of each mistake in the error tree."""

import pytest
from sandbox.bodies import GALLERY, button, codes, row, select, text

V2 = 1 << 15


def legacy(*rows):
    return {"content": "c", "components": list(rows)}


def v2(*parts, **more):
    return {"flags": V2, "components": list(parts), **more}


def buttons(count, first=0):
    return [button(custom_id=str(n)) for n in range(first, first + count)]


THUMBNAIL = {"type": 11, "media": {"url": "https://example.org/a.png"}}
SECTION = {"type": 9, "components": [text()], "accessory": THUMBNAIL}
HEART = {"name": "♥️"}

FINE = [
    {"content": "x" * 2000},
    legacy(*(row(*buttons(5, 5 * n)) for n in range(5))),
    legacy(row(select(min_values=0, max_values=2, placeholder="p" * 150))),
    legacy(row(button(custom_id="c" * 100, label="l" * 80))),
    legacy(row(button(label=None, emoji=HEART))),
    legacy(row({"type": 2, "style": 5, "label": "Link", "url": "https://example.org"})),
    legacy(row({"type": 5, "custom_id": "who", "max_values": 25})),
    v2(*(text("x" * 100) for _ in range(40))),
    v2({"type": 17, "accent_color": 0xFFFFFF, "components": [SECTION, GALLERY, row(button())]}),
    v2({"type": 14, "spacing": 2, "divider": False}, text("x" * 4000)),
    {"embeds": [{"title": "t" * 256, "description": "d" * 4096, "color": 0xFFFFFF}]},
    {"embeds": [{"fields": [{"name": "n", "value": "v"}] * 25}] * 2},
]

WRONG = [
    ({"content": "x" * 2001}, "content", "BASE_TYPE_MAX_LENGTH"),
    ({"content": 5}, "content", "STRING_TYPE_CONVERT"),
    ({"content": "c", "nonce": "n" * 26}, "nonce", "BASE_TYPE_MAX_LENGTH"),
    (
        legacy(*(row(button(custom_id=str(n))) for n in range(6))),
        "components",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (legacy(row()), "components.0.components", "BASE_TYPE_BAD_LENGTH"),
    (legacy(row(*buttons(6))), "components.0.components", "BASE_TYPE_BAD_LENGTH"),
    (legacy(row(button(), select())), "components.0.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    (
        legacy(row(select(), select(custom_id="t"))),
        "components.0.components",
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    (
        legacy(row(button(label="l" * 81))),
        "components.0.components.0.label",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        legacy(row(button(custom_id="c" * 101))),
        "components.0.components.0.custom_id",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        legacy(row(button(custom_id=""))),
        "components.0.components.0.custom_id",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        legacy(row(button(custom_id=None))),
        "components.0.components.0.custom_id",
        "BASE_TYPE_REQUIRED",
    ),
    (
        legacy(row(button(label=None))),
        "components.0.components.0",
        "BUTTON_COMPONENT_LABEL_REQUIRED",
    ),
    (legacy(row(button(style=9))), "components.0.components.0.style", "NUMBER_TYPE_MAX"),
    (legacy(row(button(style=5))), "components.0.components.0.url", "BASE_TYPE_REQUIRED"),
    (
        legacy(row(button(style=5, url="https://e.org"))),
        "components.0.components.0.custom_id",
        "BUTTON_COMPONENT_CUSTOM_ID_FORBIDDEN",
    ),
    (
        legacy(row(button(url="https://e.org"))),
        "components.0.components.0.url",
        "BUTTON_COMPONENT_URL_FORBIDDEN",
    ),
    (
        legacy(row(button(emoji={"name": "🂡"}))),
        "components.0.components.0.emoji",
        "COMPONENT_INVALID_EMOJI",
    ),
    (
        legacy(row(button(emoji={"name": "A"}))),
        "components.0.components.0.emoji",
        "COMPONENT_INVALID_EMOJI",
    ),
    (
        legacy(row(button(emoji={"id": "1", "name": "a"}))),
        "components.0.components.0.emoji",
        "COMPONENT_INVALID_EMOJI",
    ),
    (
        legacy(row(button(), button())),
        "components.0.components.1.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    (
        legacy(row(button(id=3), button(id=3, custom_id="b"))),
        "components.0.components.1.id",
        "COMPONENT_ID_DUPLICATED",
    ),
    (legacy(text()), "components.0", "UNION_TYPE_CHOICES"),
    (legacy(button()), "components.0", "UNION_TYPE_CHOICES"),
    (legacy(row(select(options=[]))), "components.0.components.0.options", "BASE_TYPE_BAD_LENGTH"),
    (
        legacy(row(select(options=[{"label": str(n), "value": str(n)} for n in range(26)]))),
        "components.0.components.0.options",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        legacy(row(select(options=[{"label": "l" * 101, "value": "a"}]))),
        "components.0.components.0.options.0.label",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        legacy(row(select(options=[{"label": "l", "value": "v" * 101}]))),
        "components.0.components.0.options.0.value",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        legacy(row(select(options=[{"label": "l", "value": "a", "description": "d" * 101}]))),
        "components.0.components.0.options.0.description",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        legacy(row(select(options=[{"label": "l", "value": "a"}] * 2))),
        "components.0.components.0.options.1.value",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    (
        legacy(row(select(max_values=3))),
        "components.0.components.0.options",
        "SELECT_COMPONENT_MAX_VALUES_INVALID",
    ),
    (
        legacy(row(select(min_values=2))),
        "components.0.components.0.min_values",
        "SELECT_COMPONENT_MIN_VALUES_INVALID",
    ),
    (
        legacy(row(select(placeholder="p" * 151))),
        "components.0.components.0.placeholder",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        legacy(row(select(options=[{"label": v, "value": v, "default": True} for v in "ab"]))),
        "components.0.components.0.options",
        "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
    ),
    (v2(text(), content="c"), "content", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
    (
        v2(text(), embeds=[{"title": "t"}]),
        "embeds",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    (v2(*(text(str(n)) for n in range(41))), "components", "BASE_TYPE_MAX_LENGTH"),
    (
        v2({"type": 17, "components": [text(str(n)) for n in range(40)]}),
        "components",
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    (
        v2(text("x" * 2001), text("x" * 2000)),
        "components",
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    (v2(text("x" * 4001)), "components.0.content", "BASE_TYPE_BAD_LENGTH"),
    (v2(text("")), "components.0.content", "BASE_TYPE_BAD_LENGTH"),
    (
        v2({"type": 17, "components": [{"type": 17, "components": [text()]}]}),
        "components.0.components.0",
        "UNION_TYPE_CHOICES",
    ),
    (v2({"type": 17, "components": []}), "components.0.components", "BASE_TYPE_BAD_LENGTH"),
    (
        v2({**SECTION, "components": [text(str(n)) for n in range(4)]}),
        "components.0.components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (v2({**SECTION, "accessory": None}), "components.0.accessory", "BASE_TYPE_REQUIRED"),
    (v2({**SECTION, "accessory": select()}), "components.0.accessory", "UNION_TYPE_CHOICES"),
    (v2({"type": 12, "items": []}), "components.0.items", "BASE_TYPE_BAD_LENGTH"),
    (
        v2({"type": 12, "items": GALLERY["items"] * 11}),
        "components.0.items",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        v2({"type": 12, "items": [{**GALLERY["items"][0], "description": "d" * 1025}]}),
        "components.0.items.0.description",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        v2({"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}),
        "components.0.items.0.media.url",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    (
        v2({**SECTION, "accessory": {"type": 11, "media": {"url": "attachment://a.png"}}}),
        "components.0.accessory.media.url",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    (
        v2({"type": 13, "file": {"url": "https://example.org/a.txt"}}),
        "components.0.file.url",
        "FILE_COMPONENT_URL_INVALID",
    ),
    (v2({"type": 14, "spacing": 3}), "components.0.spacing", "NUMBER_TYPE_MAX"),
    ({"embeds": [{"title": "t"}] * 11}, "embeds", "BASE_TYPE_MAX_LENGTH"),
    ({"embeds": [{"title": "t" * 257}]}, "embeds.0.title", "BASE_TYPE_MAX_LENGTH"),
    ({"embeds": [{"description": "d" * 4097}]}, "embeds.0.description", "BASE_TYPE_MAX_LENGTH"),
    ({"embeds": [{"description": "d" * 4000}] * 2}, "embeds", "MAX_EMBED_SIZE_EXCEEDED"),
    (
        {"embeds": [{"fields": [{"name": "n", "value": "v"}] * 26}]},
        "embeds.0.fields",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        {"embeds": [{"fields": [{"name": "n", "value": ""}]}]},
        "embeds.0.fields.0.value",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        {"embeds": [{"image": {"url": "attachment://a.png"}}]},
        "embeds.0.image.url",
        "EMBED_ATTACHMENT_NOT_FOUND",
    ),
    (
        {"content": "c", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    (
        {"content": "c", "message_reference": {"message_id": "1"}},
        "message_reference",
        "REPLIES_UNKNOWN_MESSAGE",
    ),
]


@pytest.mark.parametrize("body", FINE)
async def test_what_is_within_the_limits(raw, body):
    status, answer = await raw.send(body)
    assert status == 200, answer


@pytest.mark.parametrize(("body", "path", "code"), WRONG)
async def test_what_is_not(raw, maya, body, path, code):
    status, answer = await raw.send(body)
    assert (status, answer["code"]) == (400, 50035)
    assert code in codes(answer, path), answer
    if "message_reference" in body:
        return
    task, interaction = await raw.started(maya.command("do"))
    status, answer = await raw.callback(interaction, 4, body)
    assert code in codes(answer, "data." + path)
    await raw.callback(interaction, 4, {"content": "c"})
    await task


async def test_nothing_is_no_message(raw):
    status, answer = await raw.send({"content": ""})
    assert (status, answer["code"]) == (400, 50006)


# -- from legacy to components alone, and never back


@pytest.fixture
async def old(raw):
    """A legacy message with content and an embed."""
    return (await raw.send({"content": "c", "embeds": [{"title": "t"}]}))[1]["id"]


async def test_converting_needs_content_and_embeds_gone(raw, old):
    status, answer = await raw.edit(old, v2(text()))
    assert (status, answer["code"]) == (400, 50035)
    assert set(answer["errors"]) == {"content", "embeds"}
    status, answer = await raw.edit(old, v2(text(), content=None, embeds=[]))
    assert (status, answer["flags"] & V2) == (200, V2)


async def test_the_flag_never_goes(raw, old):
    await raw.edit(old, v2(text(), content=None, embeds=[]))
    status, answer = await raw.edit(old, {"flags": 0, "components": [text("more")]})
    assert (status, answer["flags"] & V2) == (200, V2)
    status, answer = await raw.edit(old, {"flags": 0, "content": "c"})
    assert codes(answer, "content") == ["MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"]
