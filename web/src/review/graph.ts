/** The graph of a game: where its points are, seen by one seat. Numbers only, nothing is drawn. */

import type { GradeSeen, ReviewEvent, ReviewPoint } from "../api/reviews";

export const WIDTH = 600;
export const HEIGHT = 190;
const PAD = 8;
/** Luck below so many points of percent is not drawn: there is some in every draw. */
const LEAST_LUCK = 3;

export interface Spot {
  ply: number;
  /** How many moves were made. */
  number: number;
  x: number;
  y: number;
}

export interface Dot extends Spot {
  kind: "slip" | "mistake" | "blunder" | "luck";
  /** Whether it helped the seat that looks. */
  isGood: boolean;
}

export interface Graph {
  line: Spot[];
  /** Points ahead, or the score; null where the line is that already. */
  points: Spot[] | null;
  dots: Dot[];
  /** Where nobody is ahead; null where there is no rival. */
  middle: number | null;
}

/** The chance of the seat that looks; without a rival, null. */
export function chanceOf(point: ReviewPoint, seat: number): number | null {
  if (point.chance === null) return null;
  return seat === 0 ? point.chance : 1 - point.chance;
}

export function marginOf(point: ReviewPoint, seat: number): number {
  return point.chance === null || seat === 0 ? point.margin : -point.margin;
}

function scaled(values: readonly number[], least: number, most: number): number[] {
  const span = most - least || 1;
  return values.map((value) => PAD + (1 - (value - least) / span) * (HEIGHT - 2 * PAD));
}

export function graphOf(
  points: readonly ReviewPoint[],
  grades: readonly GradeSeen[],
  events: readonly ReviewEvent[],
  seat: number,
): Graph {
  const last = Math.max(1, points.length - 1);
  const place = (ys: readonly number[]): Spot[] =>
    points.map(({ ply, number }, at) => ({
      ply,
      number,
      x: PAD + (at / last) * (WIDTH - 2 * PAD),
      y: ys[at]!,
    }));
  const margins = points.map((point) => marginOf(point, seat));
  const isShared = points.some(({ chance }) => chance === null);
  const most = Math.max(1, ...margins.map(Math.abs));
  const line = isShared
    ? place(scaled(margins, Math.min(...margins) - 1, Math.max(...margins) + 1))
    : place(
        scaled(
          points.map((point) => chanceOf(point, seat)!),
          0,
          1,
        ),
      );
  return {
    line,
    points: isShared ? null : place(scaled(margins, -most, most)),
    dots: [...marked(line, grades, seat, isShared), ...lucky(line, events, seat, isShared)],
    middle: isShared ? null : HEIGHT / 2,
  };
}

function marked(
  line: readonly Spot[],
  grades: readonly GradeSeen[],
  seat: number,
  isShared: boolean,
): Dot[] {
  return grades.flatMap((grade) => {
    const spot = line[grade.ply + 1];
    const { mark } = grade;
    if (!spot || (mark !== "slip" && mark !== "mistake" && mark !== "blunder")) return [];
    return [{ ...spot, kind: mark, isGood: !isShared && grade.seat !== seat }];
  });
}

function lucky(
  line: readonly Spot[],
  events: readonly ReviewEvent[],
  seat: number,
  isShared: boolean,
): Dot[] {
  return events.flatMap(({ kind, ply, luck }) => {
    const spot = line[ply + 1];
    if (kind !== "chance" || !spot || Math.abs(luck) < LEAST_LUCK) return [];
    const own = isShared || seat === 0 ? luck : -luck;
    return [{ ...spot, kind: "luck" as const, isGood: own > 0 }];
  });
}

/** The place of the line that is nearest to a part of the width, from 0 to 1. */
export function nearest(line: readonly Spot[], share: number): Spot | null {
  const at = Math.round(Math.max(0, Math.min(1, share)) * (line.length - 1));
  return line[at] ?? null;
}

export function pathOf(spots: readonly Spot[]): string {
  return spots.map(({ x, y }, at) => `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}
