"""What travels over the wire: JSON objects in Discord's own shapes, and times as it writes them."""

from datetime import UTC, datetime
from typing import Any

Json = dict[str, Any]
"""A JSON object. Its keys are Discord's, so it stays a dict: clients may send anything."""


def stamp(seconds: float) -> str:
    """Write a time (seconds since 1970) the way Discord does: ISO 8601 in UTC."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")
