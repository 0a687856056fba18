"""Embeds: their limits, and the shape they come back in.

Source: Discord's documentation, "Message Resource", embed limits.
"""

from collections.abc import Callable
from typing import Any

from bot.sandbox.limits import Form
from bot.sandbox.wire import Json

MAX_EMBEDS = 10
MAX_CHARACTERS = 6000
MAX_FIELDS = 25


def check_embeds(form: Form, knows_media: Callable[[str], bool]) -> None:
    """Check the embeds of a message. `form` stands on the list."""
    if not form.items(0, MAX_EMBEDS):
        return
    for embed in form:
        if embed.object():
            _check_embed(embed, knows_media)
    if sum(_characters(e.value) for e in form if isinstance(e.value, dict)) > MAX_CHARACTERS:
        words = f"Embed size exceeds maximum size of {MAX_CHARACTERS}"
        form.blame("MAX_EMBED_SIZE_EXCEEDED", words)


def _check_embed(form: Form, knows_media: Callable[[str], bool]) -> None:
    form["title"].text(0, 256)
    form["description"].text(0, 4096)
    form["url"].text(0, 2048)
    form["color"].number(0, 0xFFFFFF)
    form["footer"]["text"].text(0, 2048)
    form["author"]["name"].text(0, 256)
    if form["fields"].items(0, MAX_FIELDS):
        for field in form["fields"]:
            field["name"].text(1, 256, needed=True)
            field["value"].text(1, 1024, needed=True)
    for key in ("image", "thumbnail"):
        url = form[key]["url"]
        if isinstance(url.value, str) and not knows_media(url.value):
            words = "The referenced attachment was not found"
            url.blame("EMBED_ATTACHMENT_NOT_FOUND", words)


def _characters(embed: Json) -> int:
    def count(holder: Any, key: str) -> int:
        return len(str(holder.get(key) or "")) if isinstance(holder, dict) else 0

    fields = sum(count(f, "name") + count(f, "value") for f in embed.get("fields") or ())
    own = count(embed, "title") + count(embed, "description")
    return own + count(embed.get("footer"), "text") + count(embed.get("author"), "name") + fields


def shape_embed(embed: Json, resolve: Callable[[Json], Json]) -> Json:
    """Give an embed as Discord stores it: type rich, nulls gone, pictures resolved."""
    shaped = {k: v for k, v in embed.items() if v is not None}
    shaped["type"] = "rich"
    for key in ("image", "thumbnail"):
        if key in shaped:
            shaped[key] = resolve(shaped[key])
    if "fields" in shaped:
        shaped["fields"] = [{"inline": False, **f} for f in shaped["fields"]]
    return shaped


def embed_texts(embed: Json) -> list[str]:
    """Give the texts a reader sees in an embed, in order."""
    said = [(embed.get("author") or {}).get("name"), embed.get("title"), embed.get("description")]
    for field in embed.get("fields") or ():
        said += [field.get("name"), field.get("value")]
    return [str(s) for s in (*said, (embed.get("footer") or {}).get("text")) if s]
