/** Variations as a tree. The first child of a node is its main line. Values, never changed. */

import type { NodeSeen, NodeSent } from "../api/analysis";

export const ROOT = 0;
/** As many as the server takes. */
export const MOST_NODES = 2000;

export interface TreeNode {
  parent: number;
  /** Empty at the root. */
  move: string;
  /** Who made it; null for chance and at the root. */
  seat: number | null;
  comment: string;
  children: readonly number[];
}

export interface Tree {
  nodes: ReadonlyMap<number, TreeNode>;
  next: number;
}

const START: TreeNode = { parent: -1, move: "", seat: null, comment: "", children: [] };

export const EMPTY: Tree = { nodes: new Map([[ROOT, START]]), next: 1 };

export function nodeOf(tree: Tree, id: number): TreeNode {
  return tree.nodes.get(id) ?? START;
}

function changed(tree: Tree, changes: readonly (readonly [number, TreeNode])[]): Tree {
  return { ...tree, nodes: new Map([...tree.nodes, ...changes]) };
}

/** A move after a node; if it was tried there before, that one. */
export function add(
  tree: Tree,
  parent: number,
  move: string,
  seat: number | null,
): { tree: Tree; id: number } {
  const before = nodeOf(tree, parent);
  const known = before.children.find((child) => nodeOf(tree, child).move === move);
  if (known !== undefined) return { tree, id: known };
  const id = tree.next;
  const grown = changed({ ...tree, next: id + 1 }, [
    [parent, { ...before, children: [...before.children, id] }],
    [id, { parent, move, seat, comment: "", children: [] }],
  ]);
  return { tree: grown, id };
}

export function comment(tree: Tree, id: number, text: string): Tree {
  return changed(tree, [[id, { ...nodeOf(tree, id), comment: text }]]);
}

/** Without a move and all that follows it. The root stays. */
export function remove(tree: Tree, id: number): Tree {
  if (id === ROOT) return tree;
  const { parent } = nodeOf(tree, id);
  const gone = new Set<number>();
  const waiting = [id];
  while (waiting.length > 0) {
    const one = waiting.pop()!;
    gone.add(one);
    waiting.push(...nodeOf(tree, one).children);
  }
  const before = nodeOf(tree, parent);
  const nodes = new Map([...tree.nodes].filter(([one]) => !gone.has(one)));
  nodes.set(parent, { ...before, children: before.children.filter((child) => child !== id) });
  return { ...tree, nodes };
}

/** The node that leaves the line of its parent, on the way to this one; null on the main line. */
export function branchOf(tree: Tree, id: number): number | null {
  for (let one = id; one !== ROOT; one = nodeOf(tree, one).parent)
    if (nodeOf(tree, nodeOf(tree, one).parent).children[0] !== one) return one;
  return null;
}

/** The variation that a move is in goes before the one that it left. */
export function promote(tree: Tree, id: number): Tree {
  const branch = branchOf(tree, id);
  if (branch === null) return tree;
  const { parent } = nodeOf(tree, branch);
  const before = nodeOf(tree, parent);
  const children = [...before.children];
  const at = children.indexOf(branch);
  children.splice(at, 1);
  children.splice(at - 1, 0, branch);
  return changed(tree, [[parent, { ...before, children }]]);
}

/** The nodes from the first move to this one. */
export function pathTo(tree: Tree, id: number): number[] {
  const path: number[] = [];
  for (let one = id; one !== ROOT && tree.nodes.has(one); one = nodeOf(tree, one).parent)
    path.unshift(one);
  return path;
}

export function movesTo(tree: Tree, id: number): string[] {
  return pathTo(tree, id).map((one) => nodeOf(tree, one).move);
}

/** The other move at the same place, before or after it; itself if there is none. */
export function sibling(tree: Tree, id: number, step: 1 | -1): number {
  if (id === ROOT) return id;
  const { children } = nodeOf(tree, nodeOf(tree, id).parent);
  return children[children.indexOf(id) + step] ?? id;
}

/** The last move of the line that goes on from a node. */
export function endOf(tree: Tree, id: number): number {
  let one = id;
  for (;;) {
    const next = nodeOf(tree, one).children[0];
    if (next === undefined) return one;
    one = next;
  }
}

/** The node of the main line after so many decisions, and the chance that followed. */
export function nodeAfter(tree: Tree, decisions: number): number {
  let one = ROOT;
  for (let made = 0; ;) {
    const next = nodeOf(tree, one).children[0];
    if (next === undefined) return one;
    if (nodeOf(tree, next).seat !== null) made += 1;
    if (made > decisions) return one;
    one = next;
  }
}

/** Some moves of a line, to be shown in a row. */
export interface Row {
  depth: number;
  nodes: number[];
}

/** All moves as one reads them: where a line is left, the others follow its move, indented. */
export function rowsOf(tree: Tree): Row[] {
  const rows: Row[] = [];
  const waiting: { from: number; depth: number; isNew: boolean }[] = [
    { from: ROOT, depth: 0, isNew: false },
  ];
  while (waiting.length > 0) {
    const { from, depth, isNew } = waiting.pop()!;
    const nodes: number[] = isNew ? [from] : [];
    for (let one = from; ;) {
      const [main, ...others] = nodeOf(tree, one).children;
      if (main === undefined) break;
      nodes.push(main);
      one = main;
      if (others.length === 0) continue;
      waiting.push({ from: main, depth, isNew: false });
      for (const other of others.reverse())
        waiting.push({ from: other, depth: depth + 1, isNew: true });
      break;
    }
    if (nodes.length > 0) rows.push({ depth, nodes });
  }
  return rows;
}

/** As a list in which every move comes after the one before it, siblings in their order. */
export function listOf(tree: Tree): NodeSent[] {
  const numbers = new Map<number, number>([[ROOT, -1]]);
  const list: NodeSent[] = [];
  const waiting = [...nodeOf(tree, ROOT).children];
  while (waiting.length > 0) {
    const id = waiting.shift()!;
    const { parent, move, comment, children } = nodeOf(tree, id);
    numbers.set(id, list.length);
    list.push({ parent: numbers.get(parent)!, move, comment });
    waiting.push(...children);
  }
  return list;
}

/** The tree of a list that the server has checked. */
export function treeOf(list: readonly NodeSeen[], about: string): Tree {
  const nodes = new Map<number, TreeNode>([[ROOT, { ...START, comment: about }]]);
  const children = new Map<number, number[]>();
  list.forEach(({ parent, move, seat, comment }, number) => {
    nodes.set(number + 1, { parent: parent + 1, move, seat, comment, children: [] });
    children.set(parent + 1, [...(children.get(parent + 1) ?? []), number + 1]);
  });
  for (const [id, all] of children) nodes.set(id, { ...nodes.get(id)!, children: all });
  return { nodes, next: list.length + 1 };
}
