/** The title, the icon of the tab and the badge of an installed app. Nothing of it blinks. */

import { titled } from "./waiting";

const ICON = "/icon.svg";
const ICON_TURN = "/icon-turn.svg";

/** Keeps a number before the title of the page, whatever page sets its title. */
export class TitleNumber {
  #number = 0;
  readonly #observer = new MutationObserver(() => this.#apply());

  constructor() {
    const title = document.querySelector("title");
    if (title)
      this.#observer.observe(title, { childList: true, characterData: true, subtree: true });
  }

  set(number: number): void {
    this.#number = number;
    this.#apply();
  }

  stop(): void {
    this.#observer.disconnect();
    this.set(0);
  }

  #apply(): void {
    const wanted = titled(document.title, this.#number);
    if (document.title !== wanted) document.title = wanted;
  }
}

export function showIcon(isMarked: boolean): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = isMarked ? ICON_TURN : ICON;
  if (link && link.getAttribute("href") !== wanted) link.setAttribute("href", wanted);
}

/** Where the app is installed, its icon shows the number too; elsewhere nothing happens. */
export function showBadge(count: number): void {
  if (!("setAppBadge" in navigator)) return;
  const done = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  done.catch(() => undefined);
}
