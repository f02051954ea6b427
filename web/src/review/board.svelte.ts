/** What the board of a review shows: the game, a line beside it, or a move that is tried. */

import { Failure } from "../api/client";
import { reviewMoment, tryMove, type Moment, type TrySeen } from "../api/reviews";
import type { Frame } from "../api/types";
import { lastOf } from "../state/replay";
import type { Showing } from "../state/showing.svelte";

/** game: the moves as they were made. line: what followed, or could have. asked: a try is waited
 * for. judging: it is on its way. tried: what came of it. */
export type Mode = "game" | "line" | "asked" | "judging" | "tried";
export type Side = "played" | "better";

/** A position that no move has led to. */
function standing(moment: Moment): Frame {
  return { number: 0, seat: null, move: null, chance: null, position: moment.position } as Frame;
}

export class ReviewBoard {
  mode = $state.raw<Mode>("game");
  moment = $state.raw<Moment | null>(null);
  /** What is shown beside the game; the first is where it begins. */
  line = $state.raw<readonly Frame[]>([]);
  side = $state.raw<Side | null>(null);
  found = $state.raw<TrySeen | null>(null);
  failure = $state.raw<Failure | null>(null);

  constructor(
    readonly showing: Showing,
    private readonly language: () => string,
  ) {}

  /** A position of the game itself. */
  show(frame: Frame): void {
    this.#leave();
    this.showing.set(frame.position, lastOf(frame));
  }

  /** The move that was made, or the better one, and what may follow. */
  async play(id: string, ply: number, side: Side): Promise<void> {
    const moment = await this.#at(id, ply);
    if (!moment) return;
    this.mode = "line";
    this.side = side;
    await this.#run(moment, moment[side]);
  }

  /** Wait for a move there. */
  async ask(id: string, ply: number): Promise<void> {
    const moment = await this.#at(id, ply);
    if (!moment) return;
    this.mode = "asked";
    this.showing.set(moment.position);
  }

  /** Have a move judged; null if nobody answers, or it is not legal. */
  async attempt(id: string, move: string): Promise<TrySeen | null> {
    const { moment } = this;
    if (!moment || this.mode !== "asked") return null;
    this.mode = "judging";
    this.failure = null;
    try {
      const found = await tryMove(id, moment.ply, move, this.language());
      this.found = found;
      this.mode = "tried";
      await this.#run(moment, found.line);
      return found;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.failure = error;
      this.mode = "asked";
      return null;
    }
  }

  /** Back to where the try was made. */
  again(): void {
    if (!this.moment) return;
    this.found = null;
    this.line = [];
    this.mode = "asked";
    this.showing.set(this.moment.position);
  }

  /** Which place of the line the board shows. */
  get at(): number {
    const { position } = this.showing;
    return Math.max(
      0,
      this.line.findLastIndex((frame) => frame.position === position),
    );
  }

  go(at: number): void {
    const frame = this.line[Math.max(0, Math.min(this.line.length - 1, at))];
    if (frame) this.showing.set(frame.position, lastOf(frame));
  }

  async #at(id: string, ply: number): Promise<Moment | null> {
    this.#leave();
    try {
      return (this.moment = await reviewMoment(id, ply));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.failure = error;
      return null;
    }
  }

  async #run(moment: Moment, frames: readonly Frame[]): Promise<void> {
    this.line = [standing(moment), ...frames];
    this.showing.set(moment.position);
    const end = frames.at(-1);
    if (end) await this.showing.play(frames, end.position);
  }

  #leave(): void {
    this.showing.hurry();
    this.mode = "game";
    this.moment = null;
    this.line = [];
    this.side = null;
    this.found = null;
    this.failure = null;
  }
}
