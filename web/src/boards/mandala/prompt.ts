/** What to do next, in one line. */

import type { t as translate } from "../../words/words.svelte";
import type { Picked } from "./piles";
import type { MandalaPosition } from "./position";
import { cardsInWords } from "./words";

type Translate = typeof translate;

interface Situation {
  near: number;
  names: readonly string[];
  canMove: boolean;
  picked: Picked | null;
  /** Whether to say why, too. */
  isNew: boolean;
}

export function promptOf(
  position: MandalaPosition,
  { near, names, canMove, picked, isNew }: Situation,
  t: Translate,
): string {
  const { claiming } = position;
  if (picked) {
    const cards = cardsInWords(picked.letter.repeat(picked.count), t);
    return isNew ? t("mandala-why-picked", { cards }) : t("mandala-bar-picked", { cards });
  }
  if (claiming) {
    const { mandala, by } = claiming;
    if (canMove && by === near) {
      return isNew ? t("mandala-why-claim", { mandala }) : t("mandala-bar-claim", { mandala });
    }
    return t("mandala-bar-claimed", { mandala, name: names[by] ?? "" });
  }
  if (position.returned && position.phase !== "over") return t("mandala-bar-returned");
  if (canMove) return isNew ? t("mandala-why-turn") : t("mandala-bar-turn");
  return position.exhausted && position.phase !== "over" ? t("mandala-bar-exhausted") : "";
}
