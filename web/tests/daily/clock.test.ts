/** The server's time, whatever happens to the clocks of the device. */

import { expect, it } from "vitest";
import { ServerClock } from "../../src/daily/clock";

/** 18 November 2026, 23:59:50 UTC. */
const SERVER = 1795046390000;
const HOUR = 3_600_000;

/** Clocks that are set by hand. */
function device(timeOfDay: number): { timeOfDay: () => number; sinceStart: () => number } & {
  pass: (milliseconds: number) => void;
  sleep: (milliseconds: number) => void;
  set: (milliseconds: number) => void;
} {
  let [day, start] = [timeOfDay, 1234];
  return {
    timeOfDay: () => day,
    sinceStart: () => start,
    pass: (milliseconds) => {
      day += milliseconds;
      start += milliseconds;
    },
    sleep: (milliseconds) => void (day += milliseconds),
    set: (milliseconds) => void (day = milliseconds),
  };
}

it("the moment of these tests is what it is called", () => {
  expect(new Date(SERVER).toISOString()).toBe("2026-11-18T23:59:50.000Z");
});

it.each([
  ["right", SERVER],
  ["years behind", Date.UTC(1999, 0, 1)],
  ["years ahead", Date.UTC(2051, 5, 1)],
])("it goes by the server when the clock of the device is %s", (_, timeOfDay) => {
  const clocks = device(timeOfDay);
  const clock = new ServerClock(SERVER, 0, clocks);
  clocks.pass(10_000);
  expect(clock.now()).toBe(Date.UTC(2026, 10, 19));
  expect(clock.isDoubtful()).toBe(false);
});

it("half of the time that the answer took has passed since the server said it", () => {
  expect(new ServerClock(SERVER, 400, device(0)).now()).toBe(SERVER + 200);
});

it("setting the clock of the device moves nothing, but is a reason to ask again", () => {
  const clocks = device(SERVER);
  const clock = new ServerClock(SERVER, 0, clocks);
  clocks.pass(1000);
  clocks.set(Date.UTC(2040, 0, 1));
  expect(clock.now()).toBe(SERVER + 1000);
  expect(clock.isDoubtful()).toBe(true);
});

it("sleep is a reason to ask again", () => {
  const clocks = device(SERVER);
  const clock = new ServerClock(SERVER, 0, clocks);
  clocks.sleep(8 * HOUR);
  expect(clock.isDoubtful()).toBe(true);
});
