"""Routes of the application's own emojis, and their pictures."""

import base64
import binascii

from bot.sandbox.attachments import Attachment
from bot.sandbox.emojis import EMOJI_BYTES, EMOJI_LIMIT, EMOJI_NAME
from bot.sandbox.limits import Form
from bot.sandbox.pictures import sniff
from bot.sandbox.places import user_json
from bot.sandbox.refusals import refusal
from bot.sandbox.requests import Call
from bot.sandbox.route_table import Answer, RouteTable
from bot.sandbox.wire import Json
from bot.sandbox.world import World


class EmojiRoutes:
    """Answers `/applications/{id}/emojis`."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.table = RouteTable(
            {
                "GET applications/*/emojis": lambda _call: (200, self._all()),
                "POST applications/*/emojis": self._add,
                "GET applications/*/emojis/*": lambda call: (200, self._one(call)),
                "PATCH applications/*/emojis/*": self._rename,
                "DELETE applications/*/emojis/*": self._remove,
            }
        )

    def _all(self) -> Json:
        return {"items": list(self._world.emojis.values())}

    def _one(self, call: Call) -> Json:
        found = self._world.emojis.get(call.path[3])
        if found is None:
            raise refusal(10014)
        return found

    def _add(self, call: Call) -> Answer:
        form = call.form
        _check_name(form)
        picture = _picture(form["image"])
        form.settle()
        if len(self._world.emojis) >= EMOJI_LIMIT:
            raise refusal(30008)
        emoji_id, kind = self._world.mint.new(), sniff("emoji", picture)
        self._world.shelf.put(
            Attachment(emoji_id, "emoji", len(picture), kind.content_type, "emojis", fresh=picture)
        )
        self._world.emojis[emoji_id] = {
            "id": emoji_id,
            "name": form.value["name"],
            "user": user_json(self._world.bot),
            "roles": [],
            "require_colons": True,
            "managed": False,
            "animated": kind.content_type == "image/gif",
            "available": True,
        }
        self._world.changed += 1
        return 201, self._world.emojis[emoji_id]

    def _rename(self, call: Call) -> Answer:
        form = call.form
        _check_name(form)
        form.settle()
        renamed = {**self._one(call), "name": form.value["name"]}
        self._world.emojis[renamed["id"]] = renamed
        self._world.changed += 1
        return 200, renamed

    def _remove(self, call: Call) -> Answer:
        gone = self._one(call)
        del self._world.emojis[gone["id"]]
        self._world.shelf.discard(gone["id"])
        self._world.changed += 1
        return 204, None


def _check_name(form: Form) -> None:
    name = form["name"]
    if name.text(2, 32, needed=True):
        name.pattern(EMOJI_NAME)


def _picture(form: Form) -> bytes:
    if not form.required():
        return b""
    head, _, encoded = str(form.value).partition(";base64,")
    try:
        content = base64.b64decode(encoded, validate=True)
    except binascii.Error:
        content = b""
    if not head.startswith("data:image/") or not sniff("emoji", content).is_picture:
        form.blame("IMAGE_INVALID", "Invalid image data")
    if len(content) > EMOJI_BYTES:
        form.blame("BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    return content
