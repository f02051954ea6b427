import { beforeEach, expect, it } from "vitest";
import { noteText, recordKept, textKept } from "../../src/review/imported";
import { forget } from "../../src/state/storage";

beforeEach(() => forget("import"));

it("keeps what was typed, whatever it is", () => {
  expect(textKept()).toBe("");
  noteText("good morning");
  expect(textKept()).toBe("good morning");
  expect(recordKept()).toBeNull();
});

it("knows a record", () => {
  noteText('{"game": "patterns", "moves": []}');
  expect(recordKept()).toEqual({ game: "patterns", moves: [] });
  noteText("null");
  expect(recordKept()).toBeNull();
});
