/** When somebody is asked whether they want to be told of their turn: seldom, and once. */

/** What may be asked: for notifications of an open page, or for messages to a closed one too. */
export type Question = "notify" | "push";
export type Answer = "yes" | "no";

export interface Answers {
  notify: Answer | null;
  push: Answer | null;
  /** In how many visits a question was shown and not answered. */
  ignored: number;
}

/** What goes on at the table. */
export interface Moment {
  isPlaying: boolean;
  isMyTurn: boolean;
  isAmongPeople: boolean;
  hasClock: boolean;
  hasDays: boolean;
  /** We have made a move since we came. */
  hasMoved: boolean;
  /** We have been away while it was the turn of others. */
  hasLeft: boolean;
}

/** What this browser and this server can do. */
export interface Means {
  permission: NotificationPermission | "unsupported";
  push: boolean;
}

export const UNASKED: Answers = { notify: null, push: null, ignored: 0 };
const MOST_IGNORED = 3;

/** What to ask now; null for nothing. Whoever has said no is not asked again. */
export function questionFor(moment: Moment, means: Means, answers: Answers): Question | null {
  const { isPlaying, isMyTurn, isAmongPeople, hasClock, hasDays, hasMoved, hasLeft } = moment;
  // While it is their turn they have something else to decide.
  if (!isPlaying || isMyTurn || !isAmongPeople) return null;
  if (!hasLeft && !(hasMoved && hasClock)) return null;
  if (means.permission === "unsupported" || means.permission === "denied") return null;
  if (answers.ignored >= MOST_IGNORED) return null;
  if (hasDays && means.push && answers.push === null && answers.notify !== "no") return "push";
  return answers.notify === null ? "notify" : null;
}

/** What is known after an answer: who wants messages wants notifications, and the other way round
 * who wants none of the one is not asked for the other. */
export function answered(answers: Answers, question: Question, answer: Answer): Answers {
  if (question === "notify") return { ...answers, notify: answer };
  const notify = answer === "yes" ? "yes" : (answers.notify ?? "no");
  return { ...answers, notify, push: answer };
}

/** Answers as they were kept; whatever makes no sense was not given. */
export function readAnswers(text: string | null): Answers {
  let kept: unknown = null;
  try {
    kept = JSON.parse(text ?? "null");
  } catch {
    return UNASKED;
  }
  if (typeof kept !== "object" || kept === null) return UNASKED;
  const { notify, push, ignored } = kept as Record<string, unknown>;
  const one = (value: unknown): Answer | null => (value === "yes" || value === "no" ? value : null);
  return {
    notify: one(notify),
    push: one(push),
    ignored: typeof ignored === "number" && ignored >= 0 ? ignored : 0,
  };
}
