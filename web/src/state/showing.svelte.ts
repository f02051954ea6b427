/** What a board shows while things happen on it by themselves: replies, refutations, chance. */

import type { AnyPosition, Frame } from "../api/types";
import type { LastMove } from "../boards/board";
import { lastOf } from "./replay";
import { isMotionWanted } from "./settings.svelte";

/** How long a move is looked at before the next one comes, in milliseconds. */
const PACE = 900;
/** The same where nothing moves: long enough to be read. */
const STILL_PACE = 1500;

export class Showing {
  position = $state.raw<AnyPosition | null>(null);
  /** The move that led to it. */
  last = $state.raw<LastMove | null>(null);
  /** Whether something is still to come: nobody plays meanwhile. */
  isMoving = $state.raw(false);
  #turn = 0;

  constructor(private readonly tell: (told: LastMove) => void = () => undefined) {}

  /** A position, at once. */
  set(position: AnyPosition, last: LastMove | null = null): void {
    this.#turn += 1;
    this.isMoving = false;
    this.position = position;
    this.last = last;
  }

  /**
   * Moves one after the other, then where it stands. What was shown before makes room at once;
   * true when all of it was seen.
   */
  async play(frames: readonly Frame[], position: AnyPosition, pause = false): Promise<boolean> {
    const turn = (this.#turn += 1);
    this.isMoving = true;
    for (const [number, frame] of frames.entries()) {
      if (number > 0 && !(await this.#wait(turn))) return false;
      this.position = frame.position;
      this.last = lastOf(frame);
      if (this.last) this.tell(this.last);
    }
    if (pause && !(await this.#wait(turn))) return false;
    this.set(position, this.last);
    return true;
  }

  /** Leave out what has not been shown yet. */
  hurry(): void {
    this.#turn += 1;
    this.isMoving = false;
  }

  async #wait(turn: number): Promise<boolean> {
    await new Promise((resume) => setTimeout(resume, isMotionWanted() ? PACE : STILL_PACE));
    return this.#turn === turn;
  }
}
