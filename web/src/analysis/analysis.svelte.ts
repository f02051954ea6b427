/** One analysis: where it began, what was tried, what is shown, and what the engine thinks. */

import {
  checkTree,
  dealOne,
  lookAt,
  readText,
  think,
  writeRecord,
  type EngineAnswer,
  type EngineLine,
  type OptionsSent,
  type PositionSeen,
  type StartSent,
  type TreeSeen,
} from "../api/analysis";
import { Failure } from "../api/client";
import type { GameName } from "../api/types";
import type { LastMove } from "../boards/board";
import { fragmentOf, type Kept } from "./link";
import * as trees from "./tree";

/** Milliseconds: whoever walks through a line does not ask about every move of it. */
const PAUSE = 350;

export class Analysis {
  game = $state.raw<GameName>("");
  start = $state.raw<StartSent | null>(null);
  tree = $state.raw<trees.Tree>(trees.EMPTY);
  at = $state.raw(trees.ROOT);
  names = $state.raw<readonly string[]>([]);
  /** The position that is shown; null before the first. */
  seen = $state.raw<PositionSeen | null>(null);
  /** How one came there, if that is to be seen on the board. */
  last = $state.raw<LastMove | null>(null);
  /** Chance that was chosen in part: cards that have come so far. */
  pending = $state.raw("");
  failure = $state.raw<Failure | null>(null);
  isBusy = $state.raw(false);

  isEngineOn = $state.raw(false);
  lines = $state.raw<EngineAnswer | null>(null);
  isThinking = $state.raw(false);
  engineFailure = $state.raw<Failure | null>(null);

  #turn = 0;
  #question = 0;
  #answers = new Map<number, EngineAnswer>();

  node = $derived(trees.nodeOf(this.tree, this.at));
  rows = $derived(trees.rowsOf(this.tree));
  moves = $derived(trees.movesTo(this.tree, this.at));

  /** Begin anew with what the server has read or checked. */
  async open(read: TreeSeen, at = -1): Promise<void> {
    this.game = read.game;
    this.start = { picture: read.picture, deal: read.deal, options: read.options };
    this.tree = trees.treeOf(read.nodes, read.comment);
    this.names = read.names;
    this.#answers.clear();
    await this.go(this.tree.nodes.has(at + 1) ? at + 1 : trees.ROOT);
  }

  /** Begin anew with a position that was set up; a Failure says what is impossible about it. */
  async setUp(game: GameName, picture: string, options: OptionsSent): Promise<void> {
    const start = { picture, deal: null, options };
    const seen = await lookAt(game, start, []);
    this.#begin(game, { ...start, picture: seen.picture }, seen);
  }

  async deal(game: GameName, options: OptionsSent): Promise<void> {
    const seen = await dealOne(game, options);
    this.#begin(game, { picture: seen.picture, deal: null, options: seen.options }, seen);
  }

  #begin(game: GameName, start: StartSent, seen: PositionSeen): void {
    this.#turn += 1;
    this.game = game;
    this.start = start;
    this.tree = trees.EMPTY;
    this.at = trees.ROOT;
    this.names = [];
    this.#answers.clear();
    this.#show(seen, null);
  }

  async read(game: GameName, text: string): Promise<void> {
    await this.open(await readText(game, text));
  }

  async restore(game: GameName, kept: Kept): Promise<void> {
    const checked = await checkTree(game, kept.start, kept.nodes);
    await this.open({ ...checked, comment: kept.comment, names: kept.names }, kept.at);
  }

  /** Show a node of the tree. */
  async go(id: number): Promise<void> {
    this.at = id;
    this.pending = "";
    const { move, seat } = trees.nodeOf(this.tree, id);
    const last = seat === null ? null : { seat, move, chance: null };
    if (await this.#look(this.moves, last)) this.#ask();
  }

  /** A move on the board, or chance that is complete. */
  async play(move: string): Promise<void> {
    if (!this.seen || this.isBusy) return;
    if (this.tree.nodes.size > trees.MOST_NODES) return;
    const seat = this.seen.turn;
    const last = seat === null ? null : { seat, move, chance: null };
    const shown = await this.#look([...this.moves, move], last);
    if (!shown) return;
    this.#grow(move, seat);
  }

  /** A card that comes, or whatever may come. */
  async draw(move: string | null): Promise<void> {
    if (!this.seen || this.isBusy) return;
    const so = [...this.moves, ...(this.pending ? [this.pending] : []), ...(move ? [move] : [])];
    const shown = await this.#look(so, this.last, move === null);
    if (!shown) return;
    const came = shown.came ?? move ?? "";
    if (shown.outcomes.length > 0 && sameKind(shown.outcomes[0]!.move, came)) {
      this.pending = came;
      return;
    }
    this.pending = "";
    this.#grow(came, null);
  }

  #grow(move: string, seat: number | null): void {
    const { tree, id } = trees.add(this.tree, this.at, move, seat);
    this.tree = tree;
    this.at = id;
    this.#ask();
  }

  /** Why a move cannot be played; null if it can, or nobody knows. */
  async why(move: string): Promise<Failure | null> {
    if (!this.start) return null;
    try {
      await lookAt(this.game, this.start, [...this.moves, move]);
      return null;
    } catch (error) {
      if (error instanceof Failure) return error;
      throw error;
    }
  }

  back(): void {
    if (this.pending) void this.go(this.at);
    else if (this.at !== trees.ROOT) void this.go(this.node.parent);
  }

  forward(): void {
    const next = this.node.children[0];
    if (next !== undefined) void this.go(next);
  }

  aside(step: 1 | -1): void {
    const other = trees.sibling(this.tree, this.at, step);
    if (other !== this.at) void this.go(other);
  }

  first(): void {
    if (this.at !== trees.ROOT) void this.go(trees.ROOT);
  }

  end(): void {
    const end = trees.endOf(this.tree, this.at);
    if (end !== this.at) void this.go(end);
  }

  remove(): void {
    if (this.at === trees.ROOT) return;
    const { parent } = this.node;
    this.tree = trees.remove(this.tree, this.at);
    void this.go(parent);
  }

  promote(): void {
    this.tree = trees.promote(this.tree, this.at);
  }

  comment(text: string): void {
    this.tree = trees.comment(this.tree, this.at, text);
  }

  /** A line of the engine becomes a variation; its first move is shown. */
  async take({ moves, seats }: EngineLine): Promise<void> {
    let { tree } = this;
    let id = this.at;
    let first: number | null = null;
    moves.forEach((move, number) => {
      ({ tree, id } = trees.add(tree, id, move, seats[number] ?? null));
      first ??= id;
    });
    if (tree.nodes.size > trees.MOST_NODES || first === null) return;
    this.tree = tree;
    await this.go(first);
  }

  // The engine.

  toggleEngine(): void {
    this.isEngineOn = !this.isEngineOn;
    this.#ask();
  }

  deeper(): void {
    if (!this.isThinking) void this.#think(true);
  }

  #ask(): void {
    this.#question += 1;
    this.engineFailure = null;
    this.lines = this.isEngineOn && !this.pending ? (this.#answers.get(this.at) ?? null) : null;
    const isAsked = this.isEngineOn && this.lines === null && this.seen?.turn !== null;
    this.isThinking = isAsked && !this.pending;
    if (!this.isThinking) return;
    const question = this.#question;
    setTimeout(() => {
      if (question === this.#question) void this.#think(false);
    }, PAUSE);
  }

  async #think(deep: boolean): Promise<void> {
    if (!this.start || this.seen?.turn === null) return;
    const question = (this.#question += 1);
    const { at } = this;
    this.isThinking = true;
    this.engineFailure = null;
    try {
      const found = await think(this.game, this.start, this.moves, deep);
      if (question !== this.#question) return;
      this.#answers.set(at, found);
      this.lines = found;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (question === this.#question) this.engineFailure = error;
    } finally {
      if (question === this.#question) this.isThinking = false;
    }
  }

  // Keeping it.

  get kept(): Kept | null {
    if (!this.start) return null;
    const nodes = trees.listOf(this.tree);
    const path = trees.pathTo(this.tree, this.at);
    return {
      start: this.start,
      nodes,
      comment: trees.nodeOf(this.tree, trees.ROOT).comment,
      names: [...this.names],
      at: numberIn(this.tree, path),
    };
  }

  async fragment(): Promise<string | null> {
    return this.kept && (await fragmentOf(this.kept));
  }

  async record(): Promise<Record<string, unknown>> {
    const { start, nodes, comment, names } = this.kept!;
    return writeRecord(this.game, start, nodes, comment, names);
  }

  async #look(
    moves: readonly string[],
    last: LastMove | null,
    draw = false,
  ): Promise<PositionSeen | null> {
    if (!this.start) return null;
    const turn = (this.#turn += 1);
    this.isBusy = true;
    try {
      const seen = await lookAt(this.game, this.start, moves, { draw });
      if (turn !== this.#turn) return null;
      this.seen = seen;
      this.last = last;
      this.failure = null;
      return seen;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (turn === this.#turn) this.failure = error;
      return null;
    } finally {
      if (turn === this.#turn) this.isBusy = false;
    }
  }

  #show(seen: PositionSeen, last: LastMove | null): void {
    this.seen = seen;
    this.last = last;
    this.pending = "";
    this.failure = null;
    this.#ask();
  }
}

/** Whether two texts of chance belong to one event: they differ in their last word alone. */
function sameKind(one: string, other: string): boolean {
  const begin = (text: string): string => text.slice(0, text.lastIndexOf(" "));
  return begin(one) === begin(other);
}

/** The number of a node in the list, by the way to it. */
function numberIn(tree: trees.Tree, path: readonly number[]): number {
  const order: number[] = [];
  const waiting = [...trees.nodeOf(tree, trees.ROOT).children];
  while (waiting.length > 0) {
    const id = waiting.shift()!;
    order.push(id);
    waiting.push(...trees.nodeOf(tree, id).children);
  }
  return order.indexOf(path.at(-1) ?? trees.ROOT);
}
