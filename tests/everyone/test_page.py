"""The page of ``make play`` passes axe-core: with a lobby, a hand, its menus, rules and settings."""

from importlib.resources import files

from play.test_browser import open_table
from playwright.async_api import expect
from sandbox.chromium import chromium

AXE = (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


async def faults(page):
    """Return what axe-core finds on the page as it is: rule and element."""
    found = await page.evaluate(
        "tags => axe.run(document, {runOnly: {type: 'tag', values: tags}})", RULES
    )
    assert len(found["passes"]) > 30
    return [(v["id"], node["html"][:120]) for v in found["violations"] for node in v["nodes"]]


async def test_axe_finds_nothing_on_the_page(opened):
    parlour = await opened(seed=5)
    async with chromium() as browser:
        page = await browser.new_page(viewport={"width": 1100, "height": 900})
        await page.goto(parlour.box.base)
        await page.evaluate(AXE)
        await open_table(page)
        table = page.locator(".message").first
        await expect(table).to_contain_text("a table is open")
        await page.get_by_role("button", name="Add a computer").click()
        assert await faults(page) == []
        await page.get_by_role("option", name="Easy").click()
        await expect(table).to_contain_text("Computer")
        await table.get_by_role("button", name="Start").click()
        await table.get_by_role("button", name="My hand").click()
        await expect(page.locator(".message.ephemeral").last).to_contain_text("Your hand")
        await table.get_by_role("button", name="Rules").click()
        await expect(page.locator(".message.ephemeral").last).to_contain_text("For example")
        for width in (1100, 360):
            await page.set_viewport_size({"width": width, "height": 800})
            assert await faults(page) == []
