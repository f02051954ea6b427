/** A review that comes in: through a gap in the network, and in another language. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Failure } from "../../src/api/client";
import type { GradeSeen, ReviewSeen } from "../../src/api/reviews";

const askForReview = vi.fn();
const seeReview = vi.fn();
vi.mock("../../src/api/reviews", () => ({ askForReview, seeReview, cancelReview: vi.fn() }));
const { Following } = await import("../../src/review/following.svelte");

const grade = (ply: number, text: string): GradeSeen => ({ ply, text }) as GradeSeen;
const review = (state: ReviewSeen["state"], ...grades: GradeSeen[]): ReviewSeen =>
  ({ id: "r", state, seat: 0, grades, depth: "default" }) as unknown as ReviewSeen;
const away = new Failure(0, { code: "away", words: {}, error: "" });

let language = "en";

beforeEach(() => {
  vi.useFakeTimers();
  language = "en";
  askForReview.mockReset().mockResolvedValue(review("running"));
  seeReview.mockReset();
});
afterEach(() => void vi.useRealTimers());

function follow() {
  const following = new Following({ table: "t" }, () => language);
  void following.start();
  return following;
}

it("goes on after the server could not be reached", async () => {
  seeReview
    .mockResolvedValueOnce(review("running", grade(1, "one")))
    .mockRejectedValueOnce(away)
    .mockResolvedValueOnce(review("done", grade(2, "two")));
  const following = follow();
  await vi.advanceTimersByTimeAsync(3000);
  expect(following.failure).toBeNull();
  expect(following.isDone).toBe(true);
  expect([...following.grades.keys()]).toEqual([1, 2]);
  expect(seeReview.mock.calls.map(([, since]) => since)).toEqual([0, 1, 1]);
});

it("says all of it anew in a language that is chosen on the way", async () => {
  seeReview.mockImplementation((_: string, since: number, spoken: string) =>
    Promise.resolve(
      review(spoken === "de" ? "done" : "running", ...[grade(1, `${spoken} 1`)].slice(since)),
    ),
  );
  const following = follow();
  await vi.advanceTimersByTimeAsync(500);
  expect(following.grades.get(1)?.text).toBe("en 1");
  language = "de";
  await following.reword();
  await vi.advanceTimersByTimeAsync(500);
  expect(following.grades.get(1)?.text).toBe("de 1");
});
