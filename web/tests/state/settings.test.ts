import { expect, it } from "vitest";
import { DEFAULTS, isHeard, readSettings } from "../../src/state/settings";

it("reads what was kept", () => {
  const kept = { ...DEFAULTS, theme: "dark", sound: true };
  expect(readSettings(JSON.stringify(kept))).toEqual(kept);
});

it.each([null, "", "no json", "null", "7"])("is as at first with %j", (text) => {
  expect(readSettings(text)).toEqual(DEFAULTS);
});

it("takes only what makes sense", () => {
  const text = JSON.stringify({ theme: "pink", motion: "off", confirm: "yes", more: 1 });
  expect(readSettings(text)).toEqual({ ...DEFAULTS, motion: "off" });
});

it("sounds at tables with people, and elsewhere if somebody wants it", () => {
  expect(isHeard(DEFAULTS, true)).toBe(true);
  expect(isHeard(DEFAULTS, false)).toBe(false);
  expect(isHeard({ ...DEFAULTS, soundAlone: true }, false)).toBe(true);
  expect(isHeard({ ...DEFAULTS, sound: false, soundAlone: true }, true)).toBe(false);
});

it("keeps sounds for those who wanted all of them before there was a choice", () => {
  const old = { theme: "dark", contrast: "system", motion: "system", confirm: false };
  const before = (sound: boolean) => readSettings(JSON.stringify({ ...old, sound }));
  expect(before(true)).toMatchObject({ sound: true, soundAlone: true });
  // Off was what nobody had chosen.
  expect(before(false)).toMatchObject({ sound: true, soundAlone: false });
});
