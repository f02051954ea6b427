/** The small boards of the first page play one at a time, while the page has nothing else to do. */

import { idle, rest } from "../state/idle";

/** Milliseconds between two moves of a board. */
export const EVERY = 1400;

/** Plays until it is done or its turn is taken away. */
export type Play = (signal: AbortSignal) => Promise<void>;

interface Waiting {
  play: Play;
  turn: AbortController;
}

const waiting: Waiting[] = [];
let playing: Waiting | null = null;
let isOpening = false;

async function next(): Promise<void> {
  if (playing || isOpening || waiting.length === 0) return;
  isOpening = true;
  await rest();
  await idle();
  isOpening = false;
  const first = waiting.shift();
  if (!first) return;
  playing = first;
  try {
    await first.play(first.turn.signal);
  } catch {
    // A page without it is as good: nobody is told.
  } finally {
    playing = null;
    void next();
  }
}

/** Have a turn when no other board has one; the answer ends or withdraws it. */
export function takeTurn(play: Play): () => void {
  const one = { play, turn: new AbortController() };
  waiting.push(one);
  void next();
  return () => {
    one.turn.abort();
    const place = waiting.indexOf(one);
    if (place >= 0) waiting.splice(place, 1);
  };
}

/** Comes when it is time for the next move and somebody looks at the page; false if never. */
export async function timeToMove(signal: AbortSignal): Promise<boolean> {
  do {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(done, EVERY);
      signal.addEventListener("abort", done, { once: true });
      function done(): void {
        clearTimeout(timer);
        signal.removeEventListener("abort", done);
        resolve();
      }
    });
  } while (document.hidden && !signal.aborted);
  return !signal.aborted;
}
