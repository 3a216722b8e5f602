import { record, string, type } from 'superstruct';
import { storedRecord } from './stored-record.ts';

/** What somebody has typed into one field and not yet sent. Never a password or a code. */
export interface TypedText {
  read: () => string | null;
  /** Null forgets it. */
  write: (text: string | null) => void;
}

const stored = storedRecord(() => sessionStorage, 'anydish.drafts', type({ userGuid: string(), texts: record(string(), string()) }));

const textsOf = (userGuid: string): Record<string, string> => {
  const all = stored.read();
  return all?.userGuid === userGuid ? all.texts : {};
};

/** What is typed into a field of this tab, for as long as the tab is open or until its user signs out. Nobody else gets to see it. */
export const typedTextOf = (field: string, userGuid: () => string): TypedText => ({
  read: () => textsOf(userGuid())[field] ?? null,
  write: (text) => {
    const others = Object.entries(textsOf(userGuid())).filter(([name]) => name !== field);
    stored.write({ userGuid: userGuid(), texts: Object.fromEntries(text === null ? others : [...others, [field, text]]) });
  },
});

export const forgetTypedTexts = (): void => stored.write(null);
