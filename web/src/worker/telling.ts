/** What a push message becomes when it is shown. */

export interface Told {
  title: string;
  body: string;
  /** The page that a click on it leads to. */
  path: string;
  /** A newer one about the same table takes the place of the older one. */
  tag: string;
}

type Words = Record<string, Record<string, string>>;

const TABLE = /^[A-Za-z0-9_-]{22}$/;
/** Guests without a name of their own are called by a number, which says little. */
const NUMBERED = /^Guest \d{4}$/;

/** The title; the text that names whoever did it, and the one that does not. */
const MESSAGES = {
  turn: ["notify-turn-title", "notify-turn-moved", "notify-turn-waiting"],
  invited: ["notify-invited-title", "notify-invited-by", "notify-invited-waiting"],
} as const;

/** A message of the server in words; null if it is none that we know. */
export function tell(message: unknown, words: Words): Told | null {
  if (typeof message !== "object" || message === null) return null;
  const { kind, table, game, other, language } = message as Record<string, unknown>;
  if ((kind !== "turn" && kind !== "invited") || typeof table !== "string" || !TABLE.test(table))
    return null;
  const texts = words[String(language)] ?? words["en"] ?? {};
  const say = (id: string, filled: Record<string, string>): string =>
    (texts[id] ?? "").replace(/\{ \$(\w+) \}/g, (_, name: string) => filled[name] ?? "");
  const isNamed = typeof other === "string" && !NUMBERED.test(other);
  const [title, named, unnamed] = MESSAGES[kind];
  return {
    title: say(title, { game: String(game) }),
    body: isNamed ? say(named, { name: other }) : say(unnamed, {}),
    path: `/tables/${table}`,
    tag: table,
  };
}

/** Which of some pages shows this path; null if none does. */
export function showing<Page extends { url: string }>(
  pages: readonly Page[],
  path: string,
): Page | null {
  return pages.find(({ url }) => new URL(url).pathname === path) ?? null;
}
