/** Moves as they stand in a sentence: "green to Mountain 1". */

import { groups } from "./zones";

type Say = (id: string, words?: Record<string, string | number>) => string;

/** As moves are written: build 2 r, grow 1 kk, discard oo, claim g. */
const MOVE = /\b(?:(build|grow) ([12]) ([kroygp]+)|(discard) ([kroygp]+)|(claim) ([kroygp]))\b/g;

/** "green", or "2 × green". */
function coloursIn(letters: string, t: Say): string {
  return groups(letters)
    .map(([letter, count]) => {
      // ids: colour-*
      const colour = t(`colour-${letter}`);
      return count === 1 ? colour : t("mandala-phrase-cards", { count, colour });
    })
    .join(", ");
}

/** A sentence with its moves in words. */
export function inWords(text: string, t: Say): string {
  return text.replace(MOVE, (...[, place, mandala, cards, , thrown, , taken]: string[]) => {
    if (place === "build")
      return t("mandala-phrase-build", { cards: coloursIn(cards!, t), mandala: mandala! });
    if (place === "grow")
      return t("mandala-phrase-grow", { cards: coloursIn(cards!, t), mandala: mandala! });
    if (thrown) return t("mandala-phrase-discard", { cards: coloursIn(thrown, t) });
    return t("mandala-phrase-claim", { colour: coloursIn(taken!, t) });
  });
}
