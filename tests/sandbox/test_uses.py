"""Point 7: a person uses only what is there, enabled, visible and in bounds."""

import pytest

from bot.sandbox.people import NotPossible

OPTIONS = [{"label": v, "value": v} for v in "abc"]
ROWS = [
    {
        "type": 1,
        "components": [
            {"type": 2, "style": 1, "label": "Go", "custom_id": "go"},
            {"type": 2, "style": 1, "label": "Off", "custom_id": "off", "disabled": True},
            {"type": 2, "style": 5, "label": "Link", "url": "https://example.org"},
        ],
    },
    {
        "type": 1,
        "components": [
            {"type": 3, "custom_id": "m", "options": OPTIONS, "min_values": 1, "max_values": 2}
        ],
    },
    {
        "type": 1,
        "components": [{"type": 3, "custom_id": "d", "options": OPTIONS, "disabled": True}],
    },
    {"type": 1, "components": [{"type": 5, "custom_id": "who"}]},
]


@pytest.fixture
async def shown(raw, maya):
    await raw.send({"content": "c", "components": ROWS})
    return maya.messages()[0]


@pytest.mark.parametrize("name", ["off", "Off", "Link", "gone"])
async def test_buttons_that_cannot_be_pressed(raw, maya, shown, name):
    with pytest.raises(NotPossible):
        await maya.press(shown, name)
    assert raw.interactions.empty()


@pytest.mark.parametrize(
    ("menu", "values"),
    [
        ("m", []),
        ("m", ["a", "b", "c"]),
        ("m", ["x"]),
        ("m", ["a", "a"]),
        ("d", ["a"]),
        ("gone", ["a"]),
        ("go", ["a"]),
        ("who", ["1"]),
    ],
)
async def test_menus_that_do_not_take_it(raw, maya, shown, menu, values):
    with pytest.raises(NotPossible):
        await maya.select(shown, menu, values)
    assert raw.interactions.empty()


async def test_a_press_tells_what_was_pressed(raw, maya, shown):
    task, got = await raw.started(maya.press(shown, "Go"))
    await raw.callback(got, 6)
    await task
    assert (got["type"], got["data"]["custom_id"], got["data"]["component_type"]) == (3, "go", 2)
    assert got["message"]["id"] == shown.id
    assert got["member"]["user"]["id"] == maya.id


async def test_a_choice_tells_its_values(raw, maya, nils, shown):
    task, got = await raw.started(maya.select(shown, "m", ["c", "a"]))
    await raw.callback(got, 6)
    await task
    assert got["data"]["values"] == ["c", "a"]
    task, got = await raw.started(maya.select(shown, "who", [nils.id]))
    await raw.callback(got, 6)
    await task
    assert got["data"]["resolved"]["users"][nils.id]["global_name"] == "Nils"


async def test_what_an_edit_took_away_cannot_be_used(raw, maya, shown):
    await raw.edit(shown.id, {"components": []})
    with pytest.raises(NotPossible):
        await maya.press(shown, "go")


async def test_a_deleted_message_cannot_be_used(box, raw, maya, shown):
    await raw.rest("DELETE", f"/channels/{box.channel_id}/messages/{shown.id}")
    with pytest.raises(NotPossible):
        await maya.press(shown, "go")


# -- commands


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("gone", {}),
        ("table", {}),
        ("table gone", {}),
        ("do", {"gone": 1}),
        ("do", {"count": 0}),
        ("do", {"count": 10}),
        ("do", {"count": "many"}),
    ],
)
async def test_commands_that_cannot_be_run(raw, maya, name, options):
    with pytest.raises(NotPossible):
        await maya.command(name, options)


async def test_options_arrive_typed(raw, maya):
    task, got = await raw.started(maya.command("do", {"text": "a", "count": "3"}))
    await raw.callback(got, 4, {"content": "c"})
    await task
    assert got["data"]["options"] == [
        {"name": "text", "type": 3, "value": "a"},
        {"name": "count", "type": 4, "value": 3},
    ]


async def test_choices_come_in_the_persons_language(box, raw):
    bea = box.people.join("Béa", locale="pt-BR")
    assert "mesa" in [c["name_localized"] for c in bea.commands()]
    task, got = await raw.started(bea.complete("do", {"text": "a"}, "text"))
    assert got["data"]["options"] == [{"name": "text", "type": 3, "value": "a", "focused": True}]
    choice = {"name": "ace", "name_localizations": {"pt-BR": "ás"}, "value": "A"}
    await raw.callback(got, 8, {"choices": [choice]})
    assert await task == [("ás", "A")]
    with pytest.raises(NotPossible):
        await bea.complete("do", {}, "count")


async def test_commands_keep_to_their_places(box, raw, maya):
    assert [c["name"] for c in maya.commands(box.foreign_channel_id)] == ["anywhere"]
    with pytest.raises(NotPossible):
        await maya.command("do", channel=box.foreign_channel_id)


async def test_default_member_permissions(raw, maya):
    route = "/applications/1100000000000000001/commands"
    only_admins = {"name": "end", "description": "End", "default_member_permissions": "0"}
    await raw.rest("POST", route, only_admins)
    with pytest.raises(NotPossible):
        await maya.command("end")
    maya.change(permissions=1 << 3)
    await raw.answered(maya.command("end"), 4, {"content": "c"})


# -- modals

MODAL = {
    "custom_id": "m",
    "title": "M",
    "components": [
        {
            "type": 18,
            "label": "Name",
            "component": {"type": 4, "custom_id": "name", "style": 1, "max_length": 5},
        },
        {
            "type": 18,
            "label": "Suit",
            "component": {"type": 3, "custom_id": "suit", "options": OPTIONS, "required": False},
        },
        {"type": 18, "label": "Sure", "component": {"type": 23, "custom_id": "sure"}},
    ],
}


async def test_a_modal_is_filled_in(raw, maya):
    modal = (await raw.answered(maya.command("do"), 9, MODAL)).modal
    for values in ({}, {"name": "too long"}, {"name": "a", "suit": "x"}, {"name": "a", "no": "x"}):
        with pytest.raises(NotPossible):
            await maya.submit(modal, values)
    task, got = await raw.started(maya.submit(modal, {"name": "Ann", "suit": "b", "sure": True}))
    await raw.callback(got, 4, {"content": "c"})
    await task
    parts = [p["component"] for p in got["data"]["components"]]
    assert [p.get("value", p.get("values")) for p in parts] == ["Ann", ["b"], True]
    with pytest.raises(NotPossible, match="not open"):
        await maya.submit(modal, {"name": "Ann"})


async def test_a_reload_closes_a_modal(raw, maya):
    modal = (await raw.answered(maya.command("do"), 9, MODAL)).modal
    maya.reload()
    with pytest.raises(NotPossible, match="not open"):
        await maya.submit(modal, {"name": "Ann"})
