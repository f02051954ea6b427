/** The games of the server with their bots; asked for once. */

import { games as askForGames } from "../api/requests";
import type { BotKind, GameKind, GameName } from "../api/types";

class Games {
  all = $state.raw<readonly GameKind[]>([]);
  #asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.#asked ??= this.#ask();
    return this.#asked;
  }

  botsOf(game: GameName): readonly BotKind[] {
    return this.all.find(({ name }) => name === game)?.bots ?? [];
  }

  /** Whether a table can leave to memory what was seen and lies covered. */
  hasMemory(game: GameName): boolean {
    return this.all.find(({ name }) => name === game)?.has_memory ?? false;
  }

  async #ask(): Promise<void> {
    try {
      this.all = await askForGames();
    } catch {
      this.#asked = null; // Whoever needs them next asks again.
    }
  }
}

export const games = new Games();
