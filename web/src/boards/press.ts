/** Pieces and places that one can press: by click, by tap, by Enter and by Space. */

/** The key that asks for more about what has the focus. */
export const MORE = "i";

/**
 * Attach to the element that holds a board: `handler` hears the `data-press` of what was pressed,
 * `escape` is called when what was picked up shall be put down, `more` when somebody asks about it.
 */
export function press(
  handler: (what: string) => void,
  escape: () => void = () => {},
  more: (what: string) => void = () => {},
): (board: Element) => () => void {
  return (board) => {
    const onClick = (event: Event): void => {
      const what = (event.target as Element).closest("[data-press]")?.getAttribute("data-press");
      if (what) handler(what);
    };
    const onKey = (event: Event): void => {
      const { key, repeat, ctrlKey, altKey, metaKey } = event as KeyboardEvent;
      if (key === "Escape") escape();
      const what = (event.target as Element).getAttribute("data-press");
      if (what && key.toLowerCase() === MORE && !ctrlKey && !altKey && !metaKey) more(what);
      if (!what || (key !== "Enter" && key !== " ")) return;
      event.preventDefault();
      if (!repeat) handler(what);
    };
    board.addEventListener("click", onClick);
    board.addEventListener("keydown", onKey);
    return () => {
      board.removeEventListener("click", onClick);
      board.removeEventListener("keydown", onKey);
    };
  };
}
