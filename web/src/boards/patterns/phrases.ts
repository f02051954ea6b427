/** Moves as they stand in a sentence: "flip e4". */

type Say = (id: string, words?: Record<string, string | number>) => string;

/** As moves are written. */
const MOVE = /\b(open|flip|swap) ([a-h][1-8])\b/g;

/** A sentence with its moves in words. */
export function inWords(text: string, t: Say): string {
  // ids: patterns-phrase-*
  return text.replace(MOVE, (_, verb: string, cell: string) =>
    t(`patterns-phrase-${verb}`, { cell }),
  );
}
