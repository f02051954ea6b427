/** Arrow keys walk from piece to piece of a board, to the nearest one in their direction. */

export interface Spot {
  x: number;
  y: number;
}

const DIRECTIONS: Record<string, Spot> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** How much further a step aside seems than a step ahead. */
const ASIDE = 2.5;

/** The index of the spot to go to from `here`, or -1 if there is none in that direction. */
export function nearest(here: Spot, spots: readonly Spot[], key: string): number {
  const direction = DIRECTIONS[key];
  if (!direction) return -1;
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, index) => {
    const x = spot.x - here.x;
    const y = spot.y - here.y;
    const ahead = x * direction.x + y * direction.y;
    const aside = Math.abs(x * direction.y) + Math.abs(y * direction.x);
    if (ahead <= 1 || ahead + ASIDE * aside >= least) return;
    least = ahead + ASIDE * aside;
    best = index;
  });
  return best;
}

function centre(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/**
 * Attach to the element that holds a board: `{@attach walk}`. Everything in it that has
 * `data-walk` can be reached by arrow keys; one of them at a time is in the order of Tab.
 * Tab begins with the first that has `data-enter`, else with the first of all. What has
 * `data-enter="now"` is asked for: whoever is on the board is taken there when it appears.
 */
export function walk(board: Element): () => void {
  const stops = (): (HTMLElement | SVGElement)[] => [
    ...board.querySelectorAll<HTMLElement | SVGElement>("[data-walk]"),
  ];
  const enter = (chosen: Element): void => {
    for (const stop of stops()) stop.setAttribute("tabindex", stop === chosen ? "0" : "-1");
  };
  const isEntry = (stop: Element): boolean => stop.hasAttribute("data-enter");
  const isAsked = (stop: Element): boolean => stop.getAttribute("data-enter") === "now";
  /** Whether somebody has walked here: their place in the order of Tab stays. */
  let isVisited = false;
  let wasAsked = false;
  /** What has the focus, and where it is. */
  let current: { stop: Element; spot: Spot } | null = null;
  const onFocus = (event: Event): void => {
    const stop = (event.target as Element).closest("[data-walk]");
    if (!stop) return;
    isVisited = true;
    enter(stop);
    current = { stop, spot: centre(stop) };
  };
  const onBlur = (event: Event): void => {
    // Some browsers say so too when what has the focus is taken off the board: see `mend`.
    const left = event.target as Element;
    queueMicrotask(() => {
      if (left.isConnected && current?.stop === left) current = null;
    });
  };
  const onKey = (event: Event): void => {
    const { key, target } = event as KeyboardEvent;
    const stop = (target as Element).closest("[data-walk]");
    if (!stop || !DIRECTIONS[key]) return;
    event.preventDefault();
    const others = stops().filter((other) => other !== stop);
    others[nearest(centre(stop), others.map(centre), key)]?.focus();
  };
  const first = (): void => {
    const all = stops();
    const way = all.find(isEntry);
    const isOpen = all.some((stop) => stop.getAttribute("tabindex") === "0");
    if (all[0] && (!isOpen || (way && !isVisited))) enter(way ?? all[0]);
  };
  /** A question that came up is where the keys are, unless they are elsewhere on the page. */
  const ask = (): void => {
    const asked = stops().find(isAsked);
    const isNew = asked !== undefined && !wasAsked;
    wasAsked = asked !== undefined;
    if (!isNew) return;
    const active = document.activeElement;
    const isHere = active === null || active.contains(board) || board.contains(active);
    if (isHere) asked.focus({ preventScroll: true });
    else enter(asked);
  };
  /** When what had the focus is gone, as a card that was laid, its neighbour gets it. */
  const mend = (): void => {
    first();
    ask();
    if (!current || current.stop.isConnected || document.activeElement !== document.body) return;
    const { spot } = current;
    const far = (stop: Element): number => {
      const { x, y } = centre(stop);
      return Math.hypot(x - spot.x, y - spot.y);
    };
    stops()
      .sort((a, b) => far(a) - far(b))[0]
      ?.focus();
  };
  const watcher = new MutationObserver(mend);
  watcher.observe(board, { childList: true, subtree: true });
  first();
  ask();
  board.addEventListener("focusin", onFocus);
  board.addEventListener("focusout", onBlur);
  board.addEventListener("keydown", onKey);
  return () => {
    watcher.disconnect();
    board.removeEventListener("focusin", onFocus);
    board.removeEventListener("focusout", onBlur);
    board.removeEventListener("keydown", onKey);
  };
}
