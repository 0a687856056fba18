"""Routes of commands: global ones and those of a server, as a set or one by one."""

from bot.sandbox.commands import CHAT, check_command, check_commands, check_set, stored_command
from bot.sandbox.limits import Form
from bot.sandbox.refusals import plain, refusal
from bot.sandbox.requests import Call
from bot.sandbox.route_table import Answer, Route, RouteTable
from bot.sandbox.wire import Json
from bot.sandbox.world import APPLICATION, World


class CommandRoutes:
    """Answers `/applications/{id}/commands` and the same below `/guilds/{id}`."""

    def __init__(self, world: World) -> None:
        self._world = world
        rows: dict[str, Route] = {}
        for place in ("applications/*/commands", "applications/*/guilds/*/commands"):
            rows |= {
                f"GET {place}": lambda call: (200, self._scope(call).all()),
                f"PUT {place}": lambda call: self._scope(call).set(call),
                f"POST {place}": lambda call: self._scope(call).add(call),
                f"GET {place}/*": lambda call: (200, self._scope(call).one(call.path[-1])),
                f"PATCH {place}/*": lambda call: self._scope(call).change(call, call.path[-1]),
                f"DELETE {place}/*": lambda call: self._scope(call).remove(call.path[-1]),
            }
        self.table = RouteTable(rows)

    def _scope(self, call: Call) -> "Scope":
        return Scope(self._world, call.path[3] if call.path[2] == "guilds" else None)


class Scope:
    """The commands of everywhere (no server) or of one server."""

    def __init__(self, world: World, guild_id: str | None) -> None:
        self._world = world
        self._guild_id = guild_id

    def all(self) -> list[Json]:
        """Give every command of the scope."""
        self._reach()
        return [c for c in self._world.commands.values() if c.get("guild_id") == self._guild_id]

    def one(self, command_id: str) -> Json:
        """Give one command. Raises 10063."""
        self._reach()
        found = self._world.commands.get(command_id)
        if found is None or found.get("guild_id") != self._guild_id:
            raise refusal(10063)
        return found

    def set(self, call: Call) -> Answer:
        """Replace the whole set; a command with a known name keeps its id."""
        self._admit(call)
        form = call.form
        check_commands(form)
        form.settle()
        known = {(c["type"], c["name"]): c["id"] for c in self.all()}
        named = {(c.get("type") or CHAT, c["name"]) for c in form.value}
        self._world.buckets.create(self._guild_id or "", len(named - known.keys()))
        for command_id in known.values():
            del self._world.commands[command_id]
        for sent in form.value:
            self._store(sent, known.get((sent.get("type") or CHAT, sent["name"])))
        return 200, self.all()

    def add(self, call: Call) -> Answer:
        """Add one command, or replace the one with its name."""
        self._admit(call)
        form = call.form
        check_command(form)
        form.settle()
        same = [c for c in self.all() if self._same(c, form.value)]
        check_set(form, [*(c for c in self.all() if c not in same), form.value])
        form.settle()
        self._world.buckets.create(self._guild_id or "", 0 if same else 1)
        return (200 if same else 201), self._store(form.value, same[0]["id"] if same else None)

    def change(self, call: Call, command_id: str) -> Answer:
        """Change some fields of one command."""
        self._admit(call)
        old = self.one(command_id)
        merged = Form({**old, **(call.body or {})})
        check_command(merged)
        merged.settle()
        return 200, self._store(merged.value, command_id)

    def remove(self, command_id: str) -> Answer:
        """Take one command away."""
        self.one(command_id)
        del self._world.commands[command_id]
        self._world.changed += 1
        return 204, None

    def _same(self, stored: Json, sent: Json) -> bool:
        return bool(stored["type"] == (sent.get("type") or CHAT) and stored["name"] == sent["name"])

    def _store(self, sent: Json, command_id: str | None) -> Json:
        key = command_id or self._world.mint.new()
        ids = {"id": key, "application_id": APPLICATION, "version": self._world.mint.new()}
        self._world.commands[key] = stored_command(sent, ids, self._guild_id)
        self._world.changed += 1
        return self._world.commands[key]

    def _admit(self, call: Call) -> None:
        if call.path[1] != APPLICATION:
            raise plain(404, "Not Found")
        self._reach()

    def _reach(self) -> None:
        if self._guild_id is not None:
            self._world.guild(self._guild_id)
