import { expect, test } from "vitest";
import { groups, isCupOpen, seatOf, sideOf, zonesOf } from "../../../src/boards/mandala/zones";
import { frames, fromMemory, positionAt } from "./game";

// Frame 40: Anna, seat 0, is on turn.
const position = positionAt(40);

test("the near seat is whoever looks", () => {
  expect([sideOf(0, 0), sideOf(1, 0), sideOf(1, 1)]).toEqual(["near", "far", "near"]);
  expect([seatOf("near", 1), seatOf("far", 1)]).toEqual([1, 0]);
});

test("every card of a position has its place", () => {
  const zones = zonesOf(position, 0);
  expect(zones.get("mountain-1")).toBe("kkkppp");
  expect(zones.get("field-1-near")).toBe("roo");
  expect(zones.get("field-1-far")).toBe("yy");
  expect(zones.get("hand-near")).toBe("oyygpppp");
  expect(zones.get("hand-far")).toBe("????????");
  expect(zones.get("river-far")).toBe("rkpy");
  expect(zones.get("deck")).toHaveLength(43);
});

test.each([0, 20, 40, 59])("all 108 cards are there: position %i", (number) => {
  for (const seen of [frames[number]!.position, fromMemory(frames[number]!.position)]) {
    expect([...zonesOf(seen, 0).values()].join("")).toHaveLength(108);
  }
});

test("claimed cards lie open in the rival's Cup, unless memory counts", () => {
  const closed = zonesOf(fromMemory(position), 0);
  expect(closed.get("cup-far")).toBe("?????");
  expect([isCupOpen(closed, "near"), isCupOpen(closed, "far")]).toEqual([true, false]);
  const open = zonesOf(position, 0);
  expect(open.get("cup-far")).toBe("ryp??");
  expect(isCupOpen(open, "far")).toBe(true);
});

test("the own Cup shows the two hidden cards", () => {
  expect(groups(zonesOf(position, 0).get("cup-near")!)).toEqual([
    ["o", 2],
    ["y", 1],
  ]);
});
