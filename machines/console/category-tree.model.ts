import type { CategoryNode } from '../../contract/console/category-tree.ts';

/** Target of a move: under `parent`, before a sibling; null means last. */
export interface Place {
  guid: string;
  parent: string | null;
  before: string | null;
  /** The move that this one takes back. */
  undoes?: string;
}

/** `in`: into the sibling above. `out`: after its parent. */
export const directions = ['up', 'down', 'in', 'out'] as const;
export type Direction = (typeof directions)[number];

type Tree = readonly CategoryNode[];

const find = (tree: Tree, guid: string | null) => tree.find((node) => node.guid === guid);
const beside = (tree: Tree, node: CategoryNode) => tree.filter(({ parent }) => parent === node.parent);

/** The current position of a category. */
export function placeOf(tree: Tree, guid: string): Place {
  const node = find(tree, guid);
  const siblings = node === undefined ? [] : beside(tree, node);
  const next = siblings[siblings.findIndex((one) => one.guid === guid) + 1];
  return { guid, parent: node?.parent ?? null, before: next?.guid ?? null };
}

/** The way back of the viewer's last move, as the server offers it, also after a reload. */
export function backOf(tree: Tree | null): Place | null {
  const node = tree?.find(({ movedFrom }) => movedFrom !== undefined);
  if (node?.movedFrom === undefined) return null;
  const { run, parent, before } = node.movedFrom;
  return { guid: node.guid, parent, before, undoes: run };
}

/** Depth of a category: its number of ancestors. */
export function depthOf(tree: Tree, guid: string): number {
  let depth = 0;
  for (let at = find(tree, guid)?.parent ?? null; at !== null && depth < tree.length; at = find(tree, at)?.parent ?? null) depth += 1;
  return depth;
}

/** The target of one step; null when there is none. */
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

/** The tree after a move. Descendants move along. */
function moved(tree: Tree, { guid, parent, before }: Place): Tree {
  const going = tree.filter((node) => isUnder(tree, node.guid, guid));
  if (parent !== null && (find(tree, parent) === undefined || isUnder(tree, parent, guid))) return tree;
  const rest = tree.filter((node) => !going.includes(node));
  const last = rest.findLastIndex((node) => parent === null || isUnder(rest, node.guid, parent)) + 1;
  const at = before === null ? last : rest.findIndex((node) => node.guid === before);
  return at < 0 ? tree : rest.toSpliced(at, 0, ...going.map((node) => (node.guid === guid ? { ...node, parent } : node)));
}

/** The tree after all queued moves, so that further key presses start from there. */
export const shownTree = ({ tree, queue }: { tree: Tree | null; queue: readonly Place[] }): Tree | null =>
  tree === null ? null : queue.reduce(moved, tree);

/** The result of dropping one category on another: before it, or into it. Null for invalid targets, such as its own descendants. */
export function dropOf(tree: Tree, guid: string, target: string, isInto: boolean): Place | null {
  const onto = find(tree, target);
  if (onto === undefined || isUnder(tree, target, guid)) return null;
  const place = isInto ? { guid, parent: target, before: null } : { guid, parent: onto.parent, before: target };
  const now = placeOf(tree, guid);
  return now.parent === place.parent && now.before === place.before ? null : place;
}
