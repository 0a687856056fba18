"""Start and tend the bot: ``python -m bot run · play · invite · check · health · backup FILE``."""

import argparse
import asyncio
import base64
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from bot.catalogue import known_games
from bot.components.pulse import ailing
from bot.sessions import exports
from bot.sessions.exports import ExportError
from bot.sessions.past import prove
from bot.settings import Settings, SettingsError, load_settings, variable
from bot.store.backup import backup_file
from bot.store.check import check_file
from bot.store.errors import StoreError

PERMISSIONS = {
    "View Channels": 1 << 10,
    "Send Messages": 1 << 11,
    "Attach Files": 1 << 15,
    "Send Messages in Threads": 1 << 38,
}
"""The least the bot needs: it reads no messages, mentions nobody but players, manages nothing."""


def run(_: argparse.Namespace) -> None:
    """Host games on Discord (or on the sandbox of PARLOUR_SANDBOX_URL)."""
    settings = load_settings()
    from bot import app  # noqa: PLC0415 - discord.py takes a second that a refusal need not wait for

    asyncio.run(app.serve(settings))


def play(args: argparse.Namespace) -> None:
    """Host games on the embedded sandbox and print the address of its page."""
    from bot import playground  # noqa: PLC0415 - as above

    settings = load_settings(connects=False)
    playground.play(settings, port=args.port or settings.page_port)


def invite(args: argparse.Namespace) -> None:
    """Print the link that invites the bot to a server with the least permissions it needs."""
    application = args.application or _application(load_settings())
    permissions = sum(PERMISSIONS.values())
    print(  # noqa: T201 - the link is what was asked for
        f"https://discord.com/oauth2/authorize?client_id={application}"
        f"&scope=bot+applications.commands&permissions={permissions}"
    )


def backup(args: argparse.Namespace) -> None:
    """Copy the store to FILE, consistently, while the bot may be running."""
    store = load_settings(connects=False).store
    backup_file(store, args.file)
    print(f"{store} copied to {args.file}")  # noqa: T201 - says that it is done


def check(_: argparse.Namespace) -> int:
    """Look through the whole store and say what is wrong with it, while the bot may be running."""
    path = load_settings(connects=False).store
    report = check_file(path)
    counted = f"version {report.version}: {report.tables} tables, {report.rounds} games, {report.acts} acts"
    print("\n".join(report.problems or (f"{path} is sound", counted)))  # noqa: T201 - the answer
    return 1 if report.problems else 0


def health(_: argparse.Namespace) -> int:
    """Say whether the bot that writes PARLOUR_HEALTH lives and is connected."""
    path = load_settings(connects=False).health
    if path is None:
        raise SettingsError(f"{variable('health')}: is not set, so nothing is written")
    wrong = ailing(path, time.time())
    print(wrong or "well")  # noqa: T201 - the answer
    return 1 if wrong else 0


def verify(args: argparse.Namespace) -> int:
    """Play an exported round again from its secrets and say what matches."""
    data = args.file.read_bytes()
    past, false = exports.read(data, known_games()), exports.false_commitments(data)
    proof = prove(past)
    shuffles = len(past.secrets)
    print(f"{shuffles - len(false)} of {shuffles} secrets match what was published")  # noqa: T201 - the answer
    print(f"{proof.agreed} of {proof.acts} acts came out as they were played")  # noqa: T201 - the answer
    return 0 if proof.holds and not false else 1


def replay(args: argparse.Namespace) -> None:
    """Print an exported round move by move."""
    past = exports.read(args.file.read_bytes(), known_games())
    print("\n".join(exports.told(past)))  # noqa: T201 - the answer


def _application(settings: Settings) -> str:
    """Return the application's id, which a bot token begins with, in base64."""
    first = settings.discord_token.get_secret_value().partition(".")[0]
    try:
        return str(int(base64.urlsafe_b64decode(first + "=" * (-len(first) % 4))))
    except ValueError:
        raise SettingsError(
            "DISCORD_TOKEN: holds no application id; name it with --application"
        ) from None


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out one command; return the process's exit code."""
    args = _arguments().parse_args(arguments)
    command: Callable[[argparse.Namespace], int | None] = args.command
    try:
        return command(args) or 0
    except (SettingsError, StoreError, ExportError, OSError) as refused:
        print(f"parlour: {refused}", file=sys.stderr)  # noqa: T201 - for whoever started it
        return 2
    except KeyboardInterrupt:
        return 130
    return 0


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot", description=__doc__)
    commands = parser.add_subparsers(required=True)
    for command in (run, play, invite, check, health, backup, verify, replay):
        help_text = (command.__doc__ or "").partition("\n")[0]
        sub = commands.add_parser(command.__name__, help=help_text, description=help_text)
        sub.set_defaults(command=command)
        if command is play:
            sub.add_argument("--port", type=int, help=f"instead of {variable('page_port')}")
        if command is invite:
            sub.add_argument("--application", help="application id, instead of the token's own")
        if command in (verify, replay):
            sub.add_argument("file", type=Path, help="an exported round")
        if command is backup:
            sub.add_argument("file", type=Path, help="where to copy to; must not exist yet")
    return parser


if __name__ == "__main__":
    sys.exit(main())
