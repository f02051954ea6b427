/** How far somebody has come in the lessons: plain data, as the server has it too. */

import type { LessonProgress, Progress } from "../api/lessons";
import type { GameName } from "../api/types";

/** What can be read of something that was kept; all else is forgotten. */
export function readProgress(raw: unknown): Progress {
  return mapped(raw, (lessons) => mapped(lessons, readEntry));
}

function readEntry(raw: unknown): LessonProgress | null {
  if (typeof raw !== "object" || raw === null) return null;
  const { step, done } = raw as Partial<LessonProgress>;
  if (typeof step !== "number" || !Number.isInteger(step) || step < 0) return null;
  return typeof done === "boolean" ? { step, done } : null;
}

function mapped<T>(raw: unknown, read: (one: unknown) => T | null): Record<string, T> {
  if (typeof raw !== "object" || raw === null || Array.isArray(raw)) return {};
  return Object.fromEntries(
    Object.entries(raw).flatMap(([name, one]) => {
      const found = read(one);
      return found === null ? [] : [[name, found]];
    }),
  );
}

/** The farther of two in every lesson: nothing that was done on either side is lost. */
export function merged(one: Progress, other: Progress): Progress {
  return joined(one, other, (mine, theirs) => joined(mine, theirs, farther));
}

/** A finished lesson is farther than any other; it begins anew, so the lesser step of two counts. */
function farther(one: LessonProgress, other: LessonProgress): LessonProgress {
  if (one.done !== other.done) return one.done ? one : other;
  return one.step <= other.step === one.done ? one : other;
}

function joined<T>(
  one: Record<string, T>,
  other: Record<string, T>,
  join: (first: T, second: T) => T,
): Record<string, T> {
  const both = { ...one, ...other };
  for (const [name, found] of Object.entries(one))
    if (other[name] !== undefined) both[name] = join(found, other[name]);
  return both;
}

export function entryOf(progress: Progress, game: GameName, lesson: string): LessonProgress | null {
  return progress[game]?.[lesson] ?? null;
}

/** The progress after so many steps of a lesson; one that is finished begins anew. */
export function noted(
  progress: Progress,
  game: GameName,
  lesson: string,
  step: number,
  steps: number,
): Progress {
  const isOver = step >= steps;
  const done = isOver || (entryOf(progress, game, lesson)?.done ?? false);
  const entry = { step: isOver ? 0 : step, done };
  return { ...progress, [game]: { ...progress[game], [lesson]: entry } };
}

export function isSame(one: Progress, other: Progress): boolean {
  return written(one) === written(other);
}

/** The same text for the same progress, in whatever order it was made. */
function written(progress: Progress): string {
  return JSON.stringify(
    Object.entries(progress)
      .flatMap(([game, lessons]) =>
        Object.entries(lessons).map(([lesson, { step, done }]) => [game, lesson, step, done]),
      )
      .sort((one, other) => (String(one) < String(other) ? -1 : 1)),
  );
}
