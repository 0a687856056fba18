"""Routes with an interaction's token: the first answer, edits, follow-ups."""

from bot.sandbox.callbacks import answer
from bot.sandbox.interactions import Callback, Interaction, Interactions, Reply
from bot.sandbox.posts import EPHEMERAL, LOADING, Post
from bot.sandbox.refusals import refusal
from bot.sandbox.requests import Call
from bot.sandbox.route_table import Answer, RouteTable
from bot.sandbox.webhooks import edit, follow, follow_up, owned
from bot.sandbox.wire import Json
from bot.sandbox.world import APPLICATION, World


class InteractionRoutes:
    """Answers `/interactions/…` and `/webhooks/…`."""

    def __init__(self, world: World, interactions: Interactions) -> None:
        self._world = world
        self._interactions = interactions
        self.table = RouteTable(
            {
                "POST interactions/*/*/callback": self._callback,
                "POST webhooks/*/*": self._follow_up,
                "GET webhooks/*/*/messages/*": self._get,
                "PATCH webhooks/*/*/messages/*": self._edit,
                "DELETE webhooks/*/*/messages/*": self._delete,
            }
        )

    def _callback(self, call: Call) -> Answer:
        opened = self._interactions.find(call.path[2])
        if opened is not None:
            call.logged.context = {
                "interaction_type": int(opened.deed),
                "was_v2": bool(opened.source and opened.source.v2),
            }
        reply = answer(self._world, opened, call.path[1], call.form, call.uploads)
        assert opened is not None
        if call.query.get("with_response", "").lower() not in ("1", "true"):
            return 204, None
        return 200, self._described(opened, reply)

    def _described(self, opened: Interaction, reply: Reply) -> Json:
        interaction: Json = {"id": opened.id, "type": int(opened.deed)}
        described: Json = {"interaction": interaction}
        interaction["channel_id"] = opened.channel.id
        if opened.channel.guild_id:
            interaction["guild_id"] = opened.channel.guild_id
        if reply.post is not None:
            interaction["response_message_id"] = reply.post.id
            interaction["response_message_loading"] = bool(reply.post.flags & LOADING)
            interaction["response_message_ephemeral"] = bool(reply.post.flags & EPHEMERAL)
        if reply.post is not None and reply.callback in (Callback.MESSAGE, Callback.UPDATE):
            message = self._world.post_json(reply.post)
            described["resource"] = {"type": int(reply.callback), "message": message}
        return described

    def _follow(self, call: Call) -> Interaction:
        if call.path[1] != APPLICATION:
            raise refusal(10015)
        return follow(self._world, self._interactions.find(call.path[2]))

    def _owned(self, call: Call) -> Post:
        return owned(self._world, self._follow(call), call.path[4])

    def _follow_up(self, call: Call) -> Answer:
        opened = self._follow(call)
        self._world.buckets.follow_up(opened.channel.id)
        posted = follow_up(self._world, opened, call.form, call.uploads)
        return 200, self._world.post_json(posted)

    def _get(self, call: Call) -> Answer:
        return 200, self._world.post_json(self._owned(call))

    def _edit(self, call: Call) -> Answer:
        old = self._owned(call)
        call.logged.context = {"was_v2": old.v2}
        edited = edit(self._world, old, call.form, call.uploads)
        return 200, self._world.post_json(edited)

    def _delete(self, call: Call) -> Answer:
        self._world.remove(self._owned(call))
        return 204, None
