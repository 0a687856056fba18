"""A round against a computer on the page of ``make play``, in a real browser, by mouse and keys."""

import contextlib
import os
import re
from pathlib import Path

import pytest
from playwright.async_api import Error, expect
from sandbox.chromium import chromium

SHOTS = os.environ.get("PARLOUR_SHOTS")
SEED = 5


async def shoot(page, tmp_path, name):
    await page.screenshot(path=Path(SHOTS or tmp_path) / f"{name}.png")


async def open_table(page):
    field = page.get_by_label("Message", exact=True).first
    await field.fill("/")
    await field.press_sequentially("play")
    await expect(page.locator(".suggest .menu-option").first).to_contain_text("/play")
    await field.press("Enter")
    game = page.get_by_label("game", exact=True)
    await game.press_sequentially("One Up")
    await expect(page.get_by_role("option", name="One Up")).to_be_visible()
    await game.press("Enter")
    await page.get_by_role("button", name="Run").click()


MOVE = re.compile(r"Keep .*|(10|[2-9AJQK])[♣♦♥♠]|Play it as .*|Draw a card|(Red|Black) Joker")


async def press_what_can_be_pressed(hand, table):
    """Press a move on offer, the Joker's call included, until the round is over."""
    page, again = table.page, table.get_by_role("button", name="Deal a new round")
    while not await again.count():
        on_offer = await hand.locator("button:enabled").all_inner_texts()
        moves = [text.strip() for text in on_offer if MOVE.fullmatch(text.strip())]
        with contextlib.suppress(Error):  # the hand was drawn anew under the pointer
            if moves:
                await hand.get_by_role("button", name=moves[-1], exact=True).click(timeout=1000)
            elif any("Call the" in text for text in on_offer):
                await hand.get_by_role("button", name="Call the").click(timeout=1000)
                await page.get_by_role("option", name="Ace").click(timeout=1000)
        await page.wait_for_timeout(20)


@pytest.mark.timeout(240)
async def test_a_round_on_the_page(opened, tmp_path):
    parlour = await opened(seed=SEED)
    async with chromium() as browser:
        page = await browser.new_page(viewport={"width": 1100, "height": 900})
        problems = []
        page.on("pageerror", lambda error: problems.append(str(error)))
        await page.goto(parlour.box.base)
        await open_table(page)
        table = page.locator(".message").first
        await expect(table).to_contain_text("a table is open")
        await shoot(page, tmp_path, "lobby-1100")
        await page.get_by_role("button", name="Add a computer").click()
        await page.get_by_role("option", name="Easy").click()
        await expect(table).to_contain_text("Computer (Easy)")
        await table.get_by_role("button", name="Start").click()
        await table.get_by_role("button", name="My hand").click()
        hand = page.locator(".message.ephemeral").last
        await expect(hand).to_contain_text("Only you can see this")
        await shoot(page, tmp_path, "hand-1100")
        await press_what_can_be_pressed(hand, table)
        await expect(table).to_contain_text("Rounds won")
        recap = page.locator(".message").filter(has_text="is over").last
        await recap.get_by_role("button", name="Details").click()
        await expect(page.locator(".message.ephemeral").last).to_contain_text("Every hand")
        await shoot(page, tmp_path, "recap-1100")
        await page.set_viewport_size({"width": 360, "height": 760})
        assert await page.evaluate("document.documentElement.scrollWidth") <= 360
        await shoot(page, tmp_path, "recap-360")
        assert problems == []
