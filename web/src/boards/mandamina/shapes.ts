/** Which clusters have the same shape: each shape on the board gets a letter. */

import type { MandaminaPosition } from "./position";

export interface Shaped {
  colour: string;
  /** A, B, C ... in the order of the colours; the same letter for the same shape. */
  letter: string;
  /** The other colours of this shape. */
  same: string[];
}

export function shapesOf(clusters: MandaminaPosition["clusters"]): Shaped[] {
  const done = clusters.filter(({ clustered }) => clustered);
  const shapes = [...new Set(done.map(({ shape }) => shape))];
  return done.map(({ colour, shape }) => ({
    colour,
    letter: String.fromCharCode("A".charCodeAt(0) + shapes.indexOf(shape)),
    same: done
      .filter((other) => other.shape === shape && other.colour !== colour)
      .map((other) => other.colour),
  }));
}
