/** Where we are. Links are links: this only spares the browser to load the page anew. */

import { tick } from "svelte";
import { routeOf, type Route } from "./routes";

interface Kept {
  /** How far the page was scrolled when it was left. */
  y?: number;
  /** Whether the step before is one of ours: then one can go back to it. */
  isFromHere?: true;
}

/** How long a page that is still loading is given to become as high as it was. */
const PATIENCE = 800;

class Router {
  url = $state.raw(new URL(location.href));
  #path = $derived(this.url.pathname);
  /** Changes with the path alone: a page stays as it is when the rest of its address changes. */
  route: Route = $derived(routeOf(this.#path));

  /** Begin to follow links and the buttons of the browser. */
  start(): void {
    history.scrollRestoration = "manual";
    document.addEventListener("click", (event) => this.#follow(event));
    window.addEventListener("popstate", (event) => {
      void this.#show((event.state as Kept | null)?.y ?? 0);
    });
    window.addEventListener("pagehide", () => this.#keep());
    const kept = history.state as Kept | null;
    if (kept?.y) void scrollBackTo(kept.y);
  }

  /** Go to an address; `instead` of where we are, if one shall not come back here. */
  go(href: string, { instead = false } = {}): void {
    this.#keep();
    if (instead) history.replaceState({ ...(history.state as Kept | null), y: 0 }, "", href);
    else history.pushState({ isFromHere: true } satisfies Kept, "", href);
    void this.#show(0);
  }

  /** Close what was opened by an address, as a dialog, without a further step in the history. */
  leave(href: string): void {
    if ((history.state as Kept | null)?.isFromHere) history.back();
    else this.replace(href);
  }

  /** Change the address without a step that one could go back. */
  replace(href: string): void {
    history.replaceState(history.state, "", href);
    this.url = new URL(location.href);
  }

  #keep(): void {
    history.replaceState({ ...(history.state as Kept | null), y: window.scrollY }, "");
  }

  async #show(y: number): Promise<void> {
    const before = this.url;
    this.url = new URL(location.href);
    if (before.pathname === this.url.pathname) return;
    await tick();
    if (this.url.hash) return; // The page scrolls there once it has its text.
    await scrollBackTo(y);
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest("a");
    if (!link?.href || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
    if (url.hash && url.pathname === location.pathname && url.search === location.search) return;
    event.preventDefault();
    if (link.hasAttribute("data-replace")) this.replace(url.href);
    else this.go(url.href);
  }
}

async function scrollBackTo(y: number): Promise<void> {
  const began = performance.now();
  const isHighEnough = (): boolean =>
    document.documentElement.scrollHeight >= y + window.innerHeight;
  while (y > 0 && !isHighEnough() && performance.now() - began < PATIENCE) {
    await new Promise(requestAnimationFrame);
  }
  window.scrollTo(0, y);
}

export const router = new Router();
