/** Which day it is, by the server's clock; the page goes over to the next one by itself. */

import { createSubscriber } from "svelte/reactivity";
import { Failure } from "../api/client";
import { today as askToday, type Today } from "../api/daily";
import { me } from "../state/me.svelte";
import { ServerClock, type DeviceClocks } from "./clock";

const TICK = 1000;
/** Milliseconds between two questions when the server is away, or its day is not over yet. */
const TRY_AGAIN = 3000;

export class DayState {
  seen = $state.raw<Today | null>(null);
  failure = $state.raw<Failure | null>(null);
  #clock: ServerClock | null = null;
  #askedAt = -Infinity;
  #isAsking = false;
  /** Counts on only while somebody reads it. */
  readonly #tick = createSubscriber((changed) => {
    const timer = setInterval(changed, TICK);
    return () => clearInterval(timer);
  });

  constructor(
    private readonly language: () => string,
    private readonly device?: DeviceClocks,
  ) {}

  /** The server's time. */
  get now(): number {
    this.#tick();
    return this.#clock?.now() ?? 0;
  }

  /** How many milliseconds the day still has; never below zero. */
  get left(): number {
    return this.seen ? Math.max(0, this.seen.next_at - this.now) : 0;
  }

  async look(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    const began = performance.now();
    this.#askedAt = began;
    try {
      await me.ready;
      const sent = performance.now();
      const seen = await askToday(this.language());
      this.#clock = new ServerClock(seen.now, performance.now() - sent, this.device);
      this.seen = seen;
      this.failure = null;
      me.isServerAway = false;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.failure = error;
      me.isServerAway = error.isAway;
    } finally {
      this.#isAsking = false;
    }
  }

  /** Keep it right while somebody looks at it, also after the device has slept. */
  follow(): () => void {
    void this.look();
    const check = (): void => {
      if (!document.hidden && this.isOld()) void this.look();
    };
    const timer = setInterval(check, TICK);
    const again = (): void => {
      if (!document.hidden) void this.look();
    };
    document.addEventListener("visibilitychange", again);
    addEventListener("pageshow", check);
    addEventListener("online", again);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
      removeEventListener("pageshow", check);
      removeEventListener("online", again);
    };
  }

  /** Whether to ask again: the day is over, the clock is in doubt, or nobody has answered. */
  isOld(): boolean {
    if (performance.now() - this.#askedAt < TRY_AGAIN) return false;
    if (!this.seen || !this.#clock || this.failure) return true;
    return this.#clock.isDoubtful() || this.#clock.now() >= this.seen.next_at;
  }
}
