/** One table as we know it: what the server has told, and what we have asked. */

import { Failure } from "../api/client";
import { prospects, seeTable } from "../api/requests";
import type {
  Act,
  BotsSeen,
  Presence,
  Prospects,
  Reaction,
  Refusal,
  Table,
  TableEvent,
  Told,
} from "../api/types";
import { Preparer } from "../fair/preparer";
import { Connection, socketOf, type Answer, type LineState } from "./connection";
import { joined, playsOf } from "./fold";
import { keepSeen, recallSeen } from "./lastseen";

const MISSING = 404;
/** Milliseconds for which a sign of a player is shown. */
const REACTION_SHOWN = 4000;
/** The table is kept for when there is no network once it has been still for so long. */
const KEEP_AFTER = 400;

export class TableState {
  table = $state.raw<Table | null>(null);
  chair = $state.raw<number | null>(null);
  events = $state.raw<TableEvent[]>([]);
  presence = $state.raw<Presence>({ chairs: [], watching: 0 });
  bots = $state.raw<BotsSeen>({ waiting: false, before: 0, seconds: 0, shortened: false });
  line = $state.raw<LineState>("connecting");
  /** When the clocks of `table` were right, in the time of the page. */
  heardAt = $state.raw(0);
  /** A move on its way: the board changes when the server says so. */
  sent = $state.raw<string | null>(null);
  prospects = $state.raw<Prospects | null>(null);
  /** The sign that each seat gives just now. */
  reactions = $state.raw<Readonly<Record<number, Reaction>>>({});
  /** Whether signs are not shown at this table. */
  isMuted = $state(false);
  /** When this table was last heard of, if it is shown from memory; null while it is live. */
  seenAt = $state.raw<number | null>(null);
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

  #connection: Connection | null = null;
  #isClosed = false;
  #keeping: ReturnType<typeof setTimeout> | undefined;
  readonly #forgetting = new Map<number, ReturnType<typeof setTimeout>>();
  readonly #preparer: Preparer;

  /**
   * `happened` hears of new events, but not of those that were there when we came; `reacted` of the
   * signs of players. The line is opened when the server knows us.
   */
  constructor(
    readonly name: string,
    private readonly happened: (events: readonly TableEvent[]) => void,
    private readonly reacted: (seat: number, reaction: Reaction) => void,
    known: Promise<void>,
  ) {
    this.#preparer = new Preparer(name, (what) => this.act(what));
    void known.then(() => {
      if (this.#isClosed) return;
      this.#connection = new Connection(socketOf(name), {
        hear: (told) => this.#hear(told),
        state: (state) => this.#setLine(state),
      });
    });
  }

  /** Show the table as it was when we last heard of it, until it is there. */
  recall(): void {
    const seen = this.table === null ? recallSeen(this.name) : null;
    if (seen === null) return;
    this.table = seen.table;
    this.chair = seen.chair;
    this.events = seen.events;
    this.seenAt = seen.at;
    this.heardAt = performance.now();
  }

  /** Whether something is open to us now: the server says so, and nothing here knows better. */
  may(verb: Act["type"]): boolean {
    return this.table?.allowed.includes(verb) ?? false;
  }

  act(what: Act): Promise<Answer> {
    return this.#connection?.act(what) ?? Promise.resolve(null);
  }

  react(reaction: Reaction): void {
    this.#connection?.react(reaction);
  }

  async play(move: string): Promise<Answer> {
    this.sent = move;
    const answer = await this.act({ type: "play", number: this.table?.number ?? 0, move });
    if (this.sent === move) this.sent = null;
    return answer;
  }

  why(move: string): Promise<Refusal | null> {
    return this.#connection?.why(move) ?? Promise.resolve(null);
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
    this.#connection?.hurry();
  }

  redial(): void {
    this.events = [];
    this.#connection?.redial();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#keeping);
    this.#forgetting.forEach(clearTimeout);
    this.#preparer.close();
    this.#connection?.close();
  }

  #hear(told: Told): void {
    if (told.type === "presence") this.presence = told;
    if (told.type === "bots") this.bots = told;
    if (told.type === "reaction") this.#show(told.seat, told.reaction);
    if (told.type !== "hello" && told.type !== "events") return;
    const isFirst = this.table === null || this.seenAt !== null;
    this.seenAt = null;
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
    this.#keep();
  }

  #show(seat: number, reaction: Reaction): void {
    if (this.isMuted) return;
    this.reactions = { ...this.reactions, [seat]: reaction };
    clearTimeout(this.#forgetting.get(seat));
    const forget = (): void => {
      const { [seat]: _, ...others } = this.reactions;
      this.reactions = others;
    };
    this.#forgetting.set(seat, setTimeout(forget, REACTION_SHOWN));
    this.reacted(seat, reaction);
  }

  #keep(): void {
    clearTimeout(this.#keeping);
    this.#keeping = setTimeout(() => {
      const { table, chair, events } = this;
      if (table) keepSeen(this.name, { at: Date.now(), table, chair, events });
    }, KEEP_AFTER);
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
