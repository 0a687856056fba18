"""One process a store: a lock of the operating system, which a killed process cannot leave."""

import fcntl
import os
from pathlib import Path
from typing import Self

from bot.store.errors import StoreRefusedError


class Lock:
    """The right to write one store file, held until ``release`` or the end of the process.

    The lock is on a file beside the store, since SQLite's own locks live on the store itself. That
    file stays behind: taking it away while another process opens it would make two locks of one.
    """

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor

    @classmethod
    def take(cls, path: Path) -> Self:
        """Take the lock of the store at *path*; raise ``StoreRefusedError`` if it is taken."""
        beside = path.with_name(path.name + ".lock")
        try:
            descriptor = os.open(beside, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError as fault:
            raise StoreRefusedError(path, f"cannot be locked: {fault}") from fault
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as fault:
            holder = os.read(descriptor, 20).decode("ascii", "replace").strip() or "unknown"
            os.close(descriptor)
            raise StoreRefusedError(path, f"is in use by process {holder}") from fault
        os.truncate(descriptor, 0)
        os.pwrite(descriptor, f"{os.getpid()}\n".encode(), 0)
        return cls(descriptor)

    def release(self) -> None:
        """Give the lock back; a second time does nothing."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1
