/** A review as it comes in: asked for once, then looked at until it is whole. */

import { Failure } from "../api/client";
import {
  askForReview,
  cancelReview,
  seeReview,
  type Depth,
  type GradeSeen,
  type ReviewOf,
  type ReviewSeen,
} from "../api/reviews";

/** Milliseconds from one look to the next, while it runs and while it waits. */
const SOON = 400;
const LATER = 1500;
/** The review is not in the memory of the server any more: it is asked for again. */
const GONE = "no-such-review";

export class Following {
  seen = $state.raw<ReviewSeen | null>(null);
  failure = $state.raw<Failure | null>(null);
  grades = $state.raw<ReadonlyMap<number, GradeSeen>>(new Map());
  /** Our own seat; null for whoever watched. */
  seat = $state.raw<number | null>(null);
  #turn = 0;
  /** So many grades are known in the language that is shown. */
  #known = 0;

  constructor(
    private readonly of: ReviewOf,
    private readonly language: () => string,
  ) {}

  get isOpen(): boolean {
    return this.seen?.state === "waiting" || this.seen?.state === "running";
  }

  get isDone(): boolean {
    return this.seen?.state === "done";
  }

  /** Ask for it and follow it; without `begin`, only open it. */
  async start(depth: Depth = "default", begin = true): Promise<void> {
    const turn = (this.#turn += 1);
    this.failure = null;
    try {
      const seen = await askForReview({ ...this.of, depth, begin }, this.language());
      if (turn !== this.#turn) return;
      this.seat = seen.seat;
      this.grades = new Map();
      this.#known = 0;
      this.#take(seen);
      await this.#follow(turn);
    } catch (error) {
      this.#fail(error, turn);
    }
  }

  /** In the language that was chosen since. */
  async reword(): Promise<void> {
    if (!this.seen) return;
    // While it comes in, the next look brings all of them.
    this.#known = 0;
    if (this.isOpen) return;
    const { id } = this.seen;
    const seen = await seeReview(id, 0, this.language()).catch(() => null);
    if (seen) this.#take(seen);
  }

  async cancel(): Promise<void> {
    const { seen } = this;
    this.stop();
    if (!seen) return;
    this.seen = { ...seen, state: "cancelled" };
    await cancelReview(seen.id).catch(() => undefined);
  }

  /** Look no more: the server finds out by itself. */
  stop(): void {
    this.#turn += 1;
  }

  async #follow(turn: number): Promise<void> {
    while (turn === this.#turn && this.isOpen) {
      await new Promise((resume) =>
        setTimeout(resume, this.seen?.state === "running" ? SOON : LATER),
      );
      if (turn !== this.#turn) return;
      const seen = await this.#look();
      if (seen && turn === this.#turn) this.#take(seen);
    }
  }

  /**
   * Null while the server cannot be reached, or if it has spoken another language than is wanted
   * now: what has come in stays, and it is asked again.
   */
  async #look(): Promise<ReviewSeen | null> {
    const language = this.language();
    try {
      const seen = await seeReview(this.seen!.id, this.#known, language);
      return language === this.language() ? seen : null;
    } catch (error) {
      if (error instanceof Failure && error.isAway) return null;
      throw error;
    }
  }

  #take(seen: ReviewSeen): void {
    this.seen = seen;
    this.#known += seen.grades.length;
    const known = seen.grades.map((grade) => [grade.ply, grade] as const);
    this.grades = new Map([...this.grades, ...known]);
  }

  #fail(error: unknown, turn: number): void {
    if (!(error instanceof Failure)) throw error;
    if (turn !== this.#turn) return;
    if (error.refusal.code === GONE && this.seen) void this.start(this.seen.depth);
    else this.failure = error;
  }
}
