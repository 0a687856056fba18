"""The page in a real browser: keys, pictures, menus, modals, failure, what others do not see."""

import asyncio
import os
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import expect
from sandbox.chromium import chromium
from sandbox.demo import Demo
from sandbox.scripted import logged_in

from bot.sandbox.server import Sandbox

pytestmark = pytest.mark.asyncio(loop_scope="module")  # the browser lives as long as its loop
MISSING = """async () => {
  const { drawable } = await import("/page/emojis.js");
  window.drawable = drawable;
  return drawable("🏆 won, ✅ and 🧮 … plain 7♥️", (sign) => sign === "♥️");
}"""
"""What a text becomes where no font has an emoji but the heart."""
WHOLE = """() => {
  const list = document.querySelector(".menu-list:not([hidden])");
  const { left, top, right, bottom } = list.getBoundingClientRect();
  const corners = [[left + 4, top + 4], [right - 4, top + 4], [left + 4, bottom - 4], [right - 4, bottom - 4]];
  return corners.every(([x, y]) => list.contains(document.elementFromPoint(x, y)));
}"""
"""Whether nothing lies over the menu that is open, and nothing cuts it off."""
SHOTS = os.environ.get("SANDBOX_SHOTS")


@pytest_asyncio.fixture(loop_scope="module")
async def box():
    started = await Sandbox.start(limited=False)
    yield started
    await started.stop()


@pytest_asyncio.fixture(loop_scope="module")
async def demo(box):
    async with logged_in(box, Demo()) as client:
        yield client


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def running():
    async with chromium() as started:
        yield started


@pytest_asyncio.fixture(loop_scope="module")
async def browser(running):
    """The one browser of these tests, without the pages of the test before."""
    yield running
    for each in running.contexts:
        await each.close()


async def shoot(page, tmp_path, name):
    folder = Path(SHOTS) if SHOTS else tmp_path
    await page.screenshot(path=folder / f"{name}.png")


async def slash(page, words, label="Message"):
    field = page.get_by_label(label, exact=True).first
    await field.fill("/")
    await field.press_sequentially(words)
    await expect(page.locator(".suggest .menu-option").first).to_contain_text(f"/{words}")
    await field.press("Enter")


async def open_page(browser, box, width, height=780):
    page = await browser.new_page(viewport={"width": width, "height": height})
    page.problems = []
    page.on("pageerror", lambda error: page.problems.append(str(error)))
    await page.goto(box.base)
    await expect(page.get_by_label("Person", exact=True)).not_to_have_value("")
    return page


async def widest(page):
    return await page.evaluate("document.documentElement.scrollWidth")


async def test_a_game_by_keys(box, demo, browser, tmp_path):
    page = await open_page(browser, box, 1100)
    nils = next(p for p in box.people.all() if p.name == "Nils")
    await slash(page, "table")
    table = page.locator(".message").first
    image = table.get_by_alt_text("Five aces lie on the table")
    await expect(image).to_be_visible()
    assert (await image.bounding_box())["width"] <= 550
    await expect(table.locator(".stamp")).to_contain_text("in")
    await expect(table.get_by_role("button", name="Open cards")).to_be_disabled()
    await shoot(page, tmp_path, "table-1100")

    await table.get_by_role("button", name="My hand").focus()
    await page.keyboard.press("Enter")
    hand = page.locator(".message.ephemeral")
    await expect(hand).to_contain_text("Only you can see this")
    assert len(nils.messages()) == 1
    await hand.get_by_role("button", name="Choose a suit").press("ArrowDown")
    await shoot(page, tmp_path, "menu-1100")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(hand).to_contain_text("You chose Hearts")
    await hand.get_by_role("button", name="Choose two").click()
    for name in ("Spades", "Clubs"):
        await hand.get_by_role("option", name=name).last.click()
    await page.keyboard.press("Escape")
    await expect(hand).to_contain_text("You chose Spades, Clubs")
    await hand.get_by_role("button", name="Dismiss message").click()
    await expect(hand).to_have_count(0)

    await table.get_by_role("button", name="Ask").click()
    dialog = page.get_by_role("dialog")
    await dialog.get_by_label("Your question").fill("How many cards?")
    await dialog.get_by_role("button", name="Make a selection").click()
    await dialog.get_by_role("option", name="Hearts").click()
    await shoot(page, tmp_path, "modal-1100")
    await dialog.get_by_role("button", name="Submit").click()
    await expect(page.locator(".message").last).to_contain_text("Asked.")

    await slash(page, "move")
    await page.get_by_label("action").press_sequentially("king of h")
    await expect(page.locator(".option .menu-option")).to_have_count(1)
    await shoot(page, tmp_path, "complete-1100")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message").last).to_contain_text("You did: play king of hearts")

    await page.get_by_role("button", name="Reload").click()
    await expect(page.locator(".message.ephemeral")).to_have_count(0)
    assert page.problems == []


async def test_silence_and_thinking(box, demo, browser, tmp_path):
    page = await open_page(browser, box, 800)
    await slash(page, "slow")
    await expect(page.locator(".thinking")).to_contain_text("is thinking")
    await expect(page.locator(".message").last).to_contain_text("Thought it over.")
    await slash(page, "table")
    catch = page.get_by_role("button", name="Catch!")
    busy = "b => { b.click(); return document.querySelector('[data-key=catch]').ariaBusy; }"
    assert await catch.evaluate(busy) == "true"
    await expect(page.locator(".message .failed")).to_contain_text("This interaction failed")
    await shoot(page, tmp_path, "failed-800")
    assert page.problems == []


async def test_a_narrow_page_and_two_side_by_side(box, demo, browser, tmp_path):
    page = await open_page(browser, box, 360, 740)
    await slash(page, "words")
    await expect(page.get_by_role("heading", name="One")).to_be_visible()
    await expect(page.locator(".mention").first).to_contain_text("@Maya")
    await shoot(page, tmp_path, "words-360")
    await slash(page, "table")
    await page.get_by_role("button", name="My hand").click()
    await expect(page.locator(".message.ephemeral")).to_be_visible()
    assert await widest(page) == 360
    await shoot(page, tmp_path, "hand-360")
    await slash(page, "move")
    offered = page.locator(".suggest:visible")
    await expect(offered.locator(".menu-option").first).to_be_visible()
    await shoot(page, tmp_path, "suggestions-360")
    below, above = await offered.bounding_box(), await page.locator(".command").bounding_box()
    assert below["y"] + below["height"] <= above["y"]  # whoever types sees what is typed
    assert below["y"] >= 0
    await page.get_by_role("button", name="Cancel").click()

    await page.set_viewport_size({"width": 1100, "height": 780})
    await page.get_by_role("button", name="Side by side").click()
    await expect(page.locator(".pane")).to_have_count(2)
    other = page.locator(".pane").nth(1)
    await expect(other.locator(".message").first).to_be_visible()
    await expect(other.locator(".message.ephemeral")).to_have_count(0)
    field = other.get_by_label("Message", exact=True)
    await field.fill("**hello** from the other side")
    await field.press("Enter")
    await expect(page.locator(".pane").first.locator(".message").last).to_contain_text("hello from")
    await shoot(page, tmp_path, "two-1100")
    assert page.problems == []


async def test_a_command_typed_before_the_page_knows_as_whom_waits(box, demo, browser):
    page = await browser.new_page()
    problems = []
    page.on("pageerror", lambda error: problems.append(str(error)))

    async def late(route):
        await asyncio.sleep(0.5)
        await route.continue_()

    await page.route("**/people", late)
    await page.goto(box.base)
    field = page.get_by_label("Message", exact=True)
    await field.press_sequentially("/table")
    await expect(page.locator(".suggest .menu-option").first).to_contain_text("/table")
    assert problems == []


async def test_the_page_speaks_to_its_reader(box, demo, browser, tmp_path):
    """Times in the reader's language, no boxes for emojis, and reasons in words."""
    page = await open_page(browser, box, 550)
    await slash(page, "table")
    await expect(page.locator(".stamp").first).to_contain_text("in ")
    assert await page.evaluate(MISSING) == "★ won, ✓ and … plain 7♥️"
    assert await page.evaluate("() => drawable('🏆 ♥️ won', () => true)") == "🏆 ♥️ won"

    await page.get_by_label("Name of the new person").fill("Rui")
    await page.get_by_label("Language").select_option("pt-BR")
    await page.get_by_role("button", name="Add", exact=True).click()
    await expect(page.locator(".stamp").first).to_contain_text("em ")
    box.world.clock.advance(61)
    await page.evaluate("async () => { await (await import('/page/api.js')).readClock(); }")
    await expect(page.locator(".stamp").first).to_contain_text("segundos")

    channel = page.get_by_label("Canal", exact=True)
    await channel.select_option(label="#lounge · Elsewhere")
    assert "não foi adicionado a este servidor" in await page.locator(".messages").evaluate(
        "list => getComputedStyle(list, '::after').content"
    )
    field = page.get_by_label("Mensagem", exact=True)
    await field.fill("/play")
    await expect(page.locator(".menu-note")).to_contain_text("não foi adicionado a este servidor")
    await shoot(page, tmp_path, "lounge-550")

    await channel.select_option(label="#table · Sandbox")
    await page.route("**/say", lambda route: route.fulfill(status=409, body='{"reason": "raw"}'))
    await field.fill("hello")
    await field.press("Enter")
    await expect(page.locator(".composer .failed")).to_contain_text("Você não pode escrever aqui.")
    await page.route("**/say", lambda route: route.abort())
    await field.fill("hello again")
    await field.press("Enter")
    await expect(page.locator(".composer .failed")).to_contain_text("não responde")
    await slash(page, "table", "Mensagem")
    tables = page.get_by_role("button", name="My hand")
    await expect(tables).to_have_count(2)
    replaced = tables.last
    await expect(replaced).to_be_enabled()
    channel, post = next(
        (posts, p) for posts in box.world.posts.values() for p in reversed(posts.values()) if p.v2
    )
    channel[post.id] = replace(post, components=())  # the page has not heard of it yet
    await replaced.click()
    await expect(page.locator(".message .failed")).to_contain_text(
        "Esta mensagem acabou de mudar. Aperte de novo."
    )
    assert page.problems == []


async def test_a_bot_that_is_away_is_told_of_until_it_is_back(box, browser):
    async with logged_in(box, Demo()):
        page = await open_page(browser, box, 360)
        banner = page.locator("#lifeline")
        await expect(banner).to_be_hidden()
    await expect(banner).to_contain_text("Parlour is not connected")
    async with logged_in(box, Demo()):
        await expect(banner).to_be_hidden()
        await expect(page.locator("#live")).to_contain_text("Parlour is back.")
        await page.route("**/bot", lambda route: route.abort())
        await expect(banner).to_contain_text("The sandbox does not answer.")
        await page.unroute("**/bot")
        await expect(banner).to_be_hidden()
    assert page.problems == []


async def test_what_is_read_out_is_new_and_has_no_marks(box, demo, browser):
    page = await open_page(browser, box, 360)
    await slash(page, "table")
    heard = page.locator("#live")
    await expect(heard).to_contain_text("Demo · game 2 of 5 Maya 7 · Nils 4")
    await expect(heard).to_contain_text("Maya played the 9♥")
    assert not set(await heard.inner_text()) & set("*#`<>")
    unheard = """async () => (await import("/page/spoken.js")).unheard(["a", "b"], ["a"])"""
    assert await page.evaluate(unheard) == "b"


async def test_a_menu_is_whole_wherever_it_opens(box, demo, browser):
    page = await open_page(browser, box, 360, 420)
    await slash(page, "table")
    await page.get_by_role("button", name="My hand").click()
    hand = page.locator(".message.ephemeral")
    for name in ("Choose a suit", "Choose two"):
        await hand.get_by_role("button", name=name).click()
        assert await page.evaluate(WHOLE)
        await page.keyboard.press("Escape")


async def test_a_link_to_a_message_shows_it(box, demo, browser):
    page = await open_page(browser, box, 360, 420)
    await slash(page, "table")
    first = await page.locator(".message").first.get_attribute("data-id")
    link = f"https://discord.com/channels/{box.guild_id}/{box.channel_id}/{first}"
    channel = page.get_by_label("Channel", exact=True)
    await channel.select_option(label="#lounge · Elsewhere")
    field = page.get_by_label("Message", exact=True)
    await field.fill(f"There: {link}.")
    await field.press("Enter")
    await expect(page.locator(".message")).to_contain_text("There: #table ›.")
    await page.get_by_role("button", name="#table ›").click()
    await expect(channel).to_have_value(box.channel_id)
    await expect(page.locator(f'[data-id="{first}"]').get_by_text("Demo")).to_be_in_viewport()
    assert page.problems == []
