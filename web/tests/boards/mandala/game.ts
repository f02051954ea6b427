/** A stored game, made by tools/fixtures.py. */

import type { MandalaPosition } from "../../../src/boards/mandala/position";
import game from "../../fixtures/mandala.game.json";

export interface Frame {
  number: number;
  seat: number | null;
  move: string | null;
  chance: string | null;
  position: MandalaPosition;
}

export const frames = game.frames as unknown as Frame[];

export function positionAt(number: number): MandalaPosition {
  return frames[number]!.position;
}

/** The move that led to a frame. */
export function lastAt(
  number: number,
): { seat: number; move: string; chance: string | null } | null {
  const { seat, move, chance } = frames[number]!;
  return seat === null || move === null ? null : { seat, move, chance };
}

/** The same at a table where memory counts, as seat 0 sees it. */
export function fromMemory(position: MandalaPosition): MandalaPosition {
  const [own, rival] = position.cups;
  return {
    ...position,
    cups: [own!, { ...rival!, claimed: null }],
    points: [position.points[0]!, null],
    unseen: null,
  };
}
