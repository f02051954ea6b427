/** What somebody looks at: what the mouse is over, else what has the focus of the keyboard. */

/** Attach to the element that holds a board: hears a `data-press`, or null when none is left. */
export function look(handler: (what: string | null) => void): (board: Element) => () => void {
  return (board) => {
    const named = (target: EventTarget | null): string | null =>
      (target as Element | null)?.closest?.("[data-press]")?.getAttribute("data-press") ?? null;
    const onEnter = (event: Event): void => {
      if ((event as PointerEvent).pointerType !== "touch") handler(named(event.target));
    };
    const onLeave = (): void => {
      const focused = document.activeElement;
      handler(focused && board.contains(focused) ? named(focused) : null);
    };
    // What has the focus may be taken off the page while that is being drawn: tell it afterwards.
    const onFocus = ({ target }: Event): void => queueMicrotask(() => handler(named(target)));
    const onBlur = (event: Event): void => {
      const next = named((event as FocusEvent).relatedTarget);
      queueMicrotask(() => handler(next));
    };
    const events: [string, (event: Event) => void][] = [
      ["pointerover", onEnter],
      ["pointerleave", onLeave],
      ["focusin", onFocus],
      ["focusout", onBlur],
    ];
    for (const [name, listener] of events) board.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of events) board.removeEventListener(name, listener);
    };
  };
}
