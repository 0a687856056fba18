"""Emojis: which characters count as one, and the application's own pictures."""

import re

from bot.sandbox.limits import Form

_SINGLE = (
    "©®‼⁉™ℹ↔-↙↩↪⌚⌛⌨⏏⏩-⏳⏸-⏺Ⓜ▪▫▶◀◻-◾☀-☄☎☑☔☕☘☝☠☢☣☦☪☮☯☸-☺♀♂♈-♓♟♠♣♥♦♨♻♾♿⚒-⚗⚙⚛⚜⚠⚡⚧⚪⚫⚰⚱⚽⚾⛄⛅⛈⛎⛏⛑"
    "⛓⛔⛩⛪⛰-⛵⛷-⛺⛽✂✅✈-✍✏✒✔✖✝✡✨✳✴❄❇❌❎❓-❕❗❣❤➕-➗➡➰➿⤴⤵⬅-⬇⬛⬜⭐⭕〰〽㊗㊙"
    "\U0001f004\U0001f0cf\U0001f170\U0001f171\U0001f17e\U0001f17f\U0001f18e\U0001f191-\U0001f19a"
    "\U0001f201\U0001f202\U0001f21a\U0001f22f\U0001f232-\U0001f23a\U0001f250\U0001f251"
    "\U0001f300-\U0001f64f\U0001f680-\U0001f6fc\U0001f7e0-\U0001f7eb\U0001f7f0\U0001f90c-\U0001faff"
)
_MODIFIED = "[\ufe0f\u20e3\U0001f3fb-\U0001f3ff\U000e0020-\U000e007f]*"
_EMOJI = re.compile(
    f"(?:[{_SINGLE}]{_MODIFIED}(?:\u200d[{_SINGLE}]{_MODIFIED})*"
    "|[0-9#*]\ufe0f?\u20e3|[\U0001f1e6-\U0001f1ff]{2})"
)
EMOJI_NAME = re.compile(r"[A-Za-z0-9_]{2,32}")
EMOJI_LIMIT = 2000
EMOJI_BYTES = 256 * 1024


def is_unicode_emoji(text: str) -> bool:
    """Whether the text is exactly one emoji. A playing card such as 🂡 is none, ♠ is."""
    return _EMOJI.fullmatch(text) is not None


def check_emoji(form: Form, known: frozenset[str]) -> bool:
    """Check the emoji of a button or option: one Unicode emoji, or one of the `known` ids."""
    if form.value is None:
        return True
    if not form.object():
        return False
    if form.value.get("id") is not None:
        found = str(form.value["id"]) in known
    else:
        found = is_unicode_emoji(str(form.value.get("name") or ""))
    return found or form.blame("COMPONENT_INVALID_EMOJI", "Invalid emoji")
