/**
 * The colours of the pieces. Colour is never alone: each has a glyph, and a texture in
 * Textures.svelte. The values are in style/colours.css as --piece-LETTER and --ink-LETTER.
 */

/** Glyphs as SVG paths in a square from -12 to 12. */
export const GLYPHS: Readonly<Record<string, string>> = {
  k: "M-8-8H8V8H-8Z",
  r: "M0-9 9 8H-9Z",
  o: "M0-9A9 9 0 1 1 0 9 9 9 0 1 1 0-9Z",
  y: "M0-11 3-3H11L4.500 2 7 10 0 5-7 10-4.500 2-11-3H-3Z",
  g: "M0-10 10 0 0 10-10 0Z",
  p: "M-3-10H3V-3H10V3H3V10H-3V3H-10V-3H-3Z",
  w: "M0-9A9 9 0 1 1 0 9 9 9 0 1 1 0-9M0-5A5 5 0 1 0 0 5 5 5 0 1 0 0-5Z",
  v: "M-9-7H9L0 9Z",
  l: "M-10-3H10V3H-10Z",
  d: "M-9-9-5-9 0-4 5-9 9-9V-5L4 0 9 5V9H5L0 4-5 9H-9V5L-4 0-9-5Z",
};

/** The path of a colour's glyph. */
export function glyphOf(letter: string): string {
  return GLYPHS[letter.toLowerCase()] ?? "";
}
