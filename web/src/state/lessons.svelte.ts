/** How far we have come in the lessons: kept in this browser and by the server, the farther counts. */

import { keepLessons, myLessons, type LessonProgress, type Progress } from "../api/lessons";
import { Failure } from "../api/client";
import type { GameName } from "../api/types";
import { me } from "./me.svelte";
import { entryOf, isSame, merged, noted, readProgress } from "./progress";
import { keep, kept } from "./storage";

const KEY = "lessons";

interface Kept {
  /** Who had come so far; null if the server has not said who we are. */
  of: string | null;
  /** Whether the server knows all of it. */
  isSent: boolean;
  progress: Progress;
}

class Lessons {
  progress = $state.raw<Progress>({});
  /** Whom it is about. */
  #of: string | null = null;
  #isSent = false;
  #asked: { of: string; answer: Promise<void> } | null = null;

  constructor() {
    this.#recall();
  }

  of(game: GameName, lesson: string): LessonProgress | null {
    return entryOf(this.progress, game, lesson);
  }

  /** Whether any lesson of a game was begun, or declined. */
  isKnown(game: GameName): boolean {
    return Object.keys(this.progress[game] ?? {}).length > 0;
  }

  /** Have what the server knows; once for everybody who comes. If it is away, what is here counts. */
  async load(): Promise<void> {
    await me.ready;
    const now = me.current!.identity;
    if (this.#asked?.of !== now) this.#asked = { of: now, answer: this.#meet(now) };
    await this.#asked.answer;
  }

  /** So many steps of a lesson are done. */
  note(game: GameName, lesson: string, step: number, steps: number): void {
    this.progress = noted(this.progress, game, lesson, step, steps);
    this.#isSent = false;
    this.#keep();
    void this.#send();
  }

  /** Somebody does not want to be taught a game: that is kept as a lesson that was opened. */
  decline(game: GameName, lesson: string): void {
    if (!this.of(game, lesson)) this.note(game, lesson, 0, 1);
  }

  async #meet(now: string): Promise<void> {
    // What somebody else did here is theirs, and the server has it.
    if (this.#of !== null && this.#of !== now && this.#isSent) this.progress = {};
    this.#of = now;
    try {
      const known = readProgress((await myLessons()).progress);
      if (me.current?.identity !== now) return;
      this.progress = merged(known, this.progress);
      this.#isSent = isSame(known, this.progress);
      this.#keep();
      if (!this.#isSent) await this.#send();
    } catch (error) {
      this.#asked = null;
      if (!(error instanceof Failure)) throw error;
    }
  }

  async #send(): Promise<void> {
    const sent = this.progress;
    try {
      await me.ready;
      const answer = readProgress((await keepLessons(sent)).progress);
      this.#isSent = this.progress === sent;
      this.progress = merged(answer, this.progress);
      this.#keep();
    } catch (error) {
      // It is kept here, and sent with the next step or at the next visit.
      if (!(error instanceof Failure)) throw error;
    }
  }

  #recall(): void {
    try {
      const found = JSON.parse(kept(KEY) ?? "null") as Partial<Kept> | null;
      this.progress = readProgress(found?.progress);
      this.#of = typeof found?.of === "string" ? found.of : null;
      this.#isSent = found?.isSent === true;
    } catch {
      // What cannot be read was not written by us.
    }
  }

  #keep(): void {
    const now: Kept = { of: this.#of, isSent: this.#isSent, progress: this.progress };
    keep(KEY, JSON.stringify(now));
  }
}

export const lessons = new Lessons();
