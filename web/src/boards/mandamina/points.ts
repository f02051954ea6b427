/** The score of Mandamina: shapes, the centre, and the moves it took. */

import type { PointsOf } from "../manifest";
import type { MandaminaPosition } from "./position";

export const pointsOf: PointsOf<MandaminaPosition> = (position, t) =>
  position.points.map((rows) =>
    rows.map(({ item, count, points }) => ({
      colour: null,
      // ids: mandamina-points-item-*
      what: t(`mandamina-points-item-${item}`, { count }),
      sum: "",
      points,
    })),
  );
