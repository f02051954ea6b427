import { describe, expect, it } from "vitest";
import type { GradeSeen, ReviewEvent, ReviewPoint } from "../../src/api/reviews";
import { chanceOf, graphOf, HEIGHT, marginOf, nearest, pathOf } from "../../src/review/graph";

const point = (ply: number, chance: number | null, margin: number): ReviewPoint => ({
  ply,
  number: ply,
  value: chance ?? margin,
  chance,
  margin,
  is_proven: false,
});
const grade = (ply: number, seat: number, mark: GradeSeen["mark"]): GradeSeen =>
  ({ ply, seat, mark, number: ply + 1 }) as GradeSeen;
const luck = (ply: number, amount: number): ReviewEvent =>
  ({ ply, kind: "chance", luck: amount }) as ReviewEvent;

describe("the graph of a review", () => {
  const points = [point(0, 0.5, 0), point(1, 0.75, 4), point(2, 1, 8)];

  it("is seen by the seat that looks", () => {
    expect(chanceOf(points[1]!, 0)).toBe(0.75);
    expect(chanceOf(points[1]!, 1)).toBe(0.25);
    expect(marginOf(points[1]!, 1)).toBe(-4);
    expect(chanceOf(point(1, null, 12), 1)).toBeNull();
    expect(marginOf(point(1, null, 12), 1)).toBe(12);
  });

  it("has nobody ahead in the middle", () => {
    const { line, middle } = graphOf(points, [], [], 0);
    expect(middle).toBe(HEIGHT / 2);
    expect(line[0]!.y).toBeCloseTo(HEIGHT / 2);
    expect(line[2]!.y).toBeLessThan(line[1]!.y);
    const other = graphOf(points, [], [], 1).line;
    expect(other[2]!.y).toBeCloseTo(HEIGHT - line[2]!.y);
  });

  it("shows marked decisions and luck that counts", () => {
    const { dots } = graphOf(
      points,
      [grade(0, 0, "blunder"), grade(1, 1, "good")],
      [luck(1, -8), luck(0, 1)],
      0,
    );
    expect(dots.map(({ kind, ply, isGood }) => [kind, ply, isGood])).toEqual([
      ["blunder", 1, false],
      ["luck", 2, false],
    ]);
  });

  it("keeps to the points where all play together", () => {
    const {
      line,
      points: second,
      middle,
    } = graphOf([point(0, null, -40), point(1, null, -44)], [], [], 0);
    expect(second).toBeNull();
    expect(middle).toBeNull();
    expect(line[1]!.y).toBeGreaterThan(line[0]!.y);
    expect(line.every(({ y }) => y > 0 && y < HEIGHT)).toBe(true);
  });

  it("finds the nearest move", () => {
    const { line } = graphOf(points, [], [], 0);
    expect(nearest(line, 0.6)?.ply).toBe(1);
    expect(nearest(line, 7)?.ply).toBe(2);
    expect(nearest([], 0)).toBeNull();
    expect(pathOf(line)).toMatch(/^M8\.0 \d/);
  });
});
