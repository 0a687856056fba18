"""What the host decides, read from the environment and from ``.env``; checked before the start."""

import difflib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal

from dotenv import dotenv_values
from pydantic import BeforeValidator, Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

SANDBOX_TOKEN = "sandbox-token"  # noqa: S105 - the sandbox's own, known to everybody
"""The token that the sandbox takes, and Discord never."""

_PREFIX = "PARLOUR_"
_TOKEN = re.compile(r"[\w-]{16,}\.[\w-]{4,}\.[\w-]{20,}", re.ASCII)
_LOCALES = Path(__file__).with_name("locales")


class SettingsError(Exception):
    """The start must not go on; the text names each variable and what is wrong with it."""


class Settings(BaseSettings):
    """The settings; each is the variable ``PARLOUR_<NAME>`` but for ``DISCORD_TOKEN``."""

    model_config = SettingsConfigDict(
        env_prefix=_PREFIX,
        env_ignore_empty=True,  # a line left blank in .env is a setting left out
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
    )

    discord_token: SecretStr = Field(default=SecretStr(""), validation_alias="DISCORD_TOKEN")
    """The bot's token, hidden when printed."""
    sandbox_url: str | None = Field(default=None, pattern=r"^https?://[^/\s]+(/\S*)?$")
    """Address of the sandbox to log in to, in place of Discord."""
    store: Path = Path("data/parlour.db")
    """The file with everything that outlives the process."""
    log_level: Annotated[
        Literal["DEBUG", "INFO", "WARNING", "ERROR"],
        BeforeValidator(lambda level: level.upper() if isinstance(level, str) else level),
    ] = "INFO"
    log_format: Literal["text", "json"] = "text"
    """How a line of the log is written."""
    health: Path | None = None
    """A file that says every few seconds that the bot lives, for whoever watches it."""
    pace: float = Field(default=1.2, ge=0, le=10)
    """Seconds that a computer takes for a move."""
    locale: str = "en"
    """Language where Discord tells none: a folder in bot/locales."""
    page_port: int = Field(default=8710, ge=1, le=65535)
    """Port of the sandbox's page, unless ``make play`` names another."""
    edit_interval: float = Field(default=1.0, ge=0, le=60)
    """Seconds between two edits of one table's message, at least; 0 minds no limits of Discord's
    either, for a sandbox without any."""
    keep_days: int = Field(default=0, ge=0, le=36500)
    """Days for which the moves of finished games are kept; 0: for ever. Results stay."""

    emojis: bool = True
    """Whether pictures of cards are uploaded as the application's emojis, for buttons and menus."""

    @field_validator("locale")
    @classmethod
    def _have_locale(cls, locale: str) -> str:
        known = sorted(folder.name for folder in _LOCALES.iterdir() if folder.is_dir())
        if locale not in known:
            raise ValueError(f"should be one of {', '.join(known)}")
        return locale


def variable(setting: str) -> str:
    """Return the environment's name of *setting*, a field of ``Settings``.

    >>> variable("pace")
    'PARLOUR_PACE'
    """
    alias = Settings.model_fields[setting].validation_alias
    return alias if isinstance(alias, str) else _PREFIX + setting.upper()


VARIABLES = tuple(variable(setting) for setting in Settings.model_fields)
"""Every variable that is read."""


def load_settings(env_file: Path = Path(".env"), *, connects: bool = True) -> Settings:
    """Return the settings of the environment, then *env_file*; raise ``SettingsError``.

    *connects*: false for commands that never log in, and so need no token.
    """
    problems = list(_strangers(env_file))
    settings, faults = _read(env_file)
    problems += [f"{variable(setting)}: {said}" for setting, said in faults]
    problems += _token_problems(settings, connects=connects)
    if problems:
        raise SettingsError("\n".join(problems))
    return settings


def _read(env_file: Path) -> tuple[Settings, list[tuple[str, str]]]:
    """Return the settings, the bad ones left at their defaults, and what is wrong with those."""
    given: dict[str, Any] = {"_env_file": env_file}
    try:
        return Settings(**given), []
    except ValidationError as fault:
        faults = [(_setting(error["loc"]), _said(error["msg"])) for error in fault.errors()]
    defaults = {setting: Settings.model_fields[setting].default for setting, _ in faults}
    return Settings(**given, **defaults), faults


def _strangers(env_file: Path) -> Iterator[str]:
    """Name what stands in *env_file* as if it were a setting; a typo must not go unseen."""
    try:
        names = dotenv_values(env_file)
    except (OSError, UnicodeDecodeError) as fault:
        raise SettingsError(f"{env_file}: cannot be read ({type(fault).__name__})") from None
    for name in names:
        if name.upper().startswith(("DISCORD_", _PREFIX)) and name.upper() not in VARIABLES:
            near = difflib.get_close_matches(name.upper(), VARIABLES, n=1)
            meant = f"; did you mean {near[0]}?" if near else ""
            yield f"{name}: is no setting{meant}"


def _token_problems(settings: Settings, *, connects: bool) -> Iterator[str]:
    name, token = variable("discord_token"), settings.discord_token.get_secret_value()
    if not token:
        if connects:
            yield f"{name}: is missing; copy it from the Bot page of your Discord application"
    elif token == SANDBOX_TOKEN:
        if settings.sandbox_url is None:
            yield f"{name}: is the sandbox's token, but {variable('sandbox_url')} is not set"
    elif not _TOKEN.fullmatch(token):
        yield f"{name}: does not look like a bot token (three parts with dots between them)"


def _setting(place: tuple[Any, ...]) -> str:
    """Return the field of a validation error's place."""
    return next(
        setting for setting in Settings.model_fields if place[0] in {setting, variable(setting)}
    )


def _said(message: str) -> str:
    said = message.removeprefix("Value error, ").removeprefix("Input ")
    return said[:1].lower() + said[1:]
