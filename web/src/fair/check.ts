/** Whether the chance of a finished game is what was promised, computed here and nowhere else. */

import { manifestOf } from "../boards";
import { Numbers } from "./numbers";
import type { Fairness, GameChance, GameRecord } from "./record";
import { commitmentTo, FIRST_SCHEME, isSame, type Seat } from "./seat";
import { bytesOfHex, hexOf, sha256 } from "./sha256";

export type Wrong = "promise" | "secret" | "seed" | "own-seed" | "others" | "seats" | "cards";

export type Verdict =
  /** All fits, and what we kept too; `hasCards` says whether the cards were computed again. */
  | { kind: "checked"; hasCards: boolean; isWeak: boolean }
  /** All fits, but we have nothing of our own to compare it with. */
  | { kind: "unkept"; hasCards: boolean; isElsewhere: boolean }
  | { kind: "wrong"; why: Wrong };

/** The verdict on a record, with what was kept at the table (null: nothing). */
export async function check(record: GameRecord, kept: Seat | null): Promise<Verdict> {
  const game = await manifestOf(record.game).chance?.();
  return judge(record, kept, game ?? null);
}

export function judge(record: GameRecord, kept: Seat | null, game: GameChance | null): Verdict {
  const { fairness } = record;
  const why = firstWrong(record, kept, game);
  if (why !== null) return { kind: "wrong", why };
  const hasCards = game !== null;
  if (kept !== null && kept.shown !== null) {
    return { kind: "checked", hasCards, isWeak: fairness.scheme === FIRST_SCHEME };
  }
  return { kind: "unkept", hasCards, isElsewhere: kept !== null };
}

function firstWrong(record: GameRecord, kept: Seat | null, game: GameChance | null): Wrong | null {
  const { fairness } = record;
  if (kept !== null && !isPromised(fairness, kept)) return "promise";
  if (hexOf(sha256(bytesOfHex(fairness.secret))) !== fairness.commitment) return "secret";
  if (fairness.scheme !== FIRST_SCHEME) {
    const fitting = fairness.seeds.map((seed) => (seed === "" ? null : commitmentTo(seed)));
    if (!isSame(fitting, fairness.commitments ?? [])) return "seed";
  }
  if (kept?.shown) {
    if (!fairness.seeds.includes(kept.seed)) return "own-seed";
    if (fairness.scheme !== FIRST_SCHEME && !isSame(kept.shown, fairness.commitments ?? []))
      return "others";
  }
  const numbers = new Numbers(fairness.scheme, fairness.secret, fairness.seeds);
  if (!isSame(seatsBy(numbers, fairness), fairness.order)) return "seats";
  return game === null || game.firstWrong(record, numbers) === null ? null : "cards";
}

/** What the table had said before we sat down still holds. */
function isPromised(fairness: Fairness, kept: Seat): boolean {
  return (
    fairness.scheme === kept.scheme &&
    fairness.commitment === kept.commitment &&
    fairness.starter === kept.starter
  );
}

/** The chair of each seat. */
function seatsBy(numbers: Numbers, { starter, seeds }: Fairness): number[] {
  const chairs = seeds.map((_, chair) => chair);
  if (starter === "lot") return numbers.shuffle(chairs);
  return starter === "host" ? chairs : [...chairs.slice(1), ...chairs.slice(0, 1)];
}
