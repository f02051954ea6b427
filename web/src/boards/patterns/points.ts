/** The score of Patterns: tiles of a group times its number. */

import type { PointsOf } from "../manifest";
import type { PatternsPosition } from "./position";

export const pointsOf: PointsOf<PatternsPosition> = (position, t) =>
  position.points.map((rows) =>
    rows.map(({ colour, tiles, number, points }) => ({
      colour,
      // ids: colour-*
      what: t(`colour-${colour}`),
      sum: t("points-times", { count: tiles, worth: number }),
      points,
    })),
  );
