import { expect, it } from "vitest";
import { DEFAULTS, readSettings } from "../../src/state/settings";

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
