import type { ShoppingChange, ShoppingLine, ShoppingList } from '../../contract/recipes/shopping.ts';

/** A list as a device keeps it, with what it has not sent yet. */
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

/** What the server has said, with what was done here since. */
export const withPending = (list: ShoppingList, pending: readonly ShoppingChange[]): readonly ShoppingLine[] =>
  pending.reduce<readonly ShoppingLine[]>(withChange, list.lines);
