/** What can be sent to friends: a text, and where there is a menu for it, through the device. */

const LINK = /^https?:\/\//;

/** The text with a link as its last line; the server may not know by which address we came. */
export function withLink(text: string, link: string): string {
  const lines = text.split("\n").filter((line) => line !== "");
  const told = LINK.test(lines.at(-1) ?? "") ? lines.slice(0, -1) : lines;
  return [...told, link].join("\n");
}

/** Several results of a day as one text: the link stands once, at the end. */
export function together(texts: readonly string[], link: string): string {
  const parts = texts.map((text) =>
    text
      .split("\n")
      .filter((line) => line !== "" && !LINK.test(line))
      .join("\n"),
  );
  return [...parts, link].join("\n\n");
}

/** Whether it could be copied; without https browsers keep the clipboard to themselves. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text);
  }
}

function copyByHand(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "spoken";
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  return isCopied;
}
