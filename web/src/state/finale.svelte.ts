/** The short real game at the end of a first lesson. */

import { Failure } from "../api/client";
import type { FinaleAnswer } from "../api/lessons";
import type { Result } from "../api/types";
import type { Said } from "./lesson.svelte";
import type { Showing } from "./showing.svelte";

export interface FinaleSource {
  ask: (
    moves: readonly string[],
    move: string | null,
    said: readonly string[],
  ) => Promise<FinaleAnswer>;
  fail: (error: Failure) => void;
}

export class FinaleRun {
  seat = $state.raw(0);
  said = $state.raw<Said | null>(null);
  result = $state.raw<Result | null>(null);
  /** The level of the other side; null where nobody plays against us. */
  rival = $state.raw<string | null>(null);
  isBusy = $state.raw(false);
  isLost = $state.raw(false);
  #moves: readonly string[] = [];
  /** The sorts of remarks that were made. */
  #made: string[] = [];

  constructor(
    private readonly showing: Showing,
    private readonly source: FinaleSource,
  ) {}

  async begin(): Promise<void> {
    this.#moves = [];
    this.#made = [];
    this.isLost = true;
    await this.#alone(null);
  }

  async play(move: string): Promise<void> {
    await this.#alone(move);
  }

  async #alone(move: string | null): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      await this.#show(await this.source.ask(this.#moves, move, this.#made));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.source.fail(error);
    } finally {
      this.isBusy = false;
    }
  }

  async #show(answer: FinaleAnswer): Promise<void> {
    this.isLost = false;
    this.seat = answer.seat;
    this.rival = answer.rival;
    this.said = saidBy(answer);
    if (answer.verdict === "illegal") return;
    this.#moves = answer.moves;
    if (answer.verdict === null) {
      this.result = null;
      this.showing.set(answer.position);
      return;
    }
    if (answer.kind !== null && answer.say !== "") this.#made.push(answer.kind);
    await this.showing.play(answer.frames, answer.position, answer.result !== null);
    this.result = answer.result;
  }
}

/** How it begins is the task itself; a remark or a refusal is said to a move. */
function saidBy({ verdict, say, rule }: FinaleAnswer): Said | null {
  return verdict === null || say === "" ? null : { tone: "wrong", text: say, rule };
}
