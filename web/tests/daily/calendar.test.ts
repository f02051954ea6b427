/** Days, months and weeks; what is expected is read off a calendar on the wall. */

import { afterEach, describe, expect, it } from "vitest";
import {
  byRegion,
  dayAfter,
  dayAt,
  dayName,
  firstOfWeek,
  isDay,
  monthAfter,
  monthName,
  monthOf,
  startOf,
  timeOf,
  weekdayNames,
  weekdayOf,
  weeksOf,
} from "../../src/daily/calendar";

const zone = process.env["TZ"];
afterEach(() => {
  if (zone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = zone;
});

describe("a day is the same in every zone", () => {
  it.each(["UTC", "Europe/Helsinki", "America/New_York", "Pacific/Kiritimati", "Pacific/Apia"])(
    "%s",
    (name) => {
      process.env["TZ"] = name;
      expect(startOf("2026-11-18")).toBe(1794960000000);
      expect(dayAt(1794960000000)).toBe("2026-11-18");
      expect(dayAt(1794960000000 - 1)).toBe("2026-11-17");
      expect(weekdayOf("2026-11-18")).toBe(3);
      expect(dayName("2026-11-18", "en-GB")).toBe("Wednesday 18 November");
    },
  );
});

describe("days when clocks are changed have 24 hours like the others", () => {
  it.each([
    ["Europe/Berlin", "2027-03-28"],
    ["Europe/Berlin", "2026-10-25"],
    ["America/New_York", "2027-03-14"],
    ["Australia/Lord_Howe", "2027-04-04"],
  ])("%s, %s", (name, day) => {
    process.env["TZ"] = name;
    expect(startOf(dayAfter(day)) - startOf(day)).toBe(24 * 3600 * 1000);
    expect(dayAfter(dayAfter(day), -1)).toBe(day);
  });
});

it("the next day begins at another time of the wall clock after clocks were changed", () => {
  const [winter, summer] = [startOf("2027-03-28"), startOf("2027-03-29")];
  expect(timeOf(winter, "de-DE", "Europe/Berlin")).toBe("01:00");
  expect(timeOf(summer, "de-DE", "Europe/Berlin")).toBe("02:00");
  expect(timeOf(winter, "en-IN", "Asia/Kolkata")).toBe("5:30 am");
});

it("goes over the ends of months and years, and knows leap years", () => {
  expect(dayAfter("2026-12-31")).toBe("2027-01-01");
  expect(dayAfter("2028-02-28")).toBe("2028-02-29");
  expect(dayAfter("2027-02-28")).toBe("2027-03-01");
  expect(monthAfter("2026-12")).toBe("2027-01");
  expect(monthAfter("2027-01", -1)).toBe("2026-12");
  expect(monthOf("2026-11-18")).toBe("2026-11");
});

it("knows what is no day", () => {
  expect(isDay("2028-02-29")).toBe(true);
  for (const text of ["2027-02-29", "2026-13-01", "2026-11-31", "2026-11-1", "today"])
    expect(isDay(text)).toBe(false);
});

it("November 2026 begins on a Sunday", () => {
  const fromMonday = weeksOf("2026-11", 1);
  expect(fromMonday).toHaveLength(6);
  expect(fromMonday[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
  expect(fromMonday[5]).toEqual(["2026-11-30", null, null, null, null, null, null]);
  const fromSunday = weeksOf("2026-11", 7);
  expect(fromSunday).toHaveLength(5);
  expect(fromSunday[0]![0]).toBe("2026-11-01");
  expect(fromSunday[4]).toEqual(["2026-11-29", "2026-11-30", null, null, null, null, null]);
});

it("February 2027 fills four weeks from Monday on", () => {
  const weeks = weeksOf("2027-02", 1);
  expect(weeks.map((week) => week[0])).toEqual([
    "2027-02-01",
    "2027-02-08",
    "2027-02-15",
    "2027-02-22",
  ]);
  expect(weeks[3]![6]).toBe("2027-02-28");
});

it.each([
  ["de-DE", 1],
  ["fi-FI", 1],
  ["en-GB", 1],
  ["en-US", 7],
  ["fr-CA", 7],
  ["en-EG", 6],
])("weeks begin as in %s", (locale, first) => {
  expect(firstOfWeek(locale)).toBe(first);
  expect(byRegion(locale.slice(3))).toBe(first);
});

it("weeks begin on Monday where no region is known", () => {
  expect(firstOfWeek("en")).toBe(1);
});

it("names months and weekdays", () => {
  expect(monthName("2026-11", "fi-FI")).toBe("marraskuu 2026");
  const names = weekdayNames("en-US", 7);
  expect(names.map(({ short }) => short)).toEqual([
    "Sun",
    "Mon",
    "Tue",
    "Wed",
    "Thu",
    "Fri",
    "Sat",
  ]);
  expect(names[0]!.long).toBe("Sunday");
  expect(dayName("2026-11-18", "de-DE", "medium")).toBe("18. Nov. 2026");
});
