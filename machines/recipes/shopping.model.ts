import type { ShoppingChange, ShoppingLine, ShoppingList } from '../../contract/recipes/shopping.ts';

/** A list as stored on a device, with its unsent changes. */
export interface KeptShopping {
  list: ShoppingList;
  pending: readonly ShoppingChange[];
}

const plain = { food: null, measures: [], density: null, isPoured: false, aisle: 'other', recipes: [], isTicked: false } as const;

function withChange(lines: readonly ShoppingLine[], { line: guid, kind, text }: ShoppingChange): readonly ShoppingLine[] {
  switch (kind) {
    case 'added':
      return lines.some((line) => line.guid === guid) ? lines : [...lines, { ...plain, measures: [], recipes: [], guid, text: text ?? '' }];
    case 'removed':
      return lines.filter((line) => line.guid !== guid);
    case 'ticked':
    case 'unticked':
      return lines.map((line) => (line.guid === guid ? { ...line, isTicked: kind === 'ticked' } : line));
  }
}

/** The server's list with the later local changes applied. */
export const withPending = (list: ShoppingList, pending: readonly ShoppingChange[]): readonly ShoppingLine[] =>
  pending.reduce<readonly ShoppingLine[]>(withChange, list.lines);
