/** Time left as people read clocks. */

import { t } from "./words.svelte";

const SECOND = 1000;
/** In seconds, as all that follow. */
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** 4:05, 1:02:07; from two days on in days and hours. */
export function clockText(milliseconds: number): string {
  // A clock shows 0:01 until its last second is really over, and 1:00 until its first one is.
  const left = Math.ceil(milliseconds / SECOND);
  if (left >= 2 * DAY) {
    return t("clock-days", {
      days: Math.floor(left / DAY),
      hours: Math.floor((left % DAY) / HOUR),
    });
  }
  const two = (value: number): string => String(value).padStart(2, "0");
  const hours = Math.floor(left / HOUR);
  const minutes = Math.floor((left % HOUR) / MINUTE);
  const seconds = two(left % MINUTE);
  return hours > 0 ? `${hours}:${two(minutes)}:${seconds}` : `${minutes}:${seconds}`;
}
