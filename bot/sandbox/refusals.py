"""Discord's refusals: an HTTP status, a code, words, and for bad forms a tree of what is wrong.

Codes and words: Discord's documentation, "Opcodes and Status Codes".
"""

from bot.sandbox.wire import Json

_KNOWN: dict[int, tuple[int, str]] = {
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    30008: (400, "Maximum number of emojis reached (2000)"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    40094: (400, "Maximum number of follow-up messages reached for this interaction"),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50035: (400, "Invalid Form Body"),
    50045: (400, "File uploaded exceeds the maximum size"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    160002: (400, "Cannot reply without permission to read message history"),
    160004: (400, "A thread has already been created for this message"),
}


class ApiRefusal(Exception):  # noqa: N818 - a refusal is an answer, not a fault
    """A request Discord would not grant."""

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(f"{status} {code} {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors

    def body(self) -> Json:
        """Give the JSON that Discord answers."""
        tree = {"errors": self.errors} if self.errors else {}
        return {"message": self.message, "code": self.code, **tree}


def refusal(code: int, errors: Json | None = None) -> ApiRefusal:
    """Make the refusal with one of Discord's codes."""
    status, message = _KNOWN[code]
    return ApiRefusal(status, code, message, errors)


def plain(status: int, words: str) -> ApiRefusal:
    """Make a refusal that has no code of its own, such as 401 and 404 for a route."""
    return ApiRefusal(status, 0, f"{status}: {words}")
