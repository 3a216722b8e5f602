import { array, string, type, type Infer } from 'superstruct';
import { shoppingChangeSchema, shoppingListSchema } from '../../contract/recipes/shopping.ts';
import type { KeptShopping } from '../../machines/recipes/shopping.model.ts';
import { recordKeys } from './account-records.ts';
import { storedRecord } from './stored-record.ts';

const schema = type({ owner: string(), list: shoppingListSchema, pending: array(shoppingChangeSchema) });
const keys = { own: recordKeys.browser.shopping, linked: 'anydish.shopping.linked' } as const;
const recordOf = (kind: keyof typeof keys) => storedRecord<Infer<typeof schema>, unknown>(() => localStorage, keys[kind], schema);

/** A shopping list stored in this browser, to read and tick offline. */
export interface ShoppingMemory {
  read: () => KeptShopping | null;
  write: (kept: KeptShopping | null) => void;
}

/** The account's own list, or a shared one. `isFor` tells whose list may be read. */
export function shoppingMemory(kind: keyof typeof keys, owner: string, isFor: (owner: string) => boolean): ShoppingMemory {
  const record = recordOf(kind);
  return {
    read: () => {
      const found = record.read();
      return found !== null && isFor(found.owner) ? { list: found.list, pending: found.pending } : null;
    },
    write: (kept) => record.write(kept === null ? null : { owner, list: kept.list, pending: [...kept.pending] }),
  };
}
