import { setTimeout as pause } from 'node:timers/promises';
import { locales, sourceLocale, type Locale } from '../../contract/shell/locales.ts';
import { readUntrusted } from '../untrusted/read-untrusted.ts';

/** Idle milliseconds after the start, and between two languages. */
const rest = 20_000;

const prepared = (task: 'prepare' | 'prepareSearch', language: Locale) =>
  readUntrusted(task, [language], { owner: 'warming up', field: '' }).catch(() => undefined);

/**
 * Starts the threads for orders and searches and loads the words of every language, one after another, so that first requests need not wait.
 * Orders come first: a server that has just started is needed for other things.
 */
export async function warmUp(signal: AbortSignal): Promise<void> {
  await prepared('prepare', sourceLocale);
  for (const language of locales) {
    await pause(rest, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    await prepared('prepare', language);
    await prepared('prepareSearch', language);
  }
}
