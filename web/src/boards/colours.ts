/**
 * The colours of the pieces. Colour is never alone: each has a glyph, and a texture in
 * Textures.svelte. The values are in style/colours.css; tests/boards/palette.test.ts keeps
 * them apart for every eye.
 */

/** The colours of cards and tiles, and those of marbles. */
export const SAND = "kroygp";
export const MARBLES = "wyorvgld";

/** Glyphs as SVG paths in a square from -12 to 12: one silhouette each, clear at 14 px. */
const GLYPHS: Readonly<Record<string, string>> = {
  // A stone.
  k: "M-6.500-9.500H6.500A3 3 0 0 1 9.500-6.500V6.500A3 3 0 0 1 6.500 9.500H-6.500A3 3 0 0 1-9.500 6.500V-6.500A3 3 0 0 1-6.500-9.500Z",
  // A flame.
  r: "M0-11.500C2-5 9.500-1 9.500 5.500 9.500 9.500 6 11 0 11S-9.500 9.500-9.500 5.500C-9.500-1-2-5 0-11.500Z",
  // The sun.
  o: "M0-9.500A9.500 9.500 0 0 1 0 9.500 9.500 9.500 0 0 1 0-9.500Z",
  // A star.
  y: "M0-12C1.500-4.500 4.500-1.500 12 0 4.500 1.500 1.500 4.500 0 12-1.500 4.500-4.500 1.500-12 0-4.500-1.500-1.500-4.500 0-12Z",
  // A leaf with its rib.
  g: "M10-10C11 2 5 9-4.500 9.500L-9 13 -11 11-9 9C-13-2-5-10 10-10ZM4.500-5.500-6 5-4.500 6.500 5.500-4.500Z",
  // A flower.
  p: "M0-3.500A4.700 4.700 0 1 1 3.500 0 4.700 4.700 0 1 1 0 3.500 4.700 4.700 0 1 1-3.500 0 4.700 4.700 0 1 1 0-3.500Z",
  // A ring.
  w: "M0-10.500A10.500 10.500 0 0 1 0 10.500 10.500 10.500 0 0 1 0-10.500ZM0-6A6 6 0 0 0 0 6 6 6 0 0 0 0-6Z",
  // The moon.
  v: "M4-10.500A10.800 10.800 0 1 0 10.500 4.500 9 9 0 0 1 4-10.500Z",
  // Waves.
  l: "M-11-4.500C-7-10-4-10 0-6.500S7-3 11-8.500V-3C7 2.500 4 2.500 0-1S-7-4.500-11 1ZM-11 6C-7 .500-4 .500 0 4S7 7.500 11 2V7.500C7 13 4 13 0 9.500S-7 6-11 11.500Z",
  // Crossing paths.
  d: "M-10-6.500-6.500-10 0-3.500 6.500-10 10-6.500 3.500 0 10 6.500 6.500 10 0 3.500-6.500 10-10 6.500-3.500 0Z",
};

/** The path of a colour's glyph. A capital letter means the same colour. */
export function glyphOf(letter: string): string {
  return GLYPHS[letter.toLowerCase()] ?? "";
}

/** What fills a piece, what is drawn on it, and its rim. */
export function pieceOf(letter: string): string {
  return `var(--piece-${letter.toLowerCase()})`;
}

export function inkOf(letter: string): string {
  return `var(--ink-${letter.toLowerCase()})`;
}

export function rimOf(letter: string): string {
  return `var(--rim-${letter.toLowerCase()})`;
}

/** The texture that lies over the fill; `id` is the one that Textures.svelte was given. */
export function textureOf(id: string, letter: string): string {
  return `url(#${id}-texture-${letter.toLowerCase()})`;
}
