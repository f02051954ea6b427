/** How long ago something was, in words of the reader's language. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The largest unit of which there is at least one. */
const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["year", 365 * DAY],
  ["month", 30 * DAY],
  ["week", 7 * DAY],
  ["day", DAY],
  ["hour", HOUR],
  ["minute", MINUTE],
];

/** "3 minutes ago"; what is to come, by clocks that differ, is now. */
export function relative(then: number, now: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const ago = Math.max(0, now - then);
  const found = UNITS.find(([, length]) => ago >= length);
  if (found === undefined) return format.format(0, "second");
  const [unit, length] = found;
  return format.format(-Math.floor(ago / length), unit);
}
