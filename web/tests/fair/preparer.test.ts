import { beforeEach, expect, it, vi } from "vitest";
import type { Act, Chair, Table } from "../../src/api/types";
import { keepSeat, keptSeat, waitingTables } from "../../src/fair/kept";
import { Preparer } from "../../src/fair/preparer";
import { commitmentTo, type Seat } from "../../src/fair/seat";

const store = new Map<string, string>();
vi.stubGlobal(
  "localStorage",
  new Proxy(
    {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
      removeItem: (key: string) => void store.delete(key),
    },
    { ownKeys: () => [...store.keys()], getOwnPropertyDescriptor: () => DESCRIPTOR },
  ),
);
const DESCRIPTOR = { enumerable: true, configurable: true };
const MINE: Seat = {
  scheme: "sandtable-chance/2",
  commitment: "c",
  starter: "lot",
  seed: "mine",
  shown: null,
};

function person(seed: string | null, revealed = false): Chair {
  const commitment = seed === null ? null : commitmentTo(seed);
  return { name: "Anna", kind: "guest", avatar: null, reserved: false, commitment, revealed };
}

function table(...chairs: Chair[]): Table {
  return { status: "waiting", number: 3, chairs, scheme: MINE.scheme } as unknown as Table;
}

let asked: { act: Act; answer: (refusal: unknown) => void }[];

beforeEach(() => {
  store.clear();
  asked = [];
  vi.useFakeTimers();
});

function preparer(): Preparer {
  return new Preparer("t", (act) => new Promise((answer) => asked.push({ act, answer })));
}

it("shows the seed once, whatever else is heard meanwhile", async () => {
  keepSeat("t", MINE);
  const one = preparer();
  one.see(table(person("mine"), person("theirs")), 0);
  one.see(table(person("mine"), person("theirs", true)), 0);
  expect(asked.map(({ act }) => act.type)).toEqual(["reveal"]);
  expect(keptSeat("t")?.shown).toEqual([commitmentTo("mine"), commitmentTo("theirs")]);
  one.see(table(person("mine", true), person("theirs", true)), 0);
  asked[0]!.answer(null);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveLength(1);
});

it("takes another seed when somebody came while it was shown", async () => {
  keepSeat("t", MINE);
  const one = preparer();
  one.see(table(person("mine"), person("theirs")), 0);
  one.see(table(person("mine"), person("newcomer")), 0);
  asked[0]!.answer({ code: "chairs-changed" });
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.map(({ act }) => act.type)).toEqual(["reveal", "commit"]);
  expect(keptSeat("t")?.seed).not.toBe("mine");
});

it("tries again when it was refused and nothing has changed", async () => {
  keepSeat("t", MINE);
  const one = preparer();
  one.see(table(person("mine"), person("theirs")), 0);
  asked[0]!.answer({ code: "too-many" });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked.map(({ act }) => act.type)).toEqual(["reveal", "reveal"]);
});

it("waits for the browser that has the seed, and then takes another", async () => {
  const one = preparer();
  one.see(table(person("elsewhere"), person("theirs")), 0);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked.map(({ act }) => act.type)).toEqual(["commit"]);
});

it("forgets that a seed was shown when another browser has taken another", () => {
  keepSeat("t", { ...MINE, shown: [commitmentTo("mine"), commitmentTo("theirs")] });
  preparer().see(table(person("elsewhere"), person("theirs")), 0);
  expect(keptSeat("t")?.shown).toBeNull();
});

it("does nothing for whoever watches, and nothing after it is closed", async () => {
  keepSeat("t", MINE);
  const one = preparer();
  one.see(table(person("mine"), person("theirs")), null);
  one.see(table(person("elsewhere"), person("theirs")), 0);
  one.close();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toEqual([]);
});

it("keeps the last hundred seats, and knows which wait", () => {
  for (let number = 0; number < 105; number++) {
    vi.setSystemTime(number);
    keepSeat(`t${number}`, { ...MINE, shown: number % 2 ? null : [] });
  }
  expect(keptSeat("t4")).toBeNull();
  expect(keptSeat("t5")).not.toBeNull();
  expect(waitingTables().slice(0, 2)).toEqual(["t103", "t101"]);
});

it("keeps seats as long as the page is open when the browser keeps nothing", () => {
  const setItem = vi.spyOn(localStorage, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  keepSeat("t", MINE);
  expect(keptSeat("t")?.seed).toBe("mine");
  setItem.mockRestore();
});
