import { describe, expect, it } from "vitest";
import { fragmentOf, LONGEST, readFragment } from "../../src/analysis/link";
import {
  add,
  EMPTY,
  listOf,
  movesTo,
  nodeAfter,
  promote,
  remove,
  ROOT,
  rowsOf,
  sibling,
  treeOf,
  type Tree,
} from "../../src/analysis/tree";

/** a b c, with x instead of b, and after x either y or z. */
function grown(): { tree: Tree; ids: Record<string, number> } {
  const ids: Record<string, number> = {};
  let tree = EMPTY;
  for (const [parent, move] of ["-a", "ab", "bc", "ax", "xy", "xz"].map((pair) => [...pair])) {
    ({ tree, id: ids[move!] } = add(tree, ids[parent!] ?? ROOT, move!, 0));
  }
  return { tree, ids };
}

const written = (tree: Tree): string[] =>
  rowsOf(tree).map(
    ({ depth, nodes }) => depth + nodes.map((id) => tree.nodes.get(id)!.move).join(""),
  );

describe("a tree of moves", () => {
  it("shows what leaves a line after its move", () => {
    expect(written(grown().tree)).toEqual(["0ab", "1xy", "2z", "0c"]);
  });

  it("has a move once at a place", () => {
    const { tree, ids } = grown();
    expect(add(tree, ids.a!, "x", 0)).toEqual({ tree, id: ids.x });
  });

  it("promotes a variation, and forgets what is removed", () => {
    const { tree, ids } = grown();
    expect(written(promote(tree, ids.y!))).toEqual(["0ax", "1bc", "0y", "1z"]);
    expect(promote(tree, ids.c!)).toBe(tree);
    expect(written(remove(tree, ids.x!))).toEqual(["0abc"]);
    expect(remove(tree, ROOT)).toBe(tree);
  });

  it("is walked", () => {
    const { tree, ids } = grown();
    expect(movesTo(tree, ids.z!)).toEqual(["a", "x", "z"]);
    expect(sibling(tree, ids.y!, 1)).toBe(ids.z);
    expect(sibling(tree, ids.z!, 1)).toBe(ids.z);
    expect(nodeAfter(tree, 2)).toBe(ids.b);
    expect(nodeAfter(tree, 9)).toBe(ids.c);
  });

  it("comes back from its list", () => {
    const { tree } = grown();
    const list = listOf(tree).map((node) => ({ ...node, seat: 0 }));
    expect(written(treeOf(list, "about"))).toEqual(written(tree));
  });
});

describe("a link", () => {
  const kept = {
    start: { picture: "a picture", deal: null, options: { seats: 2 } },
    nodes: listOf(grown().tree),
    comment: "åäö",
    names: ["Ann"],
    at: 2,
  };

  it("holds all of it", async () => {
    expect(await readFragment((await fragmentOf(kept))!)).toEqual(kept);
  });

  it("is not made too long, and nonsense is nothing", async () => {
    let comment = "";
    for (let seed = 1; comment.length < 3 * LONGEST; seed = (seed * 48271) % 2147483647)
      comment += seed.toString(36);
    expect(await fragmentOf({ ...kept, comment })).toBeNull();
    expect(await readFragment("#a=%%%")).toBeNull();
    expect(await readFragment("#rules")).toBeNull();
  });
});
