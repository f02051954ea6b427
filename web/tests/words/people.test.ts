import { expect, it, vi } from "vitest";
import { isNamedGuest, nameOf, personName } from "../../src/words/people";

vi.mock("../../src/words/words.svelte", () => ({
  has: (id: string) => id === "bot-name-novice",
  t: (id: string, words: Record<string, string> = {}) => [id, ...Object.values(words)].join(" "),
}));

it("calls guests by their number, in the language of the page", () => {
  expect(personName("Guest 1234")).toBe("guest 1234");
});

it("leaves names that people chose as they are", () => {
  expect(personName("Aino")).toBe("Aino");
  expect(personName("Guest of honour")).toBe("Guest of honour");
});

it("says who sits on a chair", () => {
  expect(nameOf({ name: "Guest 1234", kind: "person" })).toBe("guest 1234");
  expect(nameOf({ name: "novice", kind: "bot" })).toBe("bot-name-novice");
  expect(nameOf({ name: null, kind: null })).toBe("chair-free");
});

it("says of guests who chose a name that they are guests", () => {
  expect(isNamedGuest({ name: "Aino", kind: "guest" })).toBe(true);
  expect(isNamedGuest({ name: "Guest 1234", kind: "guest" })).toBe(false);
  expect(isNamedGuest({ name: "Aino", kind: "person" })).toBe(false);
  expect(isNamedGuest({ name: null, kind: null })).toBe(false);
});
