/** Moves of Mandala as gestures. Move texts are read, never judged. */

import type { Step } from "../board";
import type { MandalaPosition } from "./position";

/** The legal moves as steps: cards as in "rr" go to a place as in "field-1"; a claim is a click. */
export function steps(_position: MandalaPosition, legal: readonly string[]): Step[] {
  return legal.map((move) => {
    const words = move.split(" ");
    const cards = words.at(-1) ?? "";
    switch (words[0]) {
      case "build":
        return { pick: cards, target: `mountain-${words[1]}`, move };
      case "grow":
        return { pick: cards, target: `field-${words[1]}`, move };
      case "discard":
        return { pick: cards, target: "discard", move };
      default:
        return { pick: null, target: `claim-${cards}`, move };
    }
  });
}

/** The move that somebody means who brings these cards to this place, legal or not. */
export function meant(cards: string, target: string): string {
  const [place, mandala] = target.split("-");
  if (place === "mountain") return `build ${mandala} ${cards}`;
  if (place === "field") return `grow ${mandala} ${cards}`;
  if (place === "claim") return `claim ${mandala}`;
  return `discard ${cards}`;
}

/** The most cards of a colour that can be picked up together. */
export function mostOf(all: readonly Step[], letter: string): number {
  const counts = all.filter(({ pick }) => pick?.startsWith(letter)).map(({ pick }) => pick!.length);
  return Math.max(0, ...counts);
}

/** Where cards can go, target by target. */
export function targetsOf(all: readonly Step[], cards: string): Map<string, string> {
  return new Map(
    all.filter(({ pick }) => pick === cards).map(({ target, move }) => [target, move]),
  );
}
