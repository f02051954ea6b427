/** Small drawings in a square of 48, of a few flat shapes that stay apart without colour. */

export interface Drawing {
  /** The letter of the pigment that the body is tinted with. */
  tone: string;
  body: string;
  /** Lighter than the body. */
  light?: string;
  ink?: string;
  line?: string;
  /** Eyes and such: x, y, radius. */
  dots?: readonly (readonly [number, number, number])[];
}
