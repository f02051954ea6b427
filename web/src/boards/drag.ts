/** Pieces can be dragged: anything with `data-pick` to anything with `data-target`. */

export interface DragHandlers {
  /** A piece has left its place; its targets should light up. */
  pick: (piece: string) => void;
  /** It follows the pointer: how far it is from where it was picked up, in pixels. */
  move: (x: number, y: number) => void;
  /** It was let go over a target, or elsewhere (null). */
  drop: (target: string | null) => void;
}

/** A finger trembles more than this only when it means to drag. */
const THRESHOLD = 8;

/**
 * Attach to the element that holds a board: `{@attach drag(handlers)}`. Where all of the board can
 * be picked up, `withFingers` is false: a finger scrolls the page there, and taps.
 */
export function drag(handlers: DragHandlers, withFingers = true): (board: Element) => () => void {
  return (board) => {
    let from: { x: number; y: number; piece: string; pointer: number } | null = null;
    let isDragging = false;

    const targetAt = (event: PointerEvent): string | null => {
      for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
        const target = element.closest("[data-target]");
        if (target && board.contains(target)) return target.getAttribute("data-target");
      }
      return null;
    };
    const down = (event: Event): void => {
      const {
        clientX: x,
        clientY: y,
        pointerId: pointer,
        button,
        pointerType,
      } = event as PointerEvent;
      if (pointerType === "touch" && !withFingers) return;
      const piece = (event.target as Element).closest("[data-pick]")?.getAttribute("data-pick");
      if (piece && button === 0) from = { x, y, piece, pointer };
    };
    const move = (event: Event): void => {
      const at = event as PointerEvent;
      if (!from || at.pointerId !== from.pointer) return;
      const x = at.clientX - from.x;
      const y = at.clientY - from.y;
      if (!isDragging && Math.hypot(x, y) > THRESHOLD) {
        isDragging = true;
        board.setPointerCapture(at.pointerId);
        handlers.pick(from.piece);
      }
      if (isDragging) handlers.move(x, y);
    };
    const end = (event: Event): void => {
      const at = event as PointerEvent;
      if (!from || at.pointerId !== from.pointer) return;
      if (isDragging) {
        handlers.drop(event.type === "pointerup" ? targetAt(at) : null);
        board.addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => board.removeEventListener("click", swallow, { capture: true }));
      }
      from = null;
      isDragging = false;
    };
    /** A finger that holds a piece does not scroll the page. */
    const hold = (event: Event): void => {
      if (from) event.preventDefault();
    };
    /** The click that browsers send after a drag means nothing. */
    const swallow = (event: Event): void => {
      event.stopPropagation();
      event.preventDefault();
    };
    const events: [string, (event: Event) => void][] = [
      ["pointerdown", down],
      ["pointermove", move],
      ["pointerup", end],
      ["pointercancel", end],
    ];
    for (const [name, listener] of events) board.addEventListener(name, listener);
    board.addEventListener("touchmove", hold, { passive: false });
    return () => {
      board.removeEventListener("touchmove", hold);
      for (const [name, listener] of events) board.removeEventListener(name, listener);
    };
  };
}
