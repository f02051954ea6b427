/** One table as we know it: what the server has told, and what we have asked. */

import { Failure } from "../api/client";
import { prospects, seeTable } from "../api/requests";
import type {
  Act,
  BotsSeen,
  Presence,
  Prospects,
  Refusal,
  Table,
  TableEvent,
  Told,
} from "../api/types";
import { Preparer } from "../fair/preparer";
import { Connection, socketOf, type Answer, type LineState } from "./connection";
import { joined, playsOf } from "./fold";

const MISSING = 404;

export class TableState {
  table = $state.raw<Table | null>(null);
  chair = $state.raw<number | null>(null);
  events = $state.raw<TableEvent[]>([]);
  presence = $state.raw<Presence>({ chairs: [], watching: 0 });
  bots = $state.raw<BotsSeen>({ waiting: false, shortened: false });
  line = $state.raw<LineState>("connecting");
  /** When the clocks of `table` were right, in the time of the page. */
  heardAt = $state.raw(0);
  /** A move on its way: the board changes when the server says so. */
  sent = $state.raw<string | null>(null);
  prospects = $state.raw<Prospects | null>(null);
  isMissing = $state.raw(false);

  plays = $derived(playsOf(this.events));
  position = $derived(this.table?.position ?? null);
  isMyTurn = $derived(
    this.table?.status === "playing" &&
      this.table.seat !== null &&
      this.table.position?.turn === this.table.seat,
  );
  /** Whether we sit here with at least one other person. */
  isAmongPeople = $derived(
    this.chair !== null &&
      (this.table?.chairs.some(
        ({ kind }, chair) => chair !== this.chair && kind !== null && kind !== "bot",
      ) ??
        false),
  );

  readonly #connection: Connection;
  readonly #preparer: Preparer;

  /** `happened` hears of new events, but not of those that were there when we came. */
  constructor(
    readonly name: string,
    private readonly happened: (events: readonly TableEvent[]) => void,
  ) {
    this.#preparer = new Preparer(name, (what) => this.act(what));
    this.#connection = new Connection(socketOf(name), {
      hear: (told) => this.#hear(told),
      state: (state) => this.#setLine(state),
    });
  }

  /** Whether something is open to us now: the server says so, and nothing here knows better. */
  may(verb: Act["type"]): boolean {
    return this.table?.allowed.includes(verb) ?? false;
  }

  act(what: Act): Promise<Answer> {
    return this.#connection.act(what);
  }

  async play(move: string): Promise<Answer> {
    this.sent = move;
    const answer = await this.act({ type: "play", number: this.table?.number ?? 0, move });
    if (this.sent === move) this.sent = null;
    return answer;
  }

  why(move: string): Promise<Refusal | null> {
    return this.#connection.why(move);
  }

  /** Ask what the legal moves would bring, if it is our turn. */
  async look(): Promise<void> {
    const number = this.table?.number;
    this.prospects = null;
    if (!this.isMyTurn) return;
    const found = await prospects(this.name).catch(() => null);
    if (this.table?.number === number) this.prospects = found;
  }

  hurry(): void {
    this.#connection.hurry();
  }

  redial(): void {
    this.events = [];
    this.#connection.redial();
  }

  close(): void {
    this.#preparer.close();
    this.#connection.close();
  }

  #hear(told: Told): void {
    if (told.type === "presence") this.presence = told;
    if (told.type === "bots") this.bots = told;
    if (told.type !== "hello" && told.type !== "events") return;
    const isFirst = this.table === null;
    this.chair = told.chair;
    this.table = told.table;
    this.heardAt = performance.now();
    this.events = joined(this.events, told.events);
    if (told.type === "hello") {
      this.presence = told.presence;
      this.bots = told.bots;
    }
    if (told.events.some((event) => event.kind === "played")) this.sent = null;
    if (!isFirst && told.events.length > 0) this.happened(told.events);
    this.#preparer.see(told.table, told.chair);
  }

  #setLine(state: LineState): void {
    this.line = state;
    // A game that has begun stays; a table that waits may be closed.
    const mayBeGone = this.table === null || this.table.status === "waiting";
    if (state === "away" && mayBeGone) void this.#checkIsThere();
  }

  /** A socket does not say why it is refused, or closed. */
  async #checkIsThere(): Promise<void> {
    try {
      await seeTable(this.name);
    } catch (error) {
      if (!(error instanceof Failure) || error.status !== MISSING) return;
      this.isMissing = true;
      this.close();
    }
  }
}
