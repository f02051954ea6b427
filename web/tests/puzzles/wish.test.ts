import { describe, expect, it } from "vitest";
import { twinIn, wishIn, withWish } from "../../src/puzzles/wish";

const query = (text: string) => new URLSearchParams(text);

describe("what an address asks for", () => {
  it.each([
    ["", { theme: null, kind: null, repeat: false }],
    ["theme=sacrifice&kind=turn", { theme: "sacrifice", kind: "turn", repeat: false }],
    ["repeat=1", { theme: null, kind: null, repeat: true }],
    ["theme=No Theme&kind=../x", { theme: null, kind: null, repeat: false }],
    [`theme=${"a".repeat(41)}`, { theme: null, kind: null, repeat: false }],
  ])("%s", (text, wish) => {
    expect(wishIn(query(text))).toEqual(wish);
  });

  it.each([
    ["twin=12", 12],
    ["twin=0", 0],
    ["twin=-1", null],
    ["twin=1e3", null],
    ["twin=1234567890", null],
    ["", null],
  ])("%s is twin %s", (text, twin) => {
    expect(twinIn(query(text))).toBe(twin);
  });
});

it("is written as it is read", () => {
  const wish = { theme: "tempo", kind: "ending", repeat: true };
  const address = withWish("/puzzles/nim", { ...wish, twin: 3 });
  expect(address).toBe("/puzzles/nim?theme=tempo&kind=ending&repeat=1&twin=3");
  const { searchParams } = new URL(address, "http://here");
  expect(wishIn(searchParams)).toEqual(wish);
  expect(twinIn(searchParams)).toBe(3);
});

it("an address without a wish stays as it is", () => {
  expect(withWish("/puzzles/nim", {})).toBe("/puzzles/nim");
  expect(withWish("/puzzles/nim", { theme: "", kind: null, twin: null })).toBe("/puzzles/nim");
});
