import { describe, expect, it } from "vitest";
import { relative } from "../../src/words/relative";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = 1_800_000_000_000;

function ago(time: number, locale = "en-GB"): string {
  return relative(NOW - time, NOW, locale);
}

describe("how long ago something was", () => {
  it("is told in the largest unit of which there is one", () => {
    expect(ago(0)).toBe("now");
    expect(ago(59_000)).toBe("now");
    expect(ago(MINUTE)).toBe("1 minute ago");
    expect(ago(59 * MINUTE)).toBe("59 minutes ago");
    expect(ago(3 * HOUR)).toBe("3 hours ago");
    expect(ago(DAY)).toBe("yesterday");
    expect(ago(6 * DAY)).toBe("6 days ago");
    expect(ago(7 * DAY)).toBe("last week");
    expect(ago(40 * DAY)).toBe("last month");
    expect(ago(800 * DAY)).toBe("2 years ago");
  });

  it("is told in the language of the reader", () => {
    const three = ["de", "fr", "fi", "sv", "da", "nb"].map((locale) => ago(3 * HOUR, locale));
    expect(three).toEqual([
      "vor 3 Stunden",
      "il y a 3 heures",
      "3 tuntia sitten",
      "för 3 timmar sedan",
      "for 3 timer siden",
      "for 3 timer siden",
    ]);
  });

  it("is never in the future, whatever the clocks say", () => {
    expect(ago(-5 * MINUTE)).toBe("now");
  });
});
