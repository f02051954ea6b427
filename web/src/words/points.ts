/** The arithmetic of a result: what each row of the score counted. */

import type { AnyPosition } from "../api/types";
import { t } from "./words.svelte";

export interface PointsRow {
  /** The letter of a colour that is shown before the row. */
  colour: string | null;
  what: string;
  sum: string;
  points: number;
}

function colourName(letter: string): string {
  // ids: colour-*
  return t(`colour-${letter}`);
}

/** For each seat, or once for all who played together. */
export function pointsOf(position: AnyPosition): PointsRow[][] {
  switch (position.game) {
    case "mandala":
      return position.points.map((rows) =>
        (rows ?? []).map(({ colour, cards, space, points }) => ({
          colour,
          what: colourName(colour),
          sum: t("points-times", { count: cards, worth: space }),
          points,
        })),
      );
    case "patterns":
      return position.points.map((rows) =>
        rows.map(({ colour, tiles, number, points }) => ({
          colour,
          what: colourName(colour),
          sum: t("points-times", { count: tiles, worth: number }),
          points,
        })),
      );
    case "mandamina":
      return position.points.map((rows) =>
        rows.map(({ item, count, points }) => ({
          colour: null,
          // ids: points-item-*
          what: t(`points-item-${item}`, { count }),
          sum: "",
          points,
        })),
      );
  }
}
