"""Settings: each variable with what it may hold, and what the host reads when it may not."""

import re
from pathlib import Path

import pytest

from bot.settings import VARIABLES, Settings, SettingsError, load_settings, variable

ROOT = Path(__file__).parents[2]
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe.abcdefghijklmnopqrstuvwxyz_-0123456789"


@pytest.fixture(autouse=True)
def bare_environment(monkeypatch, tmp_path):
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path / ".env"


def written(*lines):
    path = Path(".env")
    path.write_text("\n".join(lines))
    return path


GOOD = [
    # variable, text, field, value
    ("PARLOUR_STORE", "/srv/p.db", "store", Path("/srv/p.db")),
    ("PARLOUR_STORE", "", "store", Path("data/parlour.db")),
    ("PARLOUR_LOG_LEVEL", "debug", "log_level", "DEBUG"),
    ("PARLOUR_PACE", "0", "pace", 0.0),
    ("PARLOUR_PACE", "10", "pace", 10.0),
    ("PARLOUR_PACE", "", "pace", 1.2),
    ("PARLOUR_LOCALE", "en", "locale", "en"),
    ("PARLOUR_PAGE_PORT", "65535", "page_port", 65535),
    ("PARLOUR_EDIT_INTERVAL", "0.5", "edit_interval", 0.5),
    ("PARLOUR_KEEP_DAYS", "90", "keep_days", 90),
    ("PARLOUR_KEEP_DAYS", "", "keep_days", 0),
    ("PARLOUR_EMOJIS", "false", "emojis", False),
    ("PARLOUR_EMOJIS", "", "emojis", True),
    ("PARLOUR_SANDBOX_URL", "http://127.0.0.1:8710", "sandbox_url", "http://127.0.0.1:8710"),
    ("PARLOUR_SANDBOX_URL", "", "sandbox_url", None),
]


@pytest.mark.parametrize(("name", "text", "field", "value"), GOOD)
def test_a_good_value_is_read_from_the_environment(monkeypatch, name, text, field, value):
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv(name, text)
    assert getattr(load_settings(), field) == value


@pytest.mark.parametrize(("name", "text", "field", "value"), GOOD)
def test_a_good_value_is_read_from_the_file(name, text, field, value):
    written(f"DISCORD_TOKEN={TOKEN}", f"{name}={text}")
    assert getattr(load_settings(), field) == value


BAD = [
    ("PARLOUR_LOG_LEVEL", "LOUD", "DEBUG"),
    ("PARLOUR_PACE", "-0.1", "greater than or equal to 0"),
    ("PARLOUR_PACE", "10.5", "less than or equal to 10"),
    ("PARLOUR_KEEP_DAYS", "-1", "greater than or equal to 0"),
    ("PARLOUR_KEEP_DAYS", "a week", "valid integer"),
    ("PARLOUR_PACE", "nan", "less than or equal to 10"),
    ("PARLOUR_PACE", "slow", "valid number"),
    ("PARLOUR_LOCALE", "xx", "one of"),
    ("PARLOUR_LOCALE", "../en", "one of"),
    ("PARLOUR_PAGE_PORT", "0", "greater than or equal to 1"),
    ("PARLOUR_PAGE_PORT", "65536", "less than or equal to 65535"),
    ("PARLOUR_EDIT_INTERVAL", "-1", "greater than or equal to 0"),
    ("PARLOUR_EDIT_INTERVAL", "61", "less than or equal to 60"),
    ("PARLOUR_SANDBOX_URL", "127.0.0.1", "pattern"),
    ("DISCORD_TOKEN", "hunter2", "does not look like a bot token"),
    ("DISCORD_TOKEN", f"Bot {TOKEN}", "does not look like a bot token"),
    ("DISCORD_TOKEN", TOKEN.replace(".", "-", 1), "does not look like a bot token"),
    ("DISCORD_TOKEN", f"{TOKEN}.more", "does not look like a bot token"),
    ("DISCORD_TOKEN", "", "is missing"),
    ("DISCORD_TOKEN", "sandbox-token", "PARLOUR_SANDBOX_URL is not set"),
]


@pytest.mark.parametrize(("name", "text", "why"), BAD)
def test_a_bad_value_stops_the_start_and_is_named(monkeypatch, name, text, why):
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv(name, text)
    with pytest.raises(SettingsError) as caught:
        load_settings()
    (line,) = str(caught.value).splitlines()
    assert line.startswith(f"{name}: ")
    assert why in line


def test_without_anything_only_the_token_is_missing():
    with pytest.raises(SettingsError, match=r"^DISCORD_TOKEN: is missing[^\n]*$"):
        load_settings()


def test_a_command_that_never_logs_in_needs_no_token():
    assert load_settings(connects=False).store == Path("data/parlour.db")


def test_a_token_that_is_there_is_judged_even_if_not_needed(monkeypatch):
    monkeypatch.setenv("DISCORD_TOKEN", "hunter2")
    with pytest.raises(SettingsError, match="DISCORD_TOKEN"):
        load_settings(connects=False)


def test_the_sandbox_takes_its_own_token(monkeypatch):
    monkeypatch.setenv("DISCORD_TOKEN", "sandbox-token")
    monkeypatch.setenv("PARLOUR_SANDBOX_URL", "http://127.0.0.1:9")
    assert load_settings().discord_token.get_secret_value() == "sandbox-token"


def test_every_problem_is_named_at_once(monkeypatch):
    monkeypatch.setenv("PARLOUR_PACE", "slow")
    monkeypatch.setenv("PARLOUR_PAGE_PORT", "x")
    written("PARLOUR_PAEC=1")
    with pytest.raises(SettingsError) as caught:
        load_settings()
    assert {line.split(":")[0] for line in str(caught.value).splitlines()} == {
        "PARLOUR_PACE",
        "PARLOUR_PAGE_PORT",
        "PARLOUR_PAEC",
        "DISCORD_TOKEN",
    }


STRANGERS = [
    ("PARLOUR_PAEC", "PARLOUR_PACE"),
    ("parlour_stor", "PARLOUR_STORE"),
    ("DISCORD_TOKN", "DISCORD_TOKEN"),
    ("PARLOUR_TOKEN", None),
]


@pytest.mark.parametrize(("name", "meant"), STRANGERS)
def test_a_misspelt_setting_in_the_file_is_named(name, meant):
    written(f"DISCORD_TOKEN={TOKEN}", f"{name}=secret-value")
    with pytest.raises(SettingsError) as caught:
        load_settings()
    assert str(caught.value).startswith(f"{name}: is no setting")
    assert "secret-value" not in str(caught.value)
    if meant:
        assert f"did you mean {meant}?" in str(caught.value)


def test_other_programs_variables_are_none_of_our_business():
    written(f"DISCORD_TOKEN={TOKEN}", "PATH=/x", "EDITOR=ed")
    assert load_settings().pace == 1.2


def test_the_environment_goes_before_the_file(monkeypatch):
    written(f"DISCORD_TOKEN={TOKEN}", "PARLOUR_PACE=3")
    monkeypatch.setenv("PARLOUR_PACE", "4")
    assert load_settings().pace == 4.0


def test_a_file_that_is_no_text_is_refused():
    Path(".env").write_bytes(b"DISCORD_TOKEN=\xff\xfe")
    with pytest.raises(SettingsError, match=r"^\.env: cannot be read"):
        load_settings()


@pytest.mark.parametrize("token", [TOKEN, "hunter2-secret", f"{TOKEN}.more"])
def test_no_text_shows_the_token(monkeypatch, token):
    monkeypatch.setenv("DISCORD_TOKEN", token)
    monkeypatch.setenv("PARLOUR_PACE", "slow")
    with pytest.raises(SettingsError) as caught:
        load_settings()
    assert token not in repr(caught.value)
    assert caught.value.__context__ is None
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.delenv("PARLOUR_PACE")
    assert TOKEN not in f"{load_settings()!r}{load_settings()}"


def example():
    return re.findall(r"^(\w+)=(.*)$", (ROOT / ".env.example").read_text(), re.MULTILINE)


def test_the_example_names_every_setting_and_no_other():
    assert sorted(name for name, _ in example()) == sorted(VARIABLES)


def test_the_example_shows_the_defaults():
    for field, info in Settings.model_fields.items():
        shown = dict(example())[variable(field)]
        default = info.default
        if field == "discord_token" or default is None:
            assert shown == ""
        else:
            assert shown == str(default)


def test_the_example_says_a_word_about_each_setting():
    lines = (ROOT / ".env.example").read_text().splitlines()
    for before, line in zip(["", *lines], lines, strict=False):
        if "=" in line and not line.startswith("#"):
            assert before.startswith("# "), line


def test_the_example_becomes_a_file_that_works_once_the_token_is_in():
    text = (ROOT / ".env.example").read_text()
    written(text.replace("DISCORD_TOKEN=", f"DISCORD_TOKEN={TOKEN}", 1))
    loaded = load_settings()
    assert loaded.discord_token.get_secret_value() == TOKEN
    assert loaded == Settings(_env_file=None, DISCORD_TOKEN=TOKEN)
