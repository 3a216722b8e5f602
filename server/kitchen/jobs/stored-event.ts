import type { JobEvent } from '../../../contract/kitchen/kitchen.ts';
import type { Locale } from '../../../contract/shell/locales.ts';
import { inWords } from '../../language/speech.ts';
import { type CookEvent } from '@anydish/kitchen/cook';
import { shownUnclear } from '@anydish/kitchen/read';

type Spoken = 'needs_input' | 'failed';

/** A job's event as stored: its texts are translated when they are read, because the reader's language may change. */
export type StoredJobEvent = Exclude<JobEvent, { type: Spoken }> | Extract<CookEvent, { type: Spoken }>;

/** The event in a given language. */
export function tellEvent(event: StoredJobEvent, language: Locale): JobEvent {
  if (event.type === 'failed') return { ...event, message: inWords(event.message, language) };
  if (event.type !== 'needs_input') return event;
  const { reason, unclear, ...question } = event.question;
  return {
    type: 'needs_input',
    question: {
      ...question,
      ...(reason === undefined ? {} : { reason: inWords(reason, language) }),
      ...(unclear === undefined ? {} : { unclear: shownUnclear(unclear, language) }),
    },
  };
}
