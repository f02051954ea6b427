import { expect, test } from "vitest";
import { ghostOf } from "../../../src/boards/mandala/ghost";
import { zonesOf } from "../../../src/boards/mandala/zones";
import { positionAt } from "./game";

const zones = zonesOf(positionAt(40), 0);

test("cards of the hand lie where the move puts them", () => {
  const ghost = ghostOf("grow 2 pp", zones, 0, 0, null)!;
  expect(ghost).toMatchObject({ zone: "field-2-near", letter: "p", count: 2 });
  expect(ghost.zones.get("field-2-near")).toBe(`${zones.get("field-2-near")}pp`);
  expect(ghost.zones.get("hand-near")!.length).toBe(zones.get("hand-near")!.length - 2);
  expect(ghostOf("build 1 g", zones, 0, 0, null)).toMatchObject({ zone: "mountain-1", count: 1 });
  expect(ghostOf("discard yy", zones, 0, 0, null)).toMatchObject({ zone: "discard", count: 2 });
});

test("on a board that is turned around, the own hand is the far one", () => {
  const turned = zonesOf(positionAt(40), 1);
  const ghost = ghostOf("grow 2 pp", turned, 0, 1, null)!;
  expect(ghost.zone).toBe("field-2-far");
  expect(ghost.zones.get("hand-far")!.length).toBe(turned.get("hand-far")!.length - 2);
});

test("claimed cards stay in sight: where they go, only the rules know", () => {
  const ghost = ghostOf("claim k", zones, 0, 0, 1)!;
  expect(ghost).toMatchObject({ zone: "mountain-1", letter: "k", count: 3 });
  expect(ghost.zones).toBe(zones);
});

test("without a move there is none", () => {
  expect(ghostOf(null, zones, 0, 0, null)).toBeNull();
});
