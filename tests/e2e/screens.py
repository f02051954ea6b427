"""Whether everything for a decision is on the screen at once: the browser is asked.

Is each target where a finger would meet it, is all of it inside, is no text cut off?
"""

import random
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

LOCALES = Path(__file__).parents[2] / "web" / "locales"

SIZES = (
    (320, 568),
    (360, 640),
    (360, 740),
    (390, 664),
    (390, 844),
    (412, 915),
    (844, 390),
    (740, 360),
    (768, 1024),
    (1024, 768),
    (1280, 720),
    (1440, 900),
    (1920, 1080),
    (568, 320),
    (600, 960),
    (2560, 1080),
)
"""Phones with and without the bar of their browser, upright and sideways, tablets, desks."""
MORE_SIZES = 3
"""So many by chance, others for each state and language: nobody tunes to the list."""
WIDTHS, HEIGHTS = (280, 2560), (320, 1600)
LONG_ENOUGH = 480
"""No screen is small in both directions."""

WRONG = """
async ({ finger, hand }) => {
  const SLACK = 1;
  const wrong = new Set();
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
  const name = (one) => one.dataset?.testid ?? one.getAttribute("aria-label")
    ?? (one.textContent.trim().slice(0, 30) || one.outerHTML.slice(0, 60));
  const root = document.documentElement;
  if (scrollY !== 0) wrong.add("the page is scrolled");
  if (root.scrollWidth > innerWidth) wrong.add(`the page is ${root.scrollWidth} px wide`);

  const isSeen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && !one.closest(".spoken");
  const all = (selector) => [...document.querySelectorAll(selector)].filter(isSeen);
  const boxOf = (one) => one.getBoundingClientRect();
  const isInside = ({ left, top, right, bottom }) => left >= -SLACK && top >= -SLACK
    && right <= innerWidth + SLACK && bottom <= innerHeight + SLACK;
  const size = ({ width, height }) => `${Math.round(width)} x ${Math.round(height)}`;

  // What is pressed to decide. While something is asked beside a piece, only that is.
  const board = document.querySelector("[data-testid=board]");
  const asked = all("[data-testid^=choose-]");
  const pieces = asked.length ? asked
    : all("[data-testid=board] :is([data-pick], [data-testid^=claim-]),"
      + "[data-walk]:is(.lit, :has(.lit))").concat(all("[data-testid=move]").slice(0, 1));
  const buttons = all(".dock :is(button, a, input)");
  if (pieces.length + buttons.length === 0) wrong.add("nothing can be pressed");
  for (const target of [...pieces, ...buttons]) {
    const box = boxOf(target);
    if (!isInside(box)) wrong.add(`${name(target)} is outside`);
    if (Math.min(box.width, box.height) < finger) wrong.add(`${name(target)} is ${size(box)}`);
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!target.contains(hit)) wrong.add(`${name(target)} is covered by ${hit && name(hit)}`);
  }
  for (const card of all("[data-testid^=hand-][data-pick]")) {
    const box = boxOf(card);
    if (box.width < hand.width || box.height < hand.height)
      wrong.add(`${name(card)} is ${size(box)}`);
  }

  // What is looked at to decide: the line that asks, the seats, the board and all its parts.
  const list = "[data-testid=legal-moves] .list";
  const scrolls = `[data-scrolls], [data-scrolls] *, ${list}, ${list} *`;
  const parts = all(`[data-testid=board] :not(svg *, ${scrolls})`);
  const around = boxOf(board);
  for (const part of [...all(".dock, .dock *, [data-testid^=seat-], header"), ...parts]) {
    const box = boxOf(part);
    if (!isInside(box)) wrong.add(`${name(part)} is outside, ${size(box)}`);
  }
  for (const part of parts) {
    const { left, top, right, bottom } = boxOf(part);
    if (left < around.left - SLACK || top < around.top - SLACK
      || right > around.right + SLACK || bottom > around.bottom + SLACK)
      wrong.add(`${name(part)} stands out of the board`);
  }
  const lines = all("[data-testid=status], .dock p, [data-testid^=seat-], [data-testid^=total-]");
  for (const line of lines) {
    const box = boxOf(line);
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!line.contains(hit)) wrong.add(`${name(line)} is covered by ${hit && name(hit)}`);
  }

  // Whole texts. Names may be as long as people like, and the last move is told again elsewhere.
  const mayEnd = ".name, .last, .players, .me";
  const told = ":is(.dock, [data-testid^=seat-], header, [data-testid=board])";
  for (const one of all(`${told} :not(svg, svg *, select, select *, ${scrolls})`)) {
    if (one.matches(mayEnd) || !one.textContent.trim()) continue;
    if (one.scrollWidth > one.clientWidth + SLACK && one.clientWidth > 1)
      wrong.add(`"${name(one)}" is cut off`);
  }

  // The board is what one sees first.
  const [{ width, height }] = [...board.querySelectorAll("svg[viewBox], pre")].map(boxOf)
    .sort((a, b) => b.width * b.height - a.width * a.height);
  // A picture made of letters is as large as its letters.
  const least = board.querySelector("pre") ? 0 : 0.5 * Math.min(innerWidth, innerHeight);
  if (Math.max(width, height) < least)
    wrong.add(`the board is only ${size({ width, height })}`);
  return [...wrong].slice(0, 5);
}
"""


def longest_language() -> str:
    """The language whose texts are the longest in all."""
    lengths = {
        folder.name: sum(len(file.read_text()) for file in folder.glob("*.ftl"))
        for folder in LOCALES.iterdir()
    }
    return max(lengths, key=lambda language: lengths[language])


def sizes_for(what: str) -> list[tuple[int, int]]:
    """The sizes of the list, and some by chance."""
    dice = random.Random(what)
    drawn: list[tuple[int, int]] = []
    while len(drawn) < MORE_SIZES:
        size = dice.randint(*WIDTHS), dice.randint(*HEIGHTS)
        if max(size) >= LONG_ENOUGH:
            drawn.append(size)
    return [*SIZES, *drawn]


def misplaced(page: Page, what: str, language: str) -> Iterator[str]:
    """What is wrong with a board in some state in a language, at any size."""
    page.get_by_test_id("language").select_option(language, force=True)
    expect(page.locator("html")).to_have_attribute("lang", language)
    yield from misplaced_at(page, f"{what}, {language}", sizes_for(f"{what} {language}"))


def misplaced_at(page: Page, what: str, sizes: Iterable[tuple[int, int]]) -> Iterator[str]:
    """What is wrong with a board as it is, at some sizes."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        hand = (
            {"width": 28, "height": 40} if (width, height) in SIZES else {"width": 0, "height": 0}
        )
        found: list[Any] = page.evaluate(WRONG, {"finger": 24, "hand": hand})
        for wrong in found:
            yield f"{what}, {width} x {height}: {wrong}"
