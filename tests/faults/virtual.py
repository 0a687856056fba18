"""An event loop whose time passes only while nothing is left to do, and then at once."""

import asyncio
import selectors
from contextlib import contextmanager


class _Leaping(selectors.DefaultSelector):
    """Waits for nothing: what would be waited for has passed."""

    def __init__(self) -> None:
        super().__init__()
        self.passed = 0.0

    def select(self, timeout=None):
        if timeout:
            self.passed += timeout
        return super().select(0)


class VirtualLoop(asyncio.SelectorEventLoop):
    """Begins at second 0; an hour of sleeping takes no time."""

    def __init__(self) -> None:
        self.leaping = _Leaping()
        super().__init__(self.leaping)

    def time(self) -> float:
        return self.leaping.passed


@contextmanager
def virtual_time():
    """A runner of coroutines in virtual time."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        yield runner
