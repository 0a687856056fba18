"""What is logged: what happened, never a card, a token or what somebody typed."""

import json
import logging
import re
import sys
import traceback
from datetime import UTC, datetime
from types import TracebackType

LIBRARIES = ("discord", "aiohttp", "aiosqlite", "asyncio", "PIL")
"""At DEBUG they log messages, tokens and rows of the store whole; they never do so here."""
_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
_TOKEN = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/\s?\"']+")
"""An interaction's token in an address; whoever has it can edit a private hand."""

_Raised = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


class Discreet(logging.Formatter):
    """Writes a fault as where and of what kind it was, without its words: they may name cards."""

    def format(self, record: logging.LogRecord) -> str:
        """Return *record* in one text, without tokens."""
        return without_tokens(super().format(record))

    def formatException(self, ei: _Raised) -> str:  # noqa: N802 - the library's own name
        """Return where the fault was raised, and the kinds of it and of its causes."""
        _, fault, trace = ei
        frames = "".join(traceback.format_tb(trace))
        return f"{frames}{' from '.join(_kinds(fault))}"


class Structured(Discreet):
    """Writes each line as an object of JSON: ``at level logger said``, and ``fault`` if there is one."""

    def format(self, record: logging.LogRecord) -> str:
        """Return *record* as one line of JSON, without tokens."""
        fields = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "said": without_tokens(record.getMessage()),
        }
        if record.exc_info:
            fields["fault"] = self.formatException(record.exc_info)
        return json.dumps(fields, ensure_ascii=False)


def without_tokens(text: str) -> str:
    """Return *text* with the interactions' tokens in its addresses cut out."""
    return _TOKEN.sub(r"\1…", text)


def keep(level: str, form: str = "text") -> None:
    """Log to standard error from *level* on; libraries from INFO on at most. *form*: text or json."""
    written = logging.StreamHandler(sys.stderr)
    written.setFormatter(Structured() if form == "json" else Discreet(_FORMAT))
    logging.basicConfig(level=level, handlers=[written])
    for name in LIBRARIES:
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLevelNamesMapping()[level]))


def _kinds(fault: BaseException | None) -> list[str]:
    kinds: list[str] = []
    while fault is not None:
        kinds.append(type(fault).__name__)
        fault = fault.__cause__ or fault.__context__
    return kinds
