/** Somebody solves a puzzle: what was tried, what came of it, what can be done next. */

import { Failure } from "../api/client";
import type { MyStanding, PuzzleSeen, StepHint, Theme, Tried } from "../api/puzzles";
import type { AnyPosition, Frame } from "../api/types";
import type { LastMove } from "../boards/board";
import { lastOf } from "../state/replay";
import { Showing } from "../state/showing.svelte";
import type { Judge } from "./judge";
import { lastMoveOf, pointedBy, standing } from "./line";

/** So many moves of a hint are shown before the board is free again. */
const MOST_SHOWN = 3;

/**
 * asked: a move is waited for. judging: it is on its way. refuted: it was wrong, and the board
 * shows why. decided: solved, nearly, or given up.
 */
export type Phase = "asked" | "judging" | "refuted" | "decided";
export type Asking = "move" | "hint" | "solution";
export type Outcome = "right" | "nearly" | "shown";

/** What Solving tells whoever keeps the score. */
export interface Decision {
  solved: boolean;
  hinted: boolean;
  judge: Judge;
}

interface Surroundings {
  /** A move was made on the board. */
  tell?: (told: LastMove) => void;
  /** The first thing that counts: solved, wrong, or given up. */
  decided?: (decision: Decision) => void;
  /** Somebody else who can judge when the judge is away; null if nobody can. */
  standIn?: () => Promise<Judge | null>;
}

export class Solving {
  seen = $state.raw<PuzzleSeen>()!;
  readonly showing: Showing;
  phase = $state.raw<Phase>("asked");
  /** How it ended; null until it did. */
  outcome = $state.raw<Outcome | null>(null);
  /** The moves that were right, or are still open. */
  moves = $state.raw<readonly string[]>([]);
  hints = $state.raw<readonly StepHint[]>([]);
  /** What is said about the last try; empty if there is nothing to say. */
  said = $state.raw("");
  /** What could not be asked; the same can be tried again. */
  failure = $state.raw<Failure | null>(null);
  themes = $state.raw<readonly Theme[]>([]);
  mine = $state.raw<MyStanding | null>(null);
  judge = $state.raw<Judge>()!;
  /**
   * What can be looked at again, move by move: a wrong try and its refutation, or in the end
   * everything from the beginning to the end of the solution.
   */
  line = $state.raw<readonly Frame[]>([]);
  /** Whether a try has been counted. */
  isCounted = $state.raw(false);
  /** What is asked of the judge now. */
  busy = $state.raw<Asking | null>(null);
  /** Whether any hint was given. */
  isHinted = $state.raw(false);

  /** Where it stood after each move, the beginning first, with what led there. */
  #positions: AnyPosition[];
  #frames: (readonly Frame[])[] = [];

  constructor(
    seen: PuzzleSeen,
    judge: Judge,
    private readonly around: Surroundings = {},
  ) {
    this.seen = seen;
    this.judge = judge;
    this.showing = new Showing(around.tell);
    this.showing.set(seen.position);
    this.#positions = [seen.position];
  }

  get canTakeBack(): boolean {
    return this.phase === "asked" && this.seen.moves !== null && this.moves.length > 0;
  }

  /** The last hint: what the board points at. */
  get hint(): StepHint | null {
    return this.hints.at(-1) ?? null;
  }

  /** What the board points at. */
  get point(): readonly string[] {
    return this.phase === "asked" ? pointedBy(this.hints, this.#now.legal_moves) : [];
  }

  /** Which place of the line the board shows. */
  get at(): number {
    const { position } = this.showing;
    const found = this.line.findLastIndex((frame) => frame.position === position);
    return Math.max(0, found);
  }

  get hasMoreHints(): boolean {
    return this.hint === null || this.hints.length < this.hint.steps;
  }

  async play(move: string): Promise<void> {
    if (this.phase !== "asked") return;
    const tried = await this.#ask("move", (judge) => judge.attempt([...this.moves, move]));
    if (tried === null) return;
    this.said = tried.say;
    if (tried.verdict === "wrong") {
      this.#count(false, tried);
      this.line = [standing(this.#now), ...tried.frames, ...tried.line];
      this.phase = "refuted";
      await this.#runFrom(1);
      return;
    }
    if (tried.verdict === "nearly") {
      this.#count(true, tried);
      await this.#showBetter(tried);
      return;
    }
    this.moves = [...this.moves, move];
    this.#positions = [...this.#positions, tried.position];
    this.#frames = [...this.#frames, tried.frames];
    this.hints = [];
    if (tried.verdict === "open") {
      // Nobody plays before the reply is there: the board waits for what is shown.
      this.phase = "asked";
      await this.showing.play(tried.frames, tried.position);
      return;
    }
    this.#count(true, tried);
    this.#decide("right", tried.line);
    await this.showing.play(tried.frames, tried.frames.at(-1)?.position ?? tried.position);
  }

  /** Nearly right: the better one is shown after it, and can be looked at again. */
  async #showBetter(nearly: Tried): Promise<void> {
    const better = await this.#quietly((judge) => judge.solution(this.moves));
    const line = better?.line ?? [];
    const back = line.length > 0 ? [standing(this.#now), ...line] : [];
    const first = this.#decide("nearly", [...nearly.frames, ...back]);
    await this.#runFrom(first);
  }

  /** Show the line from a place to its end. */
  async #runFrom(first: number): Promise<void> {
    const frames = this.line.slice(first);
    const end = frames.at(-1)?.position;
    if (end) await this.showing.play(frames, end);
    else this.go(this.line.length - 1);
  }

  /** Back to where the wrong move was made. */
  again(): void {
    if (this.phase !== "refuted") return;
    this.#stand();
  }

  /** Undo the last move of one's own, while it is still open. */
  takeBack(): void {
    if (!this.canTakeBack) return;
    this.#shorten(this.moves.length - 1);
  }

  /** All of it anew. */
  restart(): void {
    if (this.phase !== "asked" && this.phase !== "refuted") return;
    this.#shorten(0);
  }

  #shorten(length: number): void {
    this.moves = this.moves.slice(0, length);
    this.#positions = this.#positions.slice(0, length + 1);
    this.#frames = this.#frames.slice(0, length);
    this.hints = [];
    this.#stand();
  }

  #stand(): void {
    this.said = "";
    this.failure = null;
    this.line = [];
    this.phase = "asked";
    this.#setBack();
  }

  /** Where it stands now. */
  get #now(): AnyPosition {
    return this.#positions.at(-1)!;
  }

  #setBack(): void {
    this.showing.set(this.#now, lastMoveOf(this.#frames.at(-1)));
  }

  async nextHint(): Promise<void> {
    if (this.phase !== "asked" || !this.hasMoreHints) return;
    const step = this.hints.length;
    const hint = await this.#ask("hint", (judge) => judge.hint(this.moves, step));
    this.phase = "asked";
    if (hint === null) return;
    this.isHinted = true;
    this.said = "";
    this.hints = [...this.hints, hint];
    const shown = hint.line.slice(0, MOST_SHOWN);
    if (shown.length === 0) return;
    const isWhole = await this.showing.play(shown, shown.at(-1)!.position, true);
    if (isWhole) this.#setBack();
  }

  async giveUp(): Promise<void> {
    if (this.phase !== "asked" && this.phase !== "refuted") return;
    const before = this.phase;
    const tried = await this.#ask("solution", (judge) => judge.solution(this.moves));
    if (tried === null) {
      this.phase = before;
      return;
    }
    this.#count(false, tried);
    this.said = tried.say;
    this.hints = [];
    const first = this.#decide("shown", tried.line);
    await this.#runFrom(first);
  }

  /** Why a move cannot be made; null if nobody says. It is no try. */
  async why(move: string): Promise<Failure | null> {
    const isLegal = this.#now.legal_moves.includes(move);
    if (isLegal || this.judge.isOffline) return null;
    try {
      await this.judge.attempt([...this.moves, move]);
    } catch (error) {
      if (error instanceof Failure && !error.isAway) return error;
    }
    return null;
  }

  /** Look at another place of the line. */
  go(at: number): void {
    const frame = this.line[Math.max(0, Math.min(this.line.length - 1, at))];
    if (frame) this.showing.set(frame.position, lastOf(frame));
  }

  /** The same question in other words. */
  reword(seen: PuzzleSeen): void {
    if (seen.id === this.seen.id) this.seen = { ...this.seen, question: seen.question };
  }

  #count(isSolved: boolean, tried: Tried): void {
    if (tried.themes.length > 0) this.themes = tried.themes;
    if (this.isCounted) return;
    this.isCounted = true;
    this.mine = tried.mine;
    this.around.decided?.({ solved: isSolved, hinted: this.isHinted, judge: this.judge });
  }

  /** All of it can be looked at from now on. The place in it where what is new begins. */
  #decide(outcome: Outcome, line: readonly Frame[]): number {
    const played = this.#frames.flat();
    this.line = [standing(this.#positions[0]!), ...played, ...line];
    this.outcome = outcome;
    this.phase = "decided";
    return 1 + played.length;
  }

  /** Ask the judge, or who stands in for it; null if nobody answers: then all is as before. */
  async #ask<T>(what: Asking, question: (judge: Judge) => Promise<T>): Promise<T | null> {
    this.phase = "judging";
    this.busy = what;
    this.failure = null;
    try {
      return await this.#either(question);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.failure = error;
      this.phase = "asked";
      return null;
    } finally {
      this.busy = null;
    }
  }

  async #quietly<T>(question: (judge: Judge) => Promise<T>): Promise<T | null> {
    return this.#either(question).catch((error: unknown) => {
      if (error instanceof Failure) return null;
      throw error;
    });
  }

  async #either<T>(question: (judge: Judge) => Promise<T>): Promise<T> {
    try {
      return await question(this.judge);
    } catch (error) {
      if (!(error instanceof Failure) || !error.isAway || this.judge.isOffline) throw error;
      const other = await this.around.standIn?.();
      if (!other) throw error;
      this.judge = other;
      return question(other);
    }
  }
}
