/** What explains Mandamina at its box. */

import type { Help } from "../manifest";
import type { MandaminaPosition } from "./position";

export { default as Picture } from "./LegendPicture.svelte";

export const legend: Help["legend"] = [
  "mandamina-legend-hole",
  "mandamina-legend-groove",
  "mandamina-legend-cluster",
  "mandamina-legend-shape",
  "mandamina-legend-pad",
  "mandamina-legend-centre",
];

/** So few colours are still apart that the next moves may end the game. */
const NEARLY = 2;

export function ruleFor({ ending, moves_left: left, clusters }: MandaminaPosition): string {
  const isSimple = left !== null;
  if (ending !== null) return isSimple ? "S6.1" : "S4.1";
  const apart = clusters.filter(({ clustered }) => !clustered).length;
  if (apart <= NEARLY) return isSimple ? "S6.1" : "S3.2";
  return "S2.1";
}
