/** The games that have a folder of their own. */

const MANIFESTS = import.meta.glob("../src/boards/*/index.ts");

export const GAMES = Object.keys(MANIFESTS).map((path) => path.split("/").at(-2)!);
