import { toWire } from '../../../contract/casing.ts';
import { crowdedEvent, isLastEvent } from '../../../contract/kitchen/kitchen.ts';
import type { Locale } from '../../../contract/shell/locales.ts';
import type { JobStore } from './job-store.ts';
import { tellEvent } from './stored-event.ts';
import type { Watch } from '../../http/watcher.ts';

const heartbeatEvery = 15_000;
const retryAfter = 2_000;
/** Tells a browser why its stream ended. */
const crowdedRetryAfter = 30_000;

interface Reading {
  store: Pick<JobStore, 'eventsAfter'>;
  language: Locale;
  /** Null for a finished job, which has no further events. */
  watch: Watch | null;
}

/**
 * A job's events after `after` as server-sent events, each with its sequence as `id`. Ends after the last event, when `signal` aborts, or when the
 * watch ends. A stream that ends because its reader opened newer ones says so: the browser then polls.
 */
export async function* eventStream(
  jobGuid: string,
  after: number,
  { store, language, watch }: Reading,
  signal: AbortSignal,
): AsyncGenerator<string> {
  yield `retry: ${retryAfter}\n\n`;
  let seen = after;
  while (!signal.aborted) {
    for (const { sequence, event } of await store.eventsAfter(jobGuid, seen)) {
      const told = tellEvent(event, language);
      yield `id: ${sequence}\ndata: ${JSON.stringify(toWire(told))}\n\n`;
      seen = sequence;
      if (isLastEvent(told)) return;
    }
    if (watch?.ended === 'crowded') yield `retry: ${crowdedRetryAfter}\nevent: ${crowdedEvent}\ndata: {}\n\n`;
    if (watch === null || watch.ended !== null) return;
    watch.seen = seen;
    const isNews = await watch.wait(heartbeatEvery);
    if (!isNews) yield ': still here\n\n';
  }
}
