"""Three ways to press something: with a mouse, with a finger, with keys alone."""

from typing import Any, ClassVar, Protocol

from playwright.sync_api import ElementHandle, Locator, Page

from .person import PATIENCE

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
ARROWS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}
MOST_STEPS = 150
A_MOMENT = 100
"""Milliseconds between two looks."""

WHERE_AM_I = """
target => {
  const active = document.activeElement;
  const centre = (element) => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const from = centre(active), to = centre(target);
  const board = target.closest("[data-walk]")?.closest("svg, [role=group]");
  return {
    isThere: active === target,
    canWalk: active.matches("[data-walk]") && !!board?.contains(active),
    name: active.dataset.testid ?? active.getAttribute("aria-label") ?? "",
    way: [to[0] - from[0], to[1] - from[1]],
  };
}
"""


SPOT = """
async target => {
  // The bar at the bottom of a phone lies over the page: what is below it has to be scrolled to.
  const bar = [...document.querySelectorAll("nav")].find(
    (nav) => getComputedStyle(nav).position === "fixed",
  );
  const bottom = bar ? bar.getBoundingClientRect().top : innerHeight;
  const isInside = (box) => box.top >= 0 && box.left >= 0
    && box.bottom <= bottom && box.right <= innerWidth;
  if (!bar?.contains(target) && !isInside(target.getBoundingClientRect())) {
    target.scrollIntoView({ block: "center", behavior: "instant" });
  }
  // A dialog that rises, a list that fills: what moves is not where it was when it is pressed.
  const look = () => {
    const box = target.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const frames = (left) => new Promise((done) => {
    const next = () => (left-- ? requestAnimationFrame(next) : done());
    next();
  });
  const before = look();
  await frames(3);
  const [x, y] = look();
  const isStill = target.isConnected && x === before[0] && y === before[1];
  const hit = document.elementFromPoint(x, y);
  const isFree = isStill && target.contains(hit);
  return { x, y, isFree, hit: isStill ? hit?.outerHTML.slice(0, 200) : "nothing, but it moves" };
}
"""


def spot_of(target: Locator) -> tuple[float, float]:
    """The middle of something on the screen, once it is still and nothing covers it."""
    for _ in range(PATIENCE // A_MOMENT):
        spot = target.evaluate(SPOT)
        if spot["isFree"]:
            return spot["x"], spot["y"]
        target.page.wait_for_timeout(A_MOMENT)
    raise AssertionError(f"{target} is covered by {spot['hit']}")


class Hand(Protocol):
    """A way to press what the page shows."""

    @property
    def options(self) -> dict[str, Any]:
        """What a context of the browser needs for it."""
        ...

    def press(self, target: Locator) -> None:
        """Press it, as this hand does."""
        ...

    def choose(self, field: Locator, value: str) -> None:
        """Choose a value of a list, as this hand does."""
        ...


class Pointer:
    """What mouse and fingers have in common: browsers open a list of their own for them."""

    def choose(self, field: Locator, value: str) -> None:
        field.select_option(value)


class Mouse(Pointer):
    """Clicks."""

    options: ClassVar[dict[str, Any]] = {}

    def press(self, target: Locator) -> None:
        target.page.mouse.click(*spot_of(target))

    def drag(self, piece: Locator, target: Locator) -> None:
        """Take a piece, carry it, let it go."""
        mouse = piece.page.mouse
        mouse.move(*spot_of(piece))
        mouse.down()
        mouse.move(*spot_of(target), steps=4)
        mouse.up()


class Touch(Pointer):
    """Taps on a phone."""

    options: ClassVar[dict[str, Any]] = PHONE

    def press(self, target: Locator) -> None:
        target.page.touchscreen.tap(*spot_of(target))


class Keys:
    """Tab to get somewhere, arrows to walk on a board, Enter to press."""

    options: ClassVar[dict[str, Any]] = {}

    def press(self, target: Locator) -> None:
        self._reach(target.page, target.element_handle())
        target.page.keyboard.press("Enter")

    def choose(self, field: Locator, value: str) -> None:
        self._reach(field.page, field.element_handle())
        field.page.keyboard.press("Home")
        for _ in range(field.locator("option").count()):
            if field.input_value() == value:
                return
            field.page.keyboard.press("ArrowDown")
        raise AssertionError(f"keys do not choose {value}")

    def _reach(self, page: Page, target: ElementHandle) -> None:
        """Like somebody who looks: the arrow that leads there, and another one if that did not."""
        tried: set[tuple[str, str]] = set()
        for _ in range(MOST_STEPS):
            found = page.evaluate(WHERE_AM_I, target)
            if found["isThere"]:
                return
            key = "Tab"
            if found["canWalk"]:
                name, way = found["name"], found["way"]
                untried = [key for key in ARROWS if (name, key) not in tried]
                assert untried, f"no arrow leads on from {name}"
                key = max(untried, key=lambda key: sum(map(_times, ARROWS[key], way)))
                tried.add((name, key))
            page.keyboard.press(key)
        name = target.get_attribute("data-testid") or target.inner_text()
        raise AssertionError(f"keys do not reach {name}")


def _times(one: float, other: float) -> float:
    return one * other
