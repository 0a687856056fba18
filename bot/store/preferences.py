"""Settings of people and servers, in SQL."""

import sqlite3

import msgspec

from bot.preferences import Personal, Server
from bot.records import UserId

_encode = msgspec.msgpack.Encoder().encode
_personal = msgspec.msgpack.Decoder(Personal).decode
_server = msgspec.msgpack.Decoder(Server).decode


def keep_personal(connection: sqlite3.Connection, user: UserId, settings: Personal) -> None:
    """Store *settings* in place of the person's earlier ones."""
    connection.execute("INSERT OR REPLACE INTO preference VALUES (?, ?)", (user, _encode(settings)))


def keep_server(connection: sqlite3.Connection, guild: int, settings: Server) -> None:
    """Store *settings* in place of the server's earlier ones."""
    connection.execute("INSERT OR REPLACE INTO server VALUES (?, ?)", (guild, _encode(settings)))


def all_personal(connection: sqlite3.Connection) -> dict[UserId, Personal]:
    """Return everybody's settings."""
    found = connection.execute("SELECT user, kept FROM preference")
    return {UserId(user): _personal(kept) for user, kept in found}


def all_servers(connection: sqlite3.Connection) -> dict[int, Server]:
    """Return every server's settings."""
    return {guild: _server(kept) for guild, kept in connection.execute("SELECT * FROM server")}


def personal(connection: sqlite3.Connection, user: UserId) -> Personal | None:
    """Return a person's settings, ``None`` if they never changed any."""
    found = connection.execute("SELECT kept FROM preference WHERE user = ?", (user,)).fetchone()
    return None if found is None else _personal(found[0])
