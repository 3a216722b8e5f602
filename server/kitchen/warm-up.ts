import { setTimeout as pause } from 'node:timers/promises';
import { locales, sourceLocale, type Locale } from '../../contract/shell/locales.ts';
import { prepareVocabulary } from '@anydish/kitchen/read';
import { readUntrusted } from '../untrusted/read-untrusted.ts';

/** Milliseconds after the start, and between two languages, in which nothing is done. */
const rest = 20_000;

const prepared = (language: Locale) => readUntrusted('prepare', [language], { owner: 'warming up', field: '' }).catch(() => undefined);

/**
 * Starts the thread that reads, and reads the words of every language, one after another, so that the first request in a language need not
 * wait for them. This thread searches, and reads them a little at a time.
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
