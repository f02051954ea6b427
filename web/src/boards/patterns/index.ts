import type { Manifest } from "../manifest";
import type { PatternsPosition } from "./position";
import Sign from "./Sign.svelte";

export default {
  board: () => import("./Board.svelte"),
  words: () => import("./words"),
  help: () => import("./help"),
  points: () => import("./points"),
  chance: () => import("./chance"),
  setup: () => import("./setup"),
  Sign,
  // What each move gains.
  wantsProspects: () => true,
} satisfies Manifest<PatternsPosition>;
