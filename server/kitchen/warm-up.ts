import { setTimeout as pause } from 'node:timers/promises';
import { locales, sourceLocale, type Locale } from '../../contract/shell/locales.ts';
import { readUntrusted } from '../untrusted/read-untrusted.ts';

/** Idle milliseconds after the start, and between two languages. */
const rest = 20_000;

const own = { owner: 'warming up', field: '' };
const prepared = async (language: Locale) => {
  for (const task of ['prepare', 'prepareSearch'] as const) await readUntrusted(task, [language], own).catch(() => undefined);
};

/** Starts the threads for orders and searches and loads the words of every language, one after another, so that first requests need not wait. */
export async function warmUp(signal: AbortSignal): Promise<void> {
  await prepared(sourceLocale);
  for (const language of locales) {
    await pause(rest, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    await prepared(language);
  }
}
