/** Time left as people read clocks. */

import { t } from "./words.svelte";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** 4:05, 1:02:07; from two days on in days and hours. */
export function clockText(milliseconds: number): string {
  const two = (value: number): string => String(value).padStart(2, "0");
  if (milliseconds >= 2 * DAY) {
    const days = Math.floor(milliseconds / DAY);
    return t("clock-days", { days, hours: Math.floor((milliseconds % DAY) / HOUR) });
  }
  const hours = Math.floor(milliseconds / HOUR);
  const minutes = Math.floor((milliseconds % HOUR) / MINUTE);
  // A clock shows 0:01 until its last second is really over.
  const seconds = Math.min(59, Math.ceil((milliseconds % MINUTE) / SECOND));
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
