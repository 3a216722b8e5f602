import { toWire } from '../../../contract/casing.ts';
import { crowdedEvent, isLastEvent } from '../../../contract/kitchen/kitchen.ts';
import type { Locale } from '../../../contract/shell/locales.ts';
import type { JobStore } from './job-store.ts';
import { tellEvent } from './stored-event.ts';
import type { Watch } from '../../http/watcher.ts';

const heartbeatEvery = 15_000;
const retryAfter = 2_000;
/** For a browser that does not know why its stream ended. */
const crowdedRetryAfter = 30_000;

interface Reading {
  store: Pick<JobStore, 'eventsAfter'>;
  language: Locale;
  /** Null for a job that is over: it has nothing to wait for. */
  watch: Watch | null;
}

/**
 * A job's events after `after` as server-sent events, each with its sequence as `id`, until the last one, until `signal` aborts or the watch
 * has ended. One that ends because its reader has opened newer streams says so: its browser asks how the job is from time to time instead.
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
