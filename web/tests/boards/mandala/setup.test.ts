import { expect, it } from "vitest";
import { Setting } from "../../../src/analysis/setting.svelte";
import setup from "../../../src/boards/mandala/setup";

const shown = (setting: Setting): string[] => setting.shown.map(({ id }) => id);

it("asks for Rivers and Cups alone where a game is counted", () => {
  const setting = new Setting(setup);
  expect(shown(setting)).toContain("hand-0");
  expect(setting.place).toBe("field-1-1");
  setting.choose("kind", "count");
  expect(shown(setting)).toEqual(["river-0", "claimed-0", "river-1", "claimed-1"]);
  expect(setting.place).toBe("river-0");
});

it("hides no card that counts", () => {
  const setting = new Setting(setup);
  setting.place = "cup-1";
  setting.piece = "k";
  setting.press("cup-1");
  setting.choose("kind", "count");
  expect(shown(setting)).toContain("cup-1");
  expect(setting.place).toBe("cup-1");
});
