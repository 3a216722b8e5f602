import { setTimeout as pause } from 'node:timers/promises';
import { locales } from '../../contract/locales.ts';
import { vocabularyOf } from './reading/vocabulary.ts';

/** Milliseconds between two languages, in which others are served. */
const rest = 1_000;

/**
 * Reads the words of every language, one after another, so that the first request in a language need not wait for them. Each takes a few
 * tenths of a second in which nothing else is done.
 */
export async function warmUp(signal: AbortSignal): Promise<void> {
  for (const language of locales) {
    await pause(rest, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    vocabularyOf(language);
  }
}
