/** What explains the game that one is at: its rules or its legend, beside the board. */

import { tick } from "svelte";
import type { GameName } from "../api/types";

export type HelpKind = "rules" | "legend";

class Help {
  /** The game of the table or the replay that is shown; null elsewhere. */
  game = $state<GameName | null>(null);
  shown = $state<HelpKind | null>(null);
  /** It came by itself, at the first sight of a game: whoever is at the board stays there. */
  isUnasked = $state(false);
  /** The rule at which the rules are open; null for the one of the moment. */
  rule = $state<string | null>(null);
  #opener: Element | null = null;

  /** Somebody is at a board; returns how they leave it. */
  sit(game: GameName): () => void {
    this.game = game;
    return () => {
      this.game = null;
      this.shown = null;
    };
  }

  open(what: HelpKind, rule: string | null = null): void {
    // From one to the other: the focus goes back to where both began.
    if (this.shown === null || this.isUnasked) this.#opener = document.activeElement;
    this.isUnasked = false;
    this.rule = rule;
    this.shown = what;
  }

  offer(what: HelpKind): void {
    if (this.shown !== null) return;
    this.#opener = null;
    this.isUnasked = true;
    this.shown = what;
  }

  toggle(what: HelpKind): void {
    if (this.shown === what) void this.close();
    else this.open(what);
  }

  /** The focus goes back to what opened it. */
  async close(): Promise<void> {
    const opener = this.#opener;
    this.shown = null;
    this.#opener = null;
    await tick();
    if (opener instanceof HTMLElement || opener instanceof SVGElement) opener.focus();
  }
}

export const help = new Help();
