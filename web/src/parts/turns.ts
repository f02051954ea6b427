/** The small boards of the first page take turns, so that the page answers at once meanwhile. */

/** Milliseconds between two moves of one board. */
export const EVERY = 1400;

let madeBefore: Promise<void> = Promise.resolve();

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis)
      requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, 50);
  });
}

/** Comes when the boards that asked before have been made and the page has nothing else to do. */
export function turnToBeMade(): Promise<void> {
  madeBefore = madeBefore.then(idle);
  return madeBefore;
}

const movers: (() => void)[] = [];
let timer: ReturnType<typeof setTimeout> | null = null;

function moveNext(): void {
  const mover = movers.shift();
  if (mover) {
    movers.push(mover);
    if (!document.hidden) mover();
  }
  timer = movers.length ? setTimeout(moveNext, EVERY / movers.length) : null;
}

/** Call `mover` every now and then, never two at once, until the returned function is called. */
export function moveInTurn(mover: () => void): () => void {
  movers.push(mover);
  timer ??= setTimeout(moveNext, EVERY / movers.length);
  return () => {
    movers.splice(movers.indexOf(mover), 1);
    if (movers.length || timer === null) return;
    clearTimeout(timer);
    timer = null;
  };
}
