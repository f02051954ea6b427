/** A lesson on its way: which step, what was answered to the last move, what was chosen so far. */

import type { RuleSeen, StepAnswer } from "../api/lessons";
import { Failure } from "../api/client";
import type { Showing } from "./showing.svelte";

/** What is said to a move, or asked for besides. */
export interface Said {
  tone: "right" | "wrong" | "hint";
  text: string;
  rule: RuleSeen | null;
}

export interface LessonSource {
  /** The ids of the steps, in order. */
  steps: readonly string[];
  /** Begin a step, or try a move in it; `path` is what was chosen before. */
  ask: (step: string, path: readonly string[], move: string | null) => Promise<StepAnswer>;
  /** So many steps are done. */
  note: (done: number) => void;
  /** The server has refused, or is away. */
  fail: (error: Failure) => void;
}

export class LessonRun {
  /** The number of the step, from 0. */
  at = $state.raw(0);
  seat = $state.raw(0);
  said = $state.raw<Said | null>(null);
  isBusy = $state.raw(false);
  /** All steps are done. */
  isOver = $state.raw(false);
  /** The step could not be begun. */
  isLost = $state.raw(false);
  /** The right moves of this step, and what a hint says. */
  #hint = $state.raw<Pick<StepAnswer, "hint" | "shown">>({ hint: [], shown: "" });
  /** What was chosen in each step; empty where it was not seen here. */
  #path: string[] = [];

  constructor(
    private readonly showing: Showing,
    private readonly source: LessonSource,
  ) {}

  get isHintLeft(): boolean {
    return this.said?.tone !== "hint" && this.#hint.shown !== "";
  }

  /** Go to a step; those before count as solved. */
  async begin(at: number): Promise<void> {
    await this.#alone(async () => {
      this.#path = Array.from({ length: at }, (_, step) => this.#path[step] ?? "");
      this.isLost = true;
      const answer = await this.#ask(at, null);
      this.isLost = false;
      this.showing.set(answer.position);
      this.#enter(at, answer);
      this.said = null;
    });
  }

  async play(move: string): Promise<void> {
    await this.#alone(async () => {
      const answer = await this.#ask(this.at, move);
      if (answer.verdict === "right") await this.#goOn(move, answer);
      else await this.#refute(answer);
    });
  }

  hint(): void {
    this.said = { tone: "hint", text: this.#hint.shown, rule: null };
  }

  /** Let the step be solved for one. */
  async skip(): Promise<void> {
    const move = this.#hint.hint[0];
    if (move !== undefined) await this.play(move);
  }

  async back(): Promise<void> {
    if (this.at === 0) return;
    this.isOver = false;
    await this.begin(this.at - 1);
  }

  async #goOn(move: string, answer: StepAnswer): Promise<void> {
    const next = this.at + 1;
    this.#path[this.at] = move;
    this.said = { tone: "right", text: answer.say, rule: null };
    this.source.note(next);
    const isLast = next === this.source.steps.length;
    // Asked for while the reply is looked at. What goes wrong is told when it is needed.
    const begun = isLast ? null : this.#ask(next, null);
    begun?.catch(() => undefined);
    await this.showing.play(answer.frames, answer.position, true);
    if (begun) this.#enter(next, await begun);
    else this.isOver = true;
    if (begun) this.said = null;
  }

  async #refute(answer: StepAnswer): Promise<void> {
    const { position, last } = this.showing;
    this.said = { tone: "wrong", text: answer.say, rule: answer.rule };
    if (answer.refutation.length === 0) return;
    await this.showing.play(answer.refutation, position!, true);
    this.showing.set(position!, last);
  }

  #enter(at: number, answer: StepAnswer): void {
    this.at = at;
    this.seat = answer.seat;
    this.#hint = answer;
    if (this.showing.position !== answer.position)
      this.showing.set(answer.position, this.showing.last);
  }

  #ask(at: number, move: string | null): Promise<StepAnswer> {
    return this.source.ask(this.source.steps[at]!, this.#path.slice(0, at), move);
  }

  /** One thing at a time. */
  async #alone(act: () => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      await act();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.source.fail(error);
    } finally {
      this.isBusy = false;
    }
  }
}
