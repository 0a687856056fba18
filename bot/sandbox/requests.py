"""Requests as they come in: their JSON, their files, and the log of all of them."""

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from aiohttp import BodyPartReader, web

from bot.sandbox.attachments import MAX_REQUEST_BYTES, Upload
from bot.sandbox.limits import Form
from bot.sandbox.refusals import refusal
from bot.sandbox.wire import Json

KEPT = 20_000
_FILE_PART = re.compile(r"files\[(\d+)\]")


@dataclass(slots=True)
class Logged:
    """One request and its answer. `context` tells what the rules of its body depend on."""

    method: str
    path: str
    query: dict[str, str]
    body: Any
    files: dict[int, str]
    status: int = 0
    answer: Any = None
    context: Json = field(default_factory=dict)


class Log(list[Logged]):
    """The latest requests, oldest first. A `witness` sees each with its answer."""

    witness: Callable[[Logged], None] = staticmethod(lambda _logged: None)

    def note(self, logged: Logged) -> None:
        """Add a request; the oldest go when there are very many."""
        self.append(logged)
        if len(self) > KEPT:
            del self[: KEPT // 2]


@dataclass(frozen=True, slots=True)
class Call:
    """A request being served: where it goes, what it carries."""

    method: str
    path: tuple[str, ...]
    query: Mapping[str, str]
    body: Any
    uploads: Mapping[int, Upload]
    logged: Logged

    @property
    def form(self) -> Form:
        """The body, to be examined."""
        return Form(self.body)


async def read_body(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    """Read JSON, or `payload_json` with files. Raises 50109 for broken JSON, 40005 for too much."""
    if (request.content_length or 0) > MAX_REQUEST_BYTES + 1024 * 1024:
        raise refusal(40005)
    # The library's own ``content_type`` parses the whole header, which has a new boundary each time.
    if not request.headers.get("Content-Type", "").startswith("multipart/"):
        return _parse(await request.read()), {}
    body: Any = None
    uploads: dict[int, Upload] = {}
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise refusal(50035)
        content = bytes(await part.read(decode=False))
        named = _FILE_PART.fullmatch(part.name or "")
        if part.name == "payload_json":
            body = _parse(content)
        elif named:
            uploads[int(named[1])] = Upload(part.filename or "unknown", content)
    return body, uploads


def _parse(raw: bytes) -> Any:
    if not raw:
        return None
    try:
        return json.loads(raw)
    except ValueError:
        raise refusal(50109) from None
