import { setTimeout as pause } from 'node:timers/promises';
import { locales, sourceLocale, type Locale } from '../../contract/shell/locales.ts';
import { prepareVocabulary } from '@anydish/kitchen/read';
import { readUntrusted } from '../untrusted/read-untrusted.ts';

/** Idle milliseconds after the start, and between two languages. */
const rest = 20_000;

const prepared = (language: Locale) => readUntrusted('prepare', [language], { owner: 'warming up', field: '' }).catch(() => undefined);

/**
 * Starts the reading thread and loads the words of every language, one after another, so that first requests need not wait. This thread also
 * searches, so it loads them in small steps.
 */
export async function warmUp(signal: AbortSignal): Promise<void> {
  await prepared(sourceLocale);
  for (const language of locales) {
    await pause(rest, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    await prepared(language);
    await prepareVocabulary(language);
  }
}
