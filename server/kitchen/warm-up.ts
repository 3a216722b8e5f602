import { setTimeout as pause } from 'node:timers/promises';
import { locales } from '../../contract/shell/locales.ts';
import { prepareVocabulary } from '@anydish/kitchen/read';

/** Milliseconds after the start, and between two languages, in which nothing is done. */
const rest = 20_000;

/** Reads the words of every language, one after another and a little at a time, so that the first request in a language need not wait for them. */
export async function warmUp(signal: AbortSignal): Promise<void> {
  for (const language of locales) {
    await pause(rest, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    await prepareVocabulary(language);
  }
}
