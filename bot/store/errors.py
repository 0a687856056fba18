"""What can go wrong with the store.

::

    StoreError               a write or a read did not succeed; nothing of it is stored
    └── StoreRefusedError    the file cannot be this program's store; it was left as it is

A write that does not follow what is stored is ``bot.records.ClashError``, the port's own.
"""

from pathlib import Path


class StoreError(Exception):
    """The store could not do what was asked; what was asked is not stored, not even in part."""


class StoreRefusedError(StoreError):
    """*path* cannot serve as the store, for the reason *why*; not a byte of it was changed."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"{path}: {why}")
        self.path = path
        self.why = why
