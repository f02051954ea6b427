import type { Manifest } from "../manifest";
import type { MandalaPosition } from "./position";
import Sign from "./Sign.svelte";

export default {
  board: () => import("./Board.svelte"),
  words: () => import("./words"),
  help: () => import("./help"),
  points: () => import("./points"),
  chance: () => import("./chance"),
  setup: () => import("./setup"),
  more: () => import("./Belief.svelte"),
  believes: true,
  Sign,
  // What the rival may hold; where memory counts, that is for the players to know.
  wantsProspects: (isFromMemory) => !isFromMemory,
} satisfies Manifest<MandalaPosition>;
