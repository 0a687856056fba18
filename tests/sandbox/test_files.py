"""Point 6: files on messages."""

import pytest
from sandbox.scripted import png

A, B = ("a.png", png()), ("b.png", png(8, 8, "red"))


async def fetch(raw, url):
    async with raw.session.get(url) as answer:
        return answer.status, answer.content_type, await answer.read()


def listed(*ids, **more):
    return [{"id": i, **more} for i in ids]


@pytest.fixture
async def sent(raw):
    """A message with two files."""
    body = {"content": "c", "attachments": listed(0, 1)}
    return (await raw.send(body, {0: A, 1: B}))[1]


async def test_a_file_is_what_it_is(raw):
    lie = ("notes.txt", png(7, 9))
    sent = (await raw.send({"attachments": listed(0, description="alt")}, {0: lie}))[1]
    (shown,) = sent["attachments"]
    assert (shown["content_type"], shown["width"], shown["height"]) == ("image/png", 7, 9)
    assert shown["description"] == "alt"
    assert await fetch(raw, shown["url"]) == (200, "image/png", png(7, 9))


async def test_a_name_is_cleaned(raw):
    sent = (await raw.send({"content": "c"}, {0: ("my cards ♠.png", png())}))[1]
    assert sent["attachments"][0]["filename"] == "my_cards_.png"


async def test_an_address_runs_out_and_cannot_be_forged(box, raw, sent):
    url = sent["attachments"][0]["url"]
    assert (await fetch(raw, url.partition("?")[0]))[0] == 404
    assert (await fetch(raw, url.replace("hm=", "hm=0")))[0] == 404
    box.clock.advance(25 * 3600)
    assert (await fetch(raw, url))[0] == 404
    path = f"/channels/{box.channel_id}/messages/{sent['id']}"
    fresh = (await raw.rest("GET", path))[1]["attachments"][0]["url"]
    assert (await fetch(raw, fresh))[0] == 200


async def test_an_edit_without_a_list_keeps_and_adds(raw, sent):
    edited = (await raw.edit(sent["id"], {"content": "d"}))[1]
    assert [a["filename"] for a in edited["attachments"]] == ["a.png", "b.png"]


async def test_an_edit_with_a_list_keeps_only_what_it_names(box, raw, maya, sent):
    first, second = (a["id"] for a in sent["attachments"])
    body = {"attachments": [{"id": second}, {"id": 0, "filename": "a.png"}]}
    edited = (await raw.edit(sent["id"], body, {0: A}))[1]
    assert [a["filename"] for a in edited["attachments"]] == ["b.png", "a.png"]
    assert edited["attachments"][0]["id"] == second
    assert [i.bytes for i in maya.messages()[0].images] == [B[1], A[1]]
    box.clock.advance(61)
    assert (await fetch(raw, sent["attachments"][0]["url"]))[0] == 404
    assert first not in box.files.contents


@pytest.mark.parametrize(
    ("attachments", "files", "place"),
    [
        (listed("99"), None, "0"),
        (listed(1), {0: A}, "_errors"),
        (listed(0, description="d" * 1025), {0: A}, "0"),
    ],
)
async def test_lists_that_do_not_fit(raw, attachments, files, place):
    status, answer = await raw.send({"content": "c", "attachments": attachments}, files)
    assert (status, answer["code"]) == (400, 50035)
    assert place in answer["errors"]["attachments"]


async def test_sizes(raw):
    big = ("a.bin", b"x" * (10 * 1024 * 1024))
    assert (await raw.send({"content": "c"}, {0: big}))[0] == 200
    status, answer = await raw.send({"content": "c"}, {0: ("a.bin", big[1] + b"x")})
    assert (status, answer["code"]) == (413, 40005)
    status, answer = await raw.send({"content": "c"}, dict.fromkeys(range(3), big))
    assert (status, answer["code"]) == (413, 40005)


async def test_more_than_ten_files(raw):
    status, answer = await raw.send({"content": "c"}, dict.fromkeys(range(11), A))
    assert (status, answer["code"]) == (400, 50035)


# -- files that components and embeds show


def gallery(url, **more):
    item = {"media": {"url": url}, "description": "alt"}
    return {"flags": 1 << 15, "components": [{"type": 12, "items": [item]}], **more}


async def test_a_shown_file_stands_nowhere_else(raw, maya):
    body = gallery("attachment://a.png", attachments=listed(0))
    status, answer = await raw.send(body, {0: A})
    assert (status, answer["attachments"]) == (200, [])
    media = answer["components"][0]["items"][0]["media"]
    assert (media["width"], media["height"], media["content_type"]) == (32, 16, "image/png")
    (image,) = maya.messages()[0].images
    assert (image.alt, image.filename, image.bytes) == ("alt", "a.png", A[1])
    assert media["attachment_id"] in image.url


async def test_a_file_no_component_shows_is_not_seen_in_v2(raw, maya):
    body = {
        "flags": 1 << 15,
        "components": [{"type": 10, "content": "t"}],
        "attachments": listed(0),
    }
    assert (await raw.send(body, {0: A}))[0] == 200
    assert maya.messages()[0].images == ()


async def test_an_embed_shows_a_file(raw, maya):
    body = {"embeds": [{"image": {"url": "attachment://a.png"}}], "attachments": listed(0)}
    answer = (await raw.send(body, {0: A}))[1]
    assert answer["attachments"] == []
    assert answer["embeds"][0]["image"]["width"] == 32
    assert [i.bytes for i in maya.messages()[0].images] == [A[1]]


async def test_an_edit_shows_a_new_file(raw, maya):
    old = (await raw.send(gallery("attachment://a.png", attachments=listed(0)), {0: A}))[1]
    body = gallery("attachment://b.png", attachments=listed(0))
    assert (await raw.edit(old["id"], body, {0: B}))[0] == 200
    assert [i.bytes for i in maya.messages()[0].images] == [B[1]]


async def test_an_edit_may_name_the_old_address(raw, maya):
    old = (await raw.send(gallery("attachment://a.png", attachments=listed(0)), {0: A}))[1]
    url = old["components"][0]["items"][0]["media"]["url"]
    body = gallery(url)
    assert (await raw.edit(old["id"], body))[0] == 200
    assert [i.bytes for i in maya.messages()[0].images] == [A[1]]


async def test_an_edit_may_not_take_a_shown_file_away(raw, maya):
    old = (await raw.send(gallery("attachment://a.png", attachments=listed(0)), {0: A}))[1]
    status, answer = await raw.edit(old["id"], {"attachments": []})
    assert (status, answer["code"]) == (400, 50035)
    assert [i.bytes for i in maya.messages()[0].images] == [A[1]]
