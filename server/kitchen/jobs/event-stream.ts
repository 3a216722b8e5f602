import { toWire } from '../../../contract/casing.ts';
import { isLastEvent } from '../../../contract/kitchen.ts';
import type { Locale } from '../../../contract/locales.ts';
import type { JobStore } from './job-store.ts';
import { tellEvent } from './stored-event.ts';
import type { Notifier } from './notifier.ts';

const pollEvery = 500;
const heartbeatEvery = 15_000;
const retryAfter = 2_000;

/**
 * A job's events after `after` as server-sent events, each with its sequence as `id`, until the last one or until
 * `signal` aborts. Comes at once for work done in this process, within half a second for others'.
 */
export async function* eventStream(
  jobGuid: string,
  after: number,
  { store, notifier, language }: { store: JobStore; notifier: Notifier; language: Locale },
  signal: AbortSignal,
): AsyncGenerator<string> {
  yield `retry: ${retryAfter}\n\n`;
  let seen = after;
  let spokeAt = performance.now();
  while (!signal.aborted) {
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
