/** What explains Mandala at its table. */

import type { Help } from "../manifest";
import type { MandalaPosition } from "./position";

export { default as Picture } from "./LegendPicture.svelte";

export const legend: Help["legend"] = [
  "mandala-legend-river",
  "mandala-legend-cup",
  "mandala-legend-mountain",
  "mandala-legend-field",
  "mandala-legend-number",
];

export function ruleFor(position: MandalaPosition): string {
  const { phase, claiming, fields } = position;
  if (phase === "over") return "M7.1";
  if (claiming) {
    // Whoever has nothing in the Field claims for the discard pile.
    return fields[claiming.mandala - 1]![claiming.by] === "" ? "M4.5" : "M4.3";
  }
  if (phase === "refill") return "M4.8";
  if (position.returned) return "M6.6";
  if (position.exhausted) return "M6.2";
  return phase === "draw" ? "M2.3" : "M2.1";
}
