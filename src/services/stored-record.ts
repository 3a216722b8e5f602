import { is, string, type Struct } from 'superstruct';
import { resetStateSchema, type ResetState } from '../../contract/entities.ts';

/** One record kept in the browser's own storage; what is stored is checked like any other input. */
export interface StoredRecord<T> {
  read: () => T | null;
  /** Null removes the record. */
  write: (value: T | null) => void;
}

/** A storage that is full, forbidden or edited by hand is as good as empty: the product works on without its memory. */
export function storedRecord<T, S>(storage: () => Storage, key: string, schema: Struct<T, S>): StoredRecord<T> {
  return {
    read() {
      try {
        const value: unknown = JSON.parse(storage().getItem(key) ?? 'null');
        return is(value, schema) ? value : null;
      } catch {
        return null;
      }
    },
    write(value) {
      try {
        if (value === null) storage().removeItem(key);
        else storage().setItem(key, JSON.stringify(value));
      } catch {
        // Nothing to tell the user: the page itself still holds everything.
      }
    },
  };
}

/** What this tab remembers of a reset that is under way. */
export const resetRecord = (): StoredRecord<ResetState> => storedRecord(() => sessionStorage, 'anydish.reset', resetStateSchema);

/** The page of a shared recipe that somebody wants to keep, over the way in. */
export const wishedPage = storedRecord(() => sessionStorage, 'anydish.wished-page', string());
