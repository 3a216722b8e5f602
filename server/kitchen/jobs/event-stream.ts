import { toWire } from '../../../contract/casing.ts';
import { isLastEvent } from '../../../contract/kitchen.ts';
import type { Locale } from '../../../contract/locales.ts';
import type { JobStore } from './job-store.ts';
import { tellEvent } from './stored-event.ts';
import type { Notifier } from './notifier.ts';

const pollEvery = 500;
const heartbeatEvery = 15_000;
const retryAfter = 2_000;
/** Milliseconds for which a reader is believed to be who he was. */
const checkEvery = 2_000;

interface Reading {
  store: JobStore;
  notifier: Notifier;
  language: Locale;
  /** Whether the reader may still read this. ASVS 7.4.1: a stream outlives no session. */
  isAllowed: () => Promise<boolean>;
}

/**
 * A job's events after `after` as server-sent events, each with its sequence as `id`, until the last one, until
 * `signal` aborts or the reader may no longer read them. Comes at once for work done in this process, within half a second for others'.
 */
export async function* eventStream(
  jobGuid: string,
  after: number,
  { store, notifier, language, isAllowed }: Reading,
  signal: AbortSignal,
): AsyncGenerator<string> {
  yield `retry: ${retryAfter}\n\n`;
  let seen = after;
  let spokeAt = performance.now();
  let checkedAt = spokeAt;
  while (!signal.aborted) {
    if (performance.now() - checkedAt >= checkEvery) {
      // Whoever may asks again, and goes on where this ends.
      if (!(await isAllowed())) return;
      checkedAt = performance.now();
    }
    // Waiting begins before reading, so that news in between is not slept through.
    const news = notifier.wait(jobGuid, pollEvery, signal);
    for (const { sequence, event } of await store.eventsAfter(jobGuid, seen)) {
      const told = tellEvent(event, language);
      yield `id: ${sequence}\ndata: ${JSON.stringify(toWire(told))}\n\n`;
      seen = sequence;
      spokeAt = performance.now();
      if (isLastEvent(told)) return;
    }
    if (performance.now() - spokeAt >= heartbeatEvery) {
      yield ': still here\n\n';
      spokeAt = performance.now();
    }
    await news;
  }
}
