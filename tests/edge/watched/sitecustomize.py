"""Read by every Python that a test starts: where a sandbox runs in it, the wire is watched there, too.

What is wrong is written to the file ``WATCHED``, which every test looks for at its end.
"""

import os
import sys
from pathlib import Path


def watch(place: Path) -> None:
    """Hold all that a sandbox of this process hears and says against Discord's description."""
    sys.path.append(str(Path(__file__).parents[2]))
    from sandbox.conformance import Witness
    from sandbox.dispatches import Listener

    from bot.sandbox.requests import Log
    from bot.sandbox.sessions import Session

    def heard(watching: Witness | Listener, thing: object) -> None:
        watching(thing)  # type: ignore[arg-type] # each gets its own
        if watching.complaints:
            with place.open("a", encoding="utf-8") as file:
                file.write("\n".join(watching.complaints) + "\n")
            watching.complaints.clear()

    witness, listener = Witness(strict=True), Listener()
    Log.witness = staticmethod(lambda logged: heard(witness, logged))
    Session.witness = staticmethod(lambda event: heard(listener, event))


if "WATCHED" in os.environ and {"play", "bot.sandbox"} & set(sys.orig_argv):
    watch(Path(os.environ["WATCHED"]))
