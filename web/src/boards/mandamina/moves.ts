/** The legal moves of Mandamina as gestures: a marble is picked up, and goes to the hole. */

import type { Step } from "../board";
import type { MandaminaPosition } from "./position";

export function steps(position: MandaminaPosition, legal: readonly string[]): Step[] {
  return legal.map((move) => ({ pick: move, target: position.hole, move }));
}
