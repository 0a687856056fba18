"""The browser that the tests of the page use, and how it is started and waited for."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import Browser, async_playwright, expect

CHROMIUM = "/usr/bin/chromium"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PATIENCE = 30.0
"""Seconds that the page may take to show something on a busy machine."""

expect.set_options(timeout=PATIENCE * 1000)


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """Debian's own Chromium, running."""
    async with async_playwright() as play:
        started = await play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield started
        await started.close()
