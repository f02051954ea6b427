/** The line to one table: it comes back by itself, and what was asked is done once. */

import type { Act, Reaction, Refusal, Told } from "../api/types";

/** As much of a WebSocket as we need. */
export interface Line {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** Answered by an act that was done (null) or refused. */
export type Answer = Refusal | null;

export type LineState = "connecting" | "open" | "away" | "closed";

export interface Listener {
  /** Everything the table says but the answers to acts and questions. */
  hear: (told: Told) => void;
  state: (state: LineState) => void;
}

export interface Clock {
  after(milliseconds: number, run: () => void): unknown;
  cancel(timer: unknown): void;
  random(): number;
}

const BROWSER_CLOCK: Clock = {
  after: (milliseconds, run) => setTimeout(run, milliseconds),
  cancel: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
  random: Math.random,
};

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** A line that is silent for so long after a ping is broken. */
const PING_EVERY = 20_000;
const PING_PATIENCE = 8_000;

/** How long to wait before the next try; others who wait too do not come at the same time. */
export function waitBefore(attempt: number, random: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + random / 2);
}

/** 128 random bits. At home there is often no https, and without it no randomUUID. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Connection {
  /** How many events are known here: the first one that is not. */
  #known = 0;
  #line: Line | null = null;
  #isOpen = false;
  #attempt = 0;
  #retry: unknown = null;
  #pulse: unknown = null;
  readonly #acts = new Map<string, { text: string; answer: (answer: Answer) => void }>();
  readonly #questions = new Map<string, (answer: Answer) => void>();

  constructor(
    private readonly open: (since: number) => Line,
    private readonly listener: Listener,
    private readonly clock: Clock = BROWSER_CLOCK,
  ) {
    this.#connect();
  }

  /** Do something at the table; answered even if the line breaks meanwhile. */
  act(what: Act): Promise<Answer> {
    const key = newKey();
    const text = JSON.stringify({ key, ...what });
    return new Promise((answer) => {
      this.#acts.set(key, { text, answer });
      if (this.#isOpen) this.#line?.send(text);
    });
  }

  /** Why a move cannot be made; null if it can, or if the line is broken. */
  why(move: string): Promise<Answer> {
    if (!this.#isOpen) return Promise.resolve(null);
    const key = newKey();
    return new Promise((answer) => {
      this.#questions.set(key, answer);
      this.#line?.send(JSON.stringify({ type: "why", key, move }));
    });
  }

  /** Give the others a sign, if the line is open: later it would mean nothing. */
  react(reaction: Reaction): void {
    if (!this.#isOpen) return;
    this.#line?.send(JSON.stringify({ type: "react", key: newKey(), reaction }));
  }

  /**
   * Try now instead of in a while: the network is back, or somebody looks at the page again.
   * A line that seems open may have broken while the device slept.
   */
  hurry(): void {
    if (this.#isOpen) this.#ping();
    if (this.#retry === null) return;
    this.clock.cancel(this.#retry);
    this.#attempt = 0;
    this.#connect();
  }

  /** Hang up and dial again, as somebody else. */
  redial(): void {
    this.#hangUp();
    this.#known = 0;
    this.#connect();
  }

  close(): void {
    this.clock.cancel(this.#retry);
    this.#retry = null;
    this.#hangUp();
    this.listener.state("closed");
  }

  #connect(): void {
    this.#retry = null;
    const line = this.open(this.#known);
    this.#line = line;
    this.listener.state("connecting");
    line.onmessage = ({ data }) => this.#hear(JSON.parse(data) as Told);
    line.onclose = () => this.#lost();
    line.onopen = () => {
      this.#attempt = 0;
    };
  }

  #hangUp(): void {
    this.clock.cancel(this.#pulse);
    this.#isOpen = false;
    if (!this.#line) return;
    this.#line.onclose = null;
    this.#line.onmessage = null;
    this.#line.close();
    this.#line = null;
  }

  #lost(): void {
    this.#hangUp();
    for (const answer of this.#questions.values()) answer(null);
    this.#questions.clear();
    this.listener.state("away");
    const wait = waitBefore(this.#attempt++, this.clock.random());
    this.#retry = this.clock.after(wait, () => this.#connect());
  }

  #beat(): void {
    this.clock.cancel(this.#pulse);
    this.#pulse = this.clock.after(PING_EVERY, () => this.#ping());
  }

  #ping(): void {
    this.clock.cancel(this.#pulse);
    this.#line?.send(JSON.stringify({ type: "ping" }));
    this.#pulse = this.clock.after(PING_PATIENCE, () => this.#lost());
  }

  #hear(told: Told): void {
    this.#beat();
    switch (told.type) {
      case "done":
        return this.#answer(told.key, null);
      case "refused":
        return told.key === null ? this.listener.hear(told) : this.#answer(told.key, told);
      case "why":
        this.#questions.get(told.key)?.(told.error === null ? null : (told as Refusal));
        this.#questions.delete(told.key);
        return;
      case "hello":
        this.#known = told.number;
        this.#isOpen = true;
        this.listener.hear(told);
        this.listener.state("open");
        for (const { text } of this.#acts.values()) this.#line?.send(text);
        return;
      case "events":
        this.#known = told.table.number;
        return this.listener.hear(told);
      default:
        this.listener.hear(told);
    }
  }

  #answer(key: string, answer: Answer): void {
    this.#acts.get(key)?.answer(answer);
    this.#acts.delete(key);
  }
}

/** The socket of a table on the server this page came from. */
export function socketOf(name: string): (since: number) => Line {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return (since) =>
    new WebSocket(
      `${scheme}//${location.host}/api/tables/${name}/socket?since=${since}`,
    ) as unknown as Line;
}
