import type { CategoryNode } from '../../contract/console/category-tree.ts';

/** Where a category goes: under `parent`, before a sibling; null for last. */
export interface Place {
  guid: string;
  parent: string | null;
  before: string | null;
}

/** `in`: under the one above it. `out`: after the one that it stands under. */
export const directions = ['up', 'down', 'in', 'out'] as const;
export type Direction = (typeof directions)[number];

type Tree = readonly CategoryNode[];

const find = (tree: Tree, guid: string | null) => tree.find((node) => node.guid === guid);
const beside = (tree: Tree, node: CategoryNode) => tree.filter(({ parent }) => parent === node.parent);

/** Where a category is now. */
export function placeOf(tree: Tree, guid: string): Place {
  const node = find(tree, guid);
  const siblings = node === undefined ? [] : beside(tree, node);
  const next = siblings[siblings.findIndex((one) => one.guid === guid) + 1];
  return { guid, parent: node?.parent ?? null, before: next?.guid ?? null };
}

/** How many categories it stands under. */
export function depthOf(tree: Tree, guid: string): number {
  let depth = 0;
  for (let at = find(tree, guid)?.parent ?? null; at !== null && depth < tree.length; at = find(tree, at)?.parent ?? null) depth += 1;
  return depth;
}

/** Where one step leads to; null where there is no such step. */
export function stepOf(tree: Tree, guid: string, direction: Direction): Place | null {
  const node = find(tree, guid);
  if (node === undefined) return null;
  const siblings = beside(tree, node);
  const at = siblings.findIndex((one) => one.guid === guid);
  const [previous, afterNext] = [siblings[at - 1], siblings[at + 2]];
  switch (direction) {
    case 'up':
      return previous === undefined ? null : { guid, parent: node.parent, before: previous.guid };
    case 'down':
      return at === siblings.length - 1 ? null : { guid, parent: node.parent, before: afterNext?.guid ?? null };
    case 'in':
      return previous === undefined ? null : { guid, parent: previous.guid, before: null };
    case 'out': {
      const above = find(tree, node.parent);
      return above === undefined ? null : { guid, parent: above.parent, before: placeOf(tree, above.guid).before };
    }
  }
}

const isUnder = (tree: Tree, guid: string | null, above: string): boolean => {
  for (let at = guid, steps = 0; at !== null && steps <= tree.length; at = find(tree, at)?.parent ?? null, steps += 1)
    if (at === above) return true;
  return false;
};

/** The tree once a category is where it goes. What stands under it goes with it. */
function moved(tree: Tree, { guid, parent, before }: Place): Tree {
  const going = tree.filter((node) => isUnder(tree, node.guid, guid));
  if (parent !== null && (find(tree, parent) === undefined || isUnder(tree, parent, guid))) return tree;
  const rest = tree.filter((node) => !going.includes(node));
  const last = rest.findLastIndex((node) => parent === null || isUnder(rest, node.guid, parent)) + 1;
  const at = before === null ? last : rest.findIndex((node) => node.guid === before);
  return at < 0 ? tree : rest.toSpliced(at, 0, ...going.map((node) => (node.guid === guid ? { ...node, parent } : node)));
}

/** The tree as it will be: a key that is pressed before the server has answered goes on from there. */
export const shownTree = ({ tree, queue }: { tree: Tree | null; queue: readonly Place[] }): Tree | null =>
  tree === null ? null : queue.reduce(moved, tree);

/** What it means to drop one category on another: before it, or under it. Null for what goes nowhere, such as under itself. */
export function dropOf(tree: Tree, guid: string, target: string, isInto: boolean): Place | null {
  const onto = find(tree, target);
  if (onto === undefined || isUnder(tree, target, guid)) return null;
  const place = isInto ? { guid, parent: target, before: null } : { guid, parent: onto.parent, before: target };
  const now = placeOf(tree, guid);
  return now.parent === place.parent && now.before === place.before ? null : place;
}
