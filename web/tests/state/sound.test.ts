// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DEFAULTS } from "../../src/state/settings";
import { settings } from "../../src/state/settings.svelte";

let loudest: number[] = [];
let isTouched = true;
let isInFront = true;

class Audio {
  currentTime = 0;
  state = "running";
  destination = {};
  createOscillator = () => ({
    frequency: {},
    connect: (to: unknown) => to,
    start: () => undefined,
    stop: () => undefined,
  });
  createGain = () => ({
    gain: {
      setValueAtTime: () => undefined,
      linearRampToValueAtTime: (loudness: number) => loudest.push(loudness),
      exponentialRampToValueAtTime: () => undefined,
    },
    connect: (to: unknown) => to,
  });
}

/** Fresh, as when a page is loaded. */
async function player(): Promise<typeof import("../../src/state/sound")> {
  vi.resetModules();
  const { settings: fresh } = await import("../../src/state/settings.svelte");
  fresh.change(settings.chosen);
  return await import("../../src/state/sound");
}

beforeEach(() => {
  loudest = [];
  isTouched = isInFront = true;
  settings.change(DEFAULTS);
  vi.stubGlobal("AudioContext", Audio);
  vi.spyOn(document, "hasFocus").mockImplementation(() => isInFront);
  Object.defineProperty(navigator, "userActivation", {
    configurable: true,
    get: () => ({ hasBeenActive: isTouched }),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("is heard at tables with people without being asked for, and not against the computer", async () => {
  const { play } = await player();
  play("turn", false);
  expect(loudest).toEqual([]);
  play("turn", true);
  expect(loudest.length).toBe(2);
});

it("is silent until somebody has touched the page", async () => {
  const { play } = await player();
  isTouched = false;
  play("turn", true);
  expect(loudest).toEqual([]);
  isTouched = true;
  play("turn", true);
  expect(loudest.length).toBe(2);
});

it("is silent if somebody wants it so", async () => {
  settings.change({ sound: false });
  const { play } = await player();
  play("turn", true);
  expect(loudest).toEqual([]);
});

it("is softer where somebody looks at the page", async () => {
  const { play } = await player();
  play("move", true);
  isInFront = false;
  play("move", true);
  const [front, behind] = loudest as [number, number];
  expect(front).toBeLessThan(behind);
  expect(behind).toBeLessThan(0.2);
});
