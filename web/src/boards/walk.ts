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
 */
export function walk(board: Element): () => void {
  const stops = (): (HTMLElement | SVGElement)[] => [
    ...board.querySelectorAll<HTMLElement | SVGElement>("[data-walk]"),
  ];
  const enter = (chosen: Element): void => {
    for (const stop of stops()) stop.setAttribute("tabindex", stop === chosen ? "0" : "-1");
  };
  /** What has the focus, and where it is. */
  let current: { stop: Element; spot: Spot } | null = null;
  const onFocus = (event: Event): void => {
    const stop = (event.target as Element).closest("[data-walk]");
    if (!stop) return;
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
    if (all[0] && !all.some((stop) => stop.getAttribute("tabindex") === "0")) enter(all[0]);
  };
  /** When what had the focus is gone, as a card that was laid, its neighbour gets it. */
  const mend = (): void => {
    first();
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
