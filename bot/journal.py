"""What is logged: what happened, never a card, a token or what somebody typed."""

import logging
import re
import sys
import traceback
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
        return _TOKEN.sub(r"\1…", super().format(record))

    def formatException(self, ei: _Raised) -> str:  # noqa: N802 - the library's own name
        """Return where the fault was raised, and the kinds of it and of its causes."""
        _, fault, trace = ei
        frames = "".join(traceback.format_tb(trace))
        return f"{frames}{' from '.join(_kinds(fault))}"


def keep(level: str) -> None:
    """Log to standard error from *level* on; libraries from INFO on at most."""
    written = logging.StreamHandler(sys.stderr)
    written.setFormatter(Discreet(_FORMAT))
    logging.basicConfig(level=level, handlers=[written])
    for name in LIBRARIES:
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLevelNamesMapping()[level]))


def _kinds(fault: BaseException | None) -> list[str]:
    kinds: list[str] = []
    while fault is not None:
        kinds.append(type(fault).__name__)
        fault = fault.__cause__ or fault.__context__
    return kinds
