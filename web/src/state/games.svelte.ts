/** The games of the server, with all that it says about them. */

import { games as askForGames } from "../api/requests";
import type { BotKind, GameKind, GameName } from "../api/types";

/** Plays anything at all: good for tests, and for nobody else. */
const RANDOM = "random";
/** The level that takes over a seat, in a game that has it. */
const STAND_IN = "steady";

class Games {
  /** Null until the server has said it. */
  known = $state.raw<readonly GameKind[] | null>(null);
  #asked: Promise<void> | null = null;

  get all(): readonly GameKind[] {
    return this.known ?? [];
  }

  /** Asked for once; if the server is away, whoever needs them next asks again. */
  load(): Promise<void> {
    this.#asked ??= this.#ask();
    return this.#asked;
  }

  kindOf(game: GameName | null): GameKind | undefined {
    return this.all.find(({ name }) => name === game);
  }

  /** All play together and have one result. */
  isTogether(game: GameName): boolean {
    return this.kindOf(game)?.together ?? false;
  }

  /** Whom one may want to play with, the weakest first. */
  botsOf(game: GameName): readonly BotKind[] {
    const bots = this.kindOf(game)?.bots ?? [];
    const sensible = bots.filter(({ level }) => level !== RANDOM);
    return sensible.length > 0 ? sensible : bots;
  }

  /** The level that plays on for somebody who has left. */
  standIn(game: GameName): string {
    const levels = this.botsOf(game).map(({ level }) => level);
    if (levels.includes(STAND_IN)) return STAND_IN;
    return levels[Math.floor(levels.length / 2)] ?? STAND_IN;
  }

  async #ask(): Promise<void> {
    try {
      this.known = await askForGames();
    } catch {
      this.#asked = null;
    }
  }
}

export const games = new Games();
