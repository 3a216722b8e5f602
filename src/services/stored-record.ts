import { is, string, type Struct } from 'superstruct';
import { resetStateSchema, type ResetState } from '../../contract/entities.ts';

/** One record in the browser's storage; stored data is validated like any other input. */
export interface StoredRecord<T> {
  read: () => T | null;
  /** Null removes the record. */
  write: (value: T | null) => void;
}

/** A full, forbidden or corrupted storage counts as empty: the product works without it. */
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
        // No message: the page still holds everything.
      }
    },
  };
}

/** A pending reset, stored in this tab. */
export const resetRecord = (): StoredRecord<ResetState> => storedRecord(() => sessionStorage, 'anydish.reset', resetStateSchema);

/** The shared recipe that the user wants to keep, stored during sign-in. */
export const wishedPage = storedRecord(() => sessionStorage, 'anydish.wished-page', string());
