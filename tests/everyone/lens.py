"""What a person sees on the page, as pictures: each screen in Chromium at each width."""

from collections.abc import Awaitable, Callable
from pathlib import Path

from playwright.async_api import Browser, Page, expect

WIDTHS = (360, 550)
HEIGHT = 900
SEEN = """async id => {
  const message = document.querySelector(`[data-id="${id}"]`);
  message.scrollIntoView({ block: "start" });
  await Promise.all([...message.querySelectorAll("img")].map((image) => image.decode()));
}"""


class Lens:
    """The pages of one person, one for each width; ``shown`` counts the pictures taken."""

    def __init__(self, folder: Path, person, pages: dict[int, Page]) -> None:
        self.folder, self.person, self.pages = folder, person, pages
        self.shown, self.problems = 0, []

    @classmethod
    async def on(cls, browser: Browser, base: str, person, channel: str, folder: Path) -> "Lens":
        """Open the pages of *person* in *channel*."""
        found = cls(folder, person, {})
        for width in WIDTHS:
            page = await browser.new_page(viewport={"width": width, "height": HEIGHT})
            page.on("pageerror", lambda error: found.problems.append(str(error)))
            found.pages[width] = page
        await found.look(base, channel)
        return found

    async def look(self, base: str, channel: str) -> None:
        """Look at *channel*."""
        pane = f'[{{"person":"{self.person.id}","channel":"{channel}"}}]'
        for page in self.pages.values():
            await page.add_init_script(f"localStorage.setItem('sandbox-panes', '{pane}')")
            await page.goto(base)
            await expect(page.locator(".messages").first).to_be_visible()

    async def take(self, name: str, message: str) -> None:
        """Take one message, whole."""
        for width, page in self.pages.items():
            place = page.locator(f'[data-id="{message}"]')
            await expect(place).to_be_visible()
            await page.wait_for_timeout(120)
            await page.evaluate(SEEN, message)
            high = (await place.bounding_box())["height"]
            tall = high > HEIGHT - 260
            if tall:
                await page.set_viewport_size({"width": width, "height": int(high) + 260})
            await place.screenshot(path=self._file(name, width))
            if tall:
                await page.set_viewport_size({"width": width, "height": HEIGHT})

    async def window(self, name: str) -> None:
        """Take the whole window, as it stands."""
        for width, page in self.pages.items():
            await page.wait_for_timeout(150)
            await page.screenshot(path=self._file(name, width))
            wide = await page.evaluate("document.documentElement.scrollWidth")
            if wide > width:
                self.problems.append(f"{name}: {wide} wide in a window of {width}")

    async def each(self, deed: Callable[[Page], Awaitable[object]]) -> None:
        """Do the same on each page."""
        for page in self.pages.values():
            await deed(page)

    @staticmethod
    def voiced(key: str) -> str:
        """Return where the element stands that is called by *key* of the page's words."""
        return f'[data-label="{key}"]'

    async def menus(self, name: str, message: str) -> None:
        """Take the window with each menu of a message open."""
        for width, page in self.pages.items():
            triggers = page.locator(f'[data-id="{message}"] .menu-trigger:enabled')
            for number in range(await triggers.count()):
                trigger = triggers.nth(number)
                await trigger.scroll_into_view_if_needed()
                await trigger.click()
                await page.wait_for_timeout(80)
                await self._note_cut(page, f"{name}-menu{number} at {width}")
                await page.screenshot(path=self._file(f"{name}-menu{number}", width))
                await page.keyboard.press("Escape")

    async def _note_cut(self, page: Page, name: str) -> None:
        cut = await page.evaluate(
            """() => [...document.querySelectorAll('.menu-list:not([hidden])')].some((list) => {
                const box = list.getBoundingClientRect();
                const at = (x, y) => list.contains(document.elementFromPoint(x, y));
                return !at(box.x + 4, box.y + 4) || !at(box.right - 4, box.bottom - 4);
            })"""
        )
        if cut:
            self.problems.append(f"{name}: the open menu is cut")

    def _file(self, name: str, width: int) -> Path:
        self.shown += 1
        return self.folder / f"{name}-{width}.png"
