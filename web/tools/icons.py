"""Draws the icons of the app from icon.svg: run it when that has changed (needs Playwright)."""

from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parent.parent / "public"
CHROMIUM = "/usr/bin/chromium"


def draw(size: int, name: str, svg: str) -> None:
    """One picture, with nothing behind it."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": size, "height": size})
        page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:100vw}}</style>{svg}")
        page.screenshot(path=str(PUBLIC / name), omit_background=True)
        browser.close()


def main() -> None:
    """The sizes that phones ask for; one fills its square, since some cut it round."""
    svg = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    draw(192, "icon-192.png", svg)
    draw(512, "icon-512.png", svg)
    draw(180, "icon-apple.png", svg.replace('rx="7"', 'rx="0"'))
    draw(512, "icon-full-512.png", svg.replace('rx="7"', 'rx="0"'))


if __name__ == "__main__":
    main()
