/** A board as a picture of its own: an SVG file that needs nothing of the page around it. */

export type Theme = "light" | "dark";

export interface Picture {
  svg: string;
  width: number;
  height: number;
}

/** All custom properties that style sheets give to the page, as it is without further wishes. */
export function tokensIn(css: string): Map<string, string> {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, "");
  const tokens = new Map<string, string>();
  for (const [, rules] of plain.matchAll(/(?:^|\n):root \{([\s\S]*?)\n\}/g)) {
    for (const [, name, value] of rules!.matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
      tokens.set(name!, value!.replace(/\s+/g, " ").trim());
    }
  }
  return tokens;
}

/** `light-dark(a, b)` as it is in one of both. */
export function inTheme(value: string, theme: Theme): string {
  return value.replace(/light-dark\(([^(),]+),([^(),]+)\)/g, (_, light: string, dark: string) =>
    (theme === "light" ? light : dark).trim(),
  );
}

/** The tokens that a text names, and those that they name in turn. */
function used(text: string, tokens: ReadonlyMap<string, string>): [string, string][] {
  const found = new Map<string, string>();
  const look = (where: string): void => {
    for (const [, name] of where.matchAll(/var\((--[\w-]+)/g)) {
      const value = tokens.get(name!);
      if (value === undefined || found.has(name!)) continue;
      found.set(name!, value);
      look(value);
    }
  };
  look(text);
  return [...found].sort();
}

/** What only matters to who plays or listens. */
const NEEDLESS =
  / (?:data-[\w-]+|aria-[\w-]+|role|tabindex|focusable|style="")(?:="[^"]*")?(?=[ />])/g;

/** The drawing in the markup of a board, with the styles that its components have. */
export function pictureOf(
  body: string,
  head: string,
  tokens: ReadonlyMap<string, string>,
  theme: Theme,
): Picture {
  const begin = body.indexOf("<svg");
  const end = body.lastIndexOf("</svg>");
  if (begin < 0 || end < 0) throw new Error("the small board of a game is no drawing");
  const drawing = body
    .slice(begin, end + "</svg>".length)
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(NEEDLESS, "");
  const box = /^<svg[^>]* viewBox="([-\d.]+) ([-\d.]+) ([\d.]+) ([\d.]+)"/.exec(drawing);
  if (!box) throw new Error("the drawing of a board does not say how large it is");
  const styles = [...head.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css!);
  const css = inTheme(styles.join("").replace(/\s*\n\s*/g, ""), theme);
  const root = used(drawing + css, tokens).map(
    ([name, value]) => `${name}:${inTheme(value, theme)}`,
  );
  // Such a picture would be drawn, and wrong.
  const slip = /function\s*\(|\[object|\b(?:undefined|NaN)\b/.exec(drawing);
  if (slip) throw new Error(`there is no value where a board has "${slip[0]}"`);
  const [width, height] = [Number(box[3]), Number(box[4])];
  const rules = `:root{color-scheme:${theme};${root.join(";")}}${css}`.replace(/&/g, "&amp;");
  const svg = drawing
    .replace("<svg", `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`)
    .replace(/^<svg[^>]*>/, (tag) => `${tag}<style>${rules}</style>`);
  return { svg, width, height };
}
