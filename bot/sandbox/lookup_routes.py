"""Routes that tell who and where: the bot itself, its application, people, servers."""

from collections.abc import Callable

from bot.sandbox.gateway import LOGINS
from bot.sandbox.places import guild_json, member_json, role_json, user_json
from bot.sandbox.refusals import refusal
from bot.sandbox.requests import Call
from bot.sandbox.route_table import Answer, RouteTable
from bot.sandbox.wire import Json
from bot.sandbox.world import APPLICATION, OWNER, World


class LookupRoutes:
    """Answers `/users`, `/guilds`, `/gateway`, `/applications/@me` and `/oauth2`."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.gateway_url = ""
        self.logins_left: Callable[[], int] = lambda: LOGINS
        self.table = RouteTable(
            {
                "GET gateway/bot": self._gateway,
                "GET oauth2/applications/@me": self._application,
                "GET applications/@me": self._application,
                "GET users/*": self._user,
                "POST users/@me/channels": self._conversation,
                "GET guilds/*": self._guild,
                "GET guilds/*/channels": self._channels,
                "GET guilds/*/roles": self._roles,
                "GET guilds/*/members/*": self._member,
            }
        )

    def _application(self, _call: Call) -> Answer:
        return 200, application_json(self._world)

    def _roles(self, call: Call) -> Answer:
        return 200, [role_json(self._world.guild(call.path[1]))]

    def _gateway(self, _call: Call) -> Answer:
        limit = {
            "total": LOGINS,
            "remaining": self.logins_left(),
            "reset_after": 0,
            "max_concurrency": 1,
        }
        return 200, {"url": self.gateway_url, "shards": 1, "session_start_limit": limit}

    def _user(self, call: Call) -> Answer:
        if call.path[1] == "@me":
            mine = {"mfa_enabled": False, "locale": "en-US", "verified": True, "email": None}
            return 200, {**user_json(self._world.bot), **mine}
        found = self._world.accounts.get(call.path[1])
        if found is None:
            raise refusal(10013)
        return 200, user_json(found)

    def _conversation(self, call: Call) -> Answer:
        form = call.form
        if not form.object() or not form["recipient_id"].required():
            form.settle()
        opened = self._world.conversation(str(form.value["recipient_id"]))
        return 200, self._world.channel_json(opened)

    def _guild(self, call: Call) -> Answer:
        shown = guild_json(self._world.guild(call.path[1]))
        if call.query.get("with_counts") in ("1", "true", "True"):
            shown["approximate_member_count"] = len(self._world.accounts)
            shown["approximate_presence_count"] = len(self._world.accounts)
        return 200, shown

    def _channels(self, call: Call) -> Answer:
        guild = self._world.guild(call.path[1])
        own = [c for c in self._world.channels.values() if c.guild_id == guild.id]
        return 200, [self._world.channel_json(c) for c in own if not c.is_thread]

    def _member(self, call: Call) -> Answer:
        self._world.guild(call.path[1])
        key = APPLICATION if call.path[3] == "@me" else call.path[3]
        found = self._world.accounts.get(key)
        if found is None or call.path[1] in found.left:
            raise refusal(10007)
        return 200, member_json(found)


def application_json(world: World) -> Json:
    """Give the application as its owner sees it."""
    return {
        "id": APPLICATION,
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": user_json(world.bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user_json(world.accounts[OWNER]),
        "approximate_guild_count": sum(g.installed for g in world.guilds.values()),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
    }
