/** The server's time on a device whose clock may be wrong: what the server said, and when. */

/** Both clocks of a device, in milliseconds. */
export interface DeviceClocks {
  /** The time of day: goes on while the device sleeps, and can be set by hand. */
  timeOfDay: () => number;
  /** Time since the page came: nobody can set it, but it may stand still in sleep. */
  sinceStart: () => number;
}

export const DEVICE: DeviceClocks = {
  timeOfDay: () => Date.now(),
  sinceStart: () => performance.now(),
};

/** The two clocks of a device differ by less than this unless something has happened to one. */
const TOLERANCE = 2000;

export class ServerClock {
  readonly #server: number;
  readonly #timeOfDay: number;
  readonly #sinceStart: number;

  /** `server` is what the server has just said; `waited` how long its answer took. */
  constructor(
    server: number,
    waited = 0,
    private readonly device: DeviceClocks = DEVICE,
  ) {
    this.#server = server + waited / 2;
    this.#timeOfDay = device.timeOfDay();
    this.#sinceStart = device.sinceStart();
  }

  /** By the clock that cannot be set; what it misses in sleep, `isDoubtful` notices. */
  now(): number {
    return this.#server + this.device.sinceStart() - this.#sinceStart;
  }

  /** Whether the device has slept, or its clock was set: better ask the server again. */
  isDoubtful(): boolean {
    const day = this.device.timeOfDay() - this.#timeOfDay;
    const start = this.device.sinceStart() - this.#sinceStart;
    return Math.abs(day - start) > TOLERANCE;
  }
}
