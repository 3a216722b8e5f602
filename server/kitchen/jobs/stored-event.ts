import type { JobEvent } from '../../../contract/kitchen/kitchen.ts';
import type { Locale } from '../../../contract/shell/locales.ts';
import { inWords } from '../../language/speech.ts';
import { type CookEvent } from '@anydish/kitchen/cook';
import { shownUnclear } from '@anydish/kitchen/read';

type Spoken = 'needs_input' | 'failed';

/** An event of a job as it is kept: the kitchen's texts are translated for the reader, who may come on another day and read another language. */
export type StoredJobEvent = Exclude<JobEvent, { type: Spoken }> | Extract<CookEvent, { type: Spoken }>;

/** The event as it is told in a language. */
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
