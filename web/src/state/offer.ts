/** The first lesson of a game, offered to whoever is about to play it for the first time. */

import type { GameKind } from "../api/types";
import { FIRST_LESSON } from "../router/routes";
import { finishedGames } from "./experience";
import { hasChosen } from "./kept";
import { lessons } from "./lessons.svelte";

/** Nobody is asked who has played it here, has opened its lesson, or was asked before. */
export function isLessonOffered({ name, has_lessons }: GameKind): boolean {
  const isNew = !hasChosen(name) && finishedGames(name) === 0;
  return has_lessons && isNew && !lessons.isKnown(name);
}

/** For good, and on every device of the same person. */
export function declineLesson({ name }: GameKind): void {
  lessons.decline(name, FIRST_LESSON);
}
