/** The score of Mandala: cards of a colour times the worth of its space in the River. */

import type { PointsOf } from "../manifest";
import type { MandalaPosition } from "./position";

export const pointsOf: PointsOf<MandalaPosition> = (position, t) =>
  position.points.map((rows) =>
    (rows ?? []).map(({ colour, cards, space, points }) => ({
      colour,
      // ids: colour-*
      what: t(`colour-${colour}`),
      sum: t("points-times", { count: cards, worth: space }),
      points,
    })),
  );
