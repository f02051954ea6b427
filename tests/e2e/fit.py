"""Whether everything on a page has the room that it needs."""

from playwright.sync_api import Page

MISFITS = """
() => {
  const SLACK = 1.5;
  // What people write themselves may be as long as they like, and a line that is told in full
  // elsewhere may end in dots.
  const MAY_END_IN_DOTS = ".name, .players, .last, .me, caption";
  const wrong = new Set();
  const tell = (element) => element.outerHTML.replace(/ (class|style|d)="[^"]*"/g, "").slice(0, 90);

  const isSeen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && !element.closest(".spoken, svg, [inert]")
    && getComputedStyle(element).clipPath === "none";

  /** What takes room: lines of text, and fields, whose text is their own business. */
  function* things() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const text = walker.currentNode;
      if (!text.data.trim() || text.parentElement.closest("select") || !isSeen(text.parentElement))
        continue;
      range.selectNodeContents(text);
      for (const rect of range.getClientRects())
        yield [text.data.trim().slice(0, 40), rect, text.parentElement];
    }
    for (const field of document.querySelectorAll("select, input:not(.spoken)"))
      if (isSeen(field)) yield [tell(field), field.getBoundingClientRect(), field.parentElement];
  }

  /** Every box around it holds it, out to one that scrolls on purpose. */
  function check(what, rect, inside) {
    for (let box = inside; box !== document.body; box = box.parentElement) {
      if (box.matches(".sheet, .sheet *")) return;
      const { display, overflowY, position, textOverflow } = getComputedStyle(box);
      if (display === "contents") continue;
      const around = box.getBoundingClientRect();
      const isWider = rect.right > around.right + SLACK || rect.left < around.left - SLACK;
      if (isWider && box.matches(MAY_END_IN_DOTS) && textOverflow === "ellipsis") return;
      if (isWider) return wrong.add(`"${what}" is wider than ${tell(box)}`);
      const isClipped = overflowY === "hidden" || overflowY === "clip";
      if (isClipped && rect.bottom > around.bottom + SLACK)
        return wrong.add(`"${what}" is higher than ${tell(box)}`);
      if (position === "fixed") break;
    }
    if (rect.left < -SLACK || rect.right > document.documentElement.clientWidth + SLACK)
      wrong.add(`"${what}" is outside`);
  }
  for (const [what, rect, inside] of things()) check(what, rect, inside);

  for (const select of document.querySelectorAll("select"))
    if (getComputedStyle(select).textOverflow !== "ellipsis")
      wrong.add(`${tell(select)} may cut its text`);

  // Things to press never cover each other.
  for (const layer of document.querySelectorAll("header, header nav, dialog[open]")) {
    const presses = [...layer.querySelectorAll("a, button, summary, label")].filter(isSeen)
      .map((press) => [press, press.getBoundingClientRect()]);
    for (const [index, [one, a]] of presses.entries()) {
      for (const [other, b] of presses.slice(index + 1)) {
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > SLACK && down > SLACK) wrong.add(`${tell(one)} covers ${tell(other)}`);
      }
    }
  }
  return [...wrong].slice(0, 6);
}
"""


def misfits(page: Page) -> list[str]:
    """What is outside the screen or its box, cut off or covered."""
    found: list[str] = page.evaluate(MISFITS)
    return found


CUT_CHOICES = """
() => [...document.querySelectorAll("select")]
  .filter((select) => select.checkVisibility({ opacityProperty: true }))
  .filter((select) => {
    const longest = select.cloneNode(true);
    longest.style.cssText = "position: absolute; width: max-content; max-width: none";
    select.after(longest);
    const missing = longest.offsetWidth - select.offsetWidth;
    longest.remove();
    return missing > 1;
  })
  .map((select) => [...select.options].map(({ text }) => text).join(" / "))
"""


def cut_choices(page: Page) -> list[str]:
    """Fields in which something that can be chosen would not be shown whole."""
    found: list[str] = page.evaluate(CUT_CHOICES)
    return found
