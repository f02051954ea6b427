/** One task of a day while somebody works at it: what was answered, what is on its way. */

import { Failure } from "../api/client";
import {
  giveUp,
  hint,
  playTask,
  seeTask,
  takeBack,
  type DailyHint,
  type DailyState,
  type Day,
  type Played,
  type Verdict,
} from "../api/daily";
import type { GameName } from "../api/types";
import { me } from "../state/me.svelte";
import { Showing } from "../state/showing.svelte";

/** Milliseconds between two tries to reach the server. */
const TRY_AGAIN = 3000;
const CONFLICT = 409;

export class TaskState {
  state = $state.raw<DailyState | null>(null);
  /** Why there is nothing to show. */
  failure = $state.raw<Failure | null>(null);
  /** What came of the last move. */
  verdict = $state.raw<Verdict | null>(null);
  say = $state.raw("");
  hint = $state.raw<DailyHint | null>(null);
  /** Something is on its way to the server. */
  isBusy = $state.raw(false);
  /** It does not get there at the moment; it goes on when the network is back. */
  isWaiting = $state.raw(false);
  readonly showing: Showing;
  #isLeft = false;

  constructor(
    readonly day: Day,
    readonly game: GameName,
    private readonly language: () => string,
    showing: Showing = new Showing(),
  ) {
    this.showing = showing;
  }

  /** Whether a finished try stands: nothing can be changed any more. */
  get isFinished(): boolean {
    return this.state?.mine?.finished ?? false;
  }

  /** Nobody looks any more: what waits is given up. The server has all that it answered. */
  leave(): void {
    this.#isLeft = true;
    this.showing.hurry();
  }

  async load(): Promise<void> {
    this.failure = null;
    await me.ready;
    try {
      this.#take(await seeTask(this.day, this.game, this.language()));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.failure = error;
    }
  }

  /** In another language: the sentences change, the board stays. */
  async reword(): Promise<void> {
    try {
      const state = await seeTask(this.day, this.game, this.language());
      if (this.isBusy || this.showing.isMoving) return;
      this.say = "";
      this.hint = null;
      this.state = state;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }

  /** A move of mine. The refusal if there is one. */
  async play(move: string): Promise<Failure | null> {
    const { state } = this;
    if (!state || this.isBusy || this.isFinished) return null;
    this.hint = null;
    return this.#do(
      () => playTask(this.day, this.game, this.language(), state.moves.length, move),
      (played) => this.#show(played),
    );
  }

  async takeBack(): Promise<Failure | null> {
    const { state } = this;
    if (!state || state.moves.length === 0) return null;
    this.hint = null;
    return this.#do(
      () => takeBack(this.day, this.game, this.language(), state.moves.length),
      (taken) => this.#take(taken),
    );
  }

  async askHint(): Promise<Failure | null> {
    const step = this.hint === null ? 0 : this.#nextStep;
    return this.#do(
      () => hint(this.day, this.game, this.language(), step),
      (given) => {
        this.#nextStep = Math.min(step + 1, Math.max(0, given.steps - 1));
        this.isLastHint = step + 1 >= given.steps;
        this.hint = given;
        this.verdict = null;
        this.say = "";
        if (this.state) this.state = { ...this.state, is_assisted: true };
        if (given.line.length > 0 && this.showing.position)
          void this.showing.play(given.line, this.showing.position, true);
      },
    );
  }
  #nextStep = 0;
  /** There is no further hint after this one. */
  isLastHint = $state.raw(false);

  async giveUp(): Promise<Failure | null> {
    this.hint = null;
    return this.#do(
      () => giveUp(this.day, this.game, this.language()),
      (state) => this.#take(state),
    );
  }

  #take(state: DailyState): void {
    this.state = state;
    this.verdict = null;
    this.say = "";
    this.showing.set(state.position);
  }

  /** A wrong try is refuted on the board before the puzzle begins again. */
  async #show(played: Played): Promise<void> {
    const { frames, line, position } = played;
    this.state = played;
    this.verdict = played.verdict;
    this.say = played.say;
    const isRefuted = played.verdict === "wrong" && !played.mine?.finished;
    await this.showing.play([...frames, ...line], position, isRefuted);
  }

  /**
   * Ask until there is an answer: the server takes the same thing twice for once. What does not
   * fit any more was done in another window; then the page shows how it stands.
   */
  async #do<T>(
    request: () => Promise<T>,
    done: (value: T) => void | Promise<void>,
  ): Promise<Failure | null> {
    if (this.isBusy) return null;
    this.isBusy = true;
    try {
      const value = await this.#untilAnswered(request);
      if (value === null) return null;
      await done(value.answer);
      return null;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (error.status === CONFLICT) await this.load();
      return error;
    } finally {
      this.isBusy = false;
      this.isWaiting = false;
    }
  }

  async #untilAnswered<T>(request: () => Promise<T>): Promise<{ answer: T } | null> {
    while (!this.#isLeft) {
      try {
        const answer = await request();
        this.isWaiting = false;
        me.isServerAway = false;
        return { answer };
      } catch (error) {
        if (!(error instanceof Failure) || !error.isAway) throw error;
        this.isWaiting = true;
        await pause();
      }
    }
    return null;
  }
}

/** A while, or until the network is back. */
function pause(): Promise<void> {
  return new Promise((resume) => {
    const go = (): void => {
      clearTimeout(timer);
      removeEventListener("online", go);
      resume();
    };
    const timer = setTimeout(go, TRY_AGAIN);
    addEventListener("online", go);
  });
}
