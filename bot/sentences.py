"""The sentences of one language, each read when it is first asked for.

Parsing the files of two languages whole took a second of every start; most starts say little. A
file is cut into its entries, which begin where a line does, and ``fluent.runtime`` parses each with
what it refers to.
"""

import re
from collections.abc import Iterable, Mapping

from fluent.runtime import FluentBundle, FluentResource

_ENTRY = re.compile(r"^(?=-?[A-Za-z][\w-]* *=)", re.MULTILINE)
"""Where an entry begins: the lines that go on with one are indented (Fluent's grammar)."""
_REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")


class Sentences:
    r"""The sentences in *texts*, Fluent files of *locale*.

    >>> sentences = Sentences("en", ["won = { $name } won the { -game }.\n-game = round\n"])
    >>> "won" in sentences, "lost" in sentences
    (True, False)
    >>> sentences.formatted("won", {"name": "Maya"})
    ('Maya won the round.', '')
    """

    def __init__(self, locale: str, texts: Iterable[str]) -> None:
        entries = (entry for text in texts for entry in _ENTRY.split(text)[1:])
        self._unread = {entry.partition("=")[0].rstrip(): entry for entry in entries}
        self._keys = frozenset(self._unread)
        self._bundle = FluentBundle([locale], use_isolating=False)

    def __contains__(self, key: str) -> bool:
        return key in self._keys

    def formatted(self, key: str, facts: Mapping[str, str | float]) -> tuple[str, str]:
        """Return the sentence of *key* with *facts* in it, and what is wrong with it or nothing."""
        self._read(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return key, "no text of its own"
        text, errors = self._bundle.format_pattern(pattern, dict(facts))
        return str(text), f"{errors}" if errors else ""

    def _read(self, key: str) -> None:
        entry = self._unread.pop(key, None)
        if entry is None:
            return
        self._bundle.add_resource(FluentResource(entry))
        for other in _REFERENCE.findall(entry):
            self._read(other)
