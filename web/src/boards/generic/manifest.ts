/** For a game that brings nothing of its own: its picture as text, its moves as buttons. */

import type { Manifest } from "../manifest";

export default {
  board: () => import("./Board.svelte"),
  words: () => import("./words"),
  help: () => import("./help"),
  isFixed: true,
} satisfies Manifest;
