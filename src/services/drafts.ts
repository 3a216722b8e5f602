import { record, string, type } from 'superstruct';
import { storedRecord } from './stored-record.ts';

/** What somebody has typed into one field and not yet sent. Never a password or a code. */
export interface Draft {
  read: () => string | null;
  /** Null forgets it. */
  write: (text: string | null) => void;
}

const stored = storedRecord(() => sessionStorage, 'anydish.drafts', type({ userGuid: string(), texts: record(string(), string()) }));

const textsOf = (userGuid: string): Record<string, string> => {
  const drafts = stored.read();
  return drafts?.userGuid === userGuid ? drafts.texts : {};
};

/** The draft of a field in this tab, for as long as the tab is open or until its user signs out. Nobody else gets to see it. */
export const draftOf = (field: string, userGuid: () => string): Draft => ({
  read: () => textsOf(userGuid())[field] ?? null,
  write: (text) => {
    const others = Object.entries(textsOf(userGuid())).filter(([name]) => name !== field);
    stored.write({ userGuid: userGuid(), texts: Object.fromEntries(text === null ? others : [...others, [field, text]]) });
  },
});

export const forgetDrafts = (): void => stored.write(null);
