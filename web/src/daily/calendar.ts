/** Days and months as people see them in a calendar. A day of the Daily has no time zone. */

import type { Day } from "../api/daily";

/** Number 1; months before it have nothing to show. */
export const FIRST_DAY: Day = "2026-11-16";
const WEEK = 7;
const MILLISECONDS = 24 * 3600 * 1000;
/** As `Date` counts and as ISO 8601 does: Monday is 1, Sunday is 7. */
const MONDAY = 1;
const SATURDAY = 6;
const SUNDAY = 7;

/** When a day begins, in UTC: no zone and no summer time has a say in it. */
export function startOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

export function dayAt(milliseconds: number): Day {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

/** So many days later, or earlier. */
export function dayAfter(day: Day, days = 1): Day {
  return dayAt(startOf(day) + days * MILLISECONDS);
}

/** Whether there is such a day in the calendar: there is no 30 February. */
export function isDay(text: string): boolean {
  const start = startOf(text);
  return !Number.isNaN(start) && dayAt(start) === text;
}

/** `2026-11` of `2026-11-18`. */
export function monthOf(day: Day): string {
  return day.slice(0, 7);
}

export function monthAfter(month: string, months = 1): string {
  const [year, number] = month.split("-").map(Number) as [number, number];
  return monthOf(dayAt(Date.UTC(year, number - 1 + months, 1)));
}

/** Monday is 1, Sunday is 7. */
export function weekdayOf(day: Day): number {
  return new Date(startOf(day)).getUTCDay() || SUNDAY;
}

/** The days of a month in weeks; null where a week belongs to another month. */
export function weeksOf(month: string, firstOfWeek: number): (Day | null)[][] {
  const first: Day = `${month}-01`;
  const count = (startOf(`${monthAfter(month)}-01`) - startOf(first)) / MILLISECONDS;
  const before = (weekdayOf(first) - firstOfWeek + WEEK) % WEEK;
  const cells: (Day | null)[] = [
    ...Array<null>(before).fill(null),
    ...Array.from({ length: count }, (_, after) => dayAfter(first, after)),
  ];
  while (cells.length % WEEK !== 0) cells.push(null);
  return Array.from({ length: cells.length / WEEK }, (_, week) =>
    cells.slice(week * WEEK, (week + 1) * WEEK),
  );
}

/** Regions where a week begins on Sunday or Saturday (Unicode CLDR), for browsers without data. */
const SUNDAY_FIRST = new Set(
  "AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX \
MZ NI NP PA PE PH PK PR PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW".split(" "),
);
const SATURDAY_FIRST = new Set("AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY".split(" "));

interface WithWeeks {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
}

/** The weekday on which weeks begin for the reader: Monday is 1, Sunday is 7. */
export function firstOfWeek(locale: string): number {
  const known = new Intl.Locale(locale) as Intl.Locale & WithWeeks;
  const told = (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay;
  return known.region === undefined ? MONDAY : (told ?? byRegion(known.region));
}

/** The same by our own list. */
export function byRegion(region: string): number {
  if (SUNDAY_FIRST.has(region)) return SUNDAY;
  return SATURDAY_FIRST.has(region) ? SATURDAY : MONDAY;
}

/** "Wednesday, 18 November": the same day for everybody, whatever the zone of the device. */
export function dayName(day: Day, locale: string, style: "long" | "medium" = "long"): string {
  const options: Intl.DateTimeFormatOptions =
    style === "long"
      ? { weekday: "long", day: "numeric", month: "long" }
      : { day: "numeric", month: "short", year: "numeric" };
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(startOf(day));
}

/** "November 2026". */
export function monthName(month: string, locale: string): string {
  const options = { month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(locale, options).format(startOf(`${month}-01`));
}

/** The names of the weekdays, from the first of the week on: short ones, and whole ones to hear. */
export function weekdayNames(locale: string, from: number): { short: string; long: string }[] {
  const name = (width: "short" | "long", day: Day): string =>
    new Intl.DateTimeFormat(locale, { weekday: width, timeZone: "UTC" }).format(startOf(day));
  const monday = FIRST_DAY;
  return Array.from({ length: WEEK }, (_, after) => {
    const day = dayAfter(monday, (from - MONDAY + after) % WEEK);
    return { short: name("short", day), long: name("long", day) };
  });
}

/** "01:00": a moment as the reader's clocks on the wall show it. */
export function timeOf(milliseconds: number, locale: string, timeZone?: string): string {
  const options = { timeStyle: "short", ...(timeZone ? { timeZone } : {}) } as const;
  return new Intl.DateTimeFormat(locale, options).format(milliseconds);
}
