/** How somebody likes things here; kept in this browser. */

import { DEFAULTS, readSettings, type Chosen } from "./settings";
import { keep, kept } from "./storage";

const KEPT = "settings";

class Settings {
  #chosen = $state.raw<Chosen>(DEFAULTS);

  get chosen(): Chosen {
    return this.#chosen;
  }

  load(): void {
    this.#chosen = readSettings(kept(KEPT));
    this.#apply();
    window.addEventListener("storage", (event) => {
      if (event.key !== KEPT) return;
      this.#chosen = readSettings(event.newValue);
      this.#apply();
    });
  }

  change(change: Partial<Chosen>): void {
    this.#chosen = { ...this.#chosen, ...change };
    keep(KEPT, JSON.stringify(this.#chosen));
    this.#apply();
  }

  #apply(): void {
    const root = document.documentElement;
    const { theme, contrast, motion } = this.#chosen;
    const set = (name: string, value: string): void => {
      if (value === "system") delete root.dataset[name];
      else root.dataset[name] = value;
    };
    set("theme", theme);
    set("contrast", contrast);
    set("motion", motion);
  }
}

export const settings = new Settings();

/** Whether things may move by themselves. */
export function isMotionWanted(): boolean {
  return (
    settings.chosen.motion !== "off" && !matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}
