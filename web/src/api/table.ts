/** What a table looks like on the line, as docs/bot-api.md tells it. */

import type { AnyPosition, GameName } from "./types";

export interface Chair {
  name: string | null;
  kind: "guest" | "person" | "bot" | null;
  /** Kept for somebody, after a rematch. */
  reserved: boolean;
}

export interface Result {
  ending: string | null;
  winner: number | boolean | null;
  scores: number[] | null;
}

export type ClockLimit =
  { move: number } | { base: number; increment?: number } | { days: number } | null;

export interface Table {
  game: GameName;
  options: Record<string, string | number>;
  visibility: "public" | "link";
  starter: "lot" | "host" | "other";
  clock: ClockLimit;
  rated: boolean;
  status: "waiting" | "playing" | "over";
  number: number;
  chairs: Chair[];
  /** The chair of each seat, once the game has begun. */
  order: number[];
  seat: number | null;
  /** The name of the next table. */
  rematch: string | null;
  position?: AnyPosition;
  clocks?: number[] | null;
  left?: number[];
  draw_offer?: number | null;
  rematch_offers?: number[];
  result?: Result | null;
}

export interface Played {
  number: number;
  kind: "played";
  at: number;
  seat: number;
  move: string;
  chance: string | null;
}

export type TableEvent =
  | Played
  | { number: number; kind: "sat"; at: number; chair: number; name: string; is: string }
  | { number: number; kind: "stood"; at: number; chair: number }
  | { number: number; kind: "handed-over"; at: number; seat: number; name: string }
  | { number: number; kind: SeatKind; at: number; seat: number }
  | { number: number; kind: "opened" | "started" | "paused" | "rematched"; at: number };

type SeatKind =
  | "undone"
  | "resigned"
  | "draw-offered"
  | "draw-declined"
  | "draw-agreed"
  | "timed-out"
  | "left"
  | "abandoned"
  | "rematch-offered";

export interface Presence {
  chairs: boolean[];
  watching: number;
}

/** The answer to opening a table, to looking at one, and to an act by REST. */
export interface TableSeen {
  name: string;
  number: number;
  chair: number | null;
  events: TableEvent[];
  table: Table;
  presence: Presence;
}

export type Told =
  | {
      type: "hello";
      number: number;
      chair: number | null;
      events: TableEvent[];
      table: Table;
      presence: Presence;
    }
  | { type: "events"; chair: number | null; events: TableEvent[]; table: Table }
  | { type: "done"; key: string; number: number }
  | ({ type: "refused"; key: string | null; number: number } & Refusal)
  | ({ type: "presence" } & Presence)
  | ({ type: "why"; key: string } & Refusal)
  | { type: "pong"; now: number };

/** Why something was not done: a code with its words for us, a sentence for everybody else. */
export interface Refusal {
  code?: string;
  words?: Record<string, string | number>;
  error: string;
}

export type Act =
  | { type: "play"; number: number; move: string }
  | { type: "undo"; number: number }
  | { type: "take-seat"; seed: string; chair?: number }
  | { type: "add-bot"; level: string; chair?: number }
  | { type: "send-away"; chair: number }
  | { type: "hand-over"; seat: number; level: string }
  | { type: "end-abandoned"; seat: number }
  | { type: "leave" | "resign" | "offer-draw" | "accept-draw" | "decline-draw" }
  | { type: "claim-timeout" | "rematch" };
