import { record, string, type } from 'superstruct';
import { recordKeys } from './account-records.ts';
import { storedRecord } from './stored-record.ts';

/** Unsent input of one field. Never a password or a code. */
export interface TypedText {
  read: () => string | null;
  /** Null deletes it. */
  write: (text: string | null) => void;
}

const stored = storedRecord(() => sessionStorage, recordKeys.tab.texts, type({ userGuid: string(), texts: record(string(), string()) }));

const textsOf = (userGuid: string): Record<string, string> => {
  const all = stored.read();
  return all?.userGuid === userGuid ? all.texts : {};
};

/** Input of a field of this tab, kept while the tab is open and its user is signed in. */
export const typedTextOf = (field: string, userGuid: () => string): TypedText => ({
  read: () => textsOf(userGuid())[field] ?? null,
  write: (text) => {
    const others = Object.entries(textsOf(userGuid())).filter(([name]) => name !== field);
    stored.write({ userGuid: userGuid(), texts: Object.fromEntries(text === null ? others : [...others, [field, text]]) });
  },
});
