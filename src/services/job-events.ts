import { is } from 'superstruct';
import { fromEventObservable, toObserver, type Observer } from 'xstate';
import { fromWire } from '../../contract/casing.ts';
import { fillPath } from '../../contract/endpoint.ts';
import { asApiError, isError } from '../../contract/errors.ts';
import { kitchenEndpoints, rawPaths } from '../../contract/kitchen/kitchen-endpoints.ts';
import { crowdedEvent, isLastEvent, jobEventSchema } from '../../contract/kitchen/kitchen.ts';
import type { JobSignal } from '../../machines/kitchen/kitchen.model.ts';
import type { Api } from './api.ts';

interface WatchedJob {
  companyUri: string;
  jobGuid: string;
}

/** Waits between two attempts, in milliseconds: the last one is repeated. */
const pauses = [500, 2_000, 5_000, 15_000] as const;

/** Between two looks at a job that has no stream. */
const crowdedPause = 5_000;

/**
 * Follows a job. EventSource comes back by itself after a break and asks for what it missed by `Last-Event-ID`. A stream that the server ends
 * or refuses is opened again as long as the job runs: only the job's own last event is its end, and only a job that is not there is a failure.
 * A user has so many streams and no more: the oldest is told to ask from time to time whether the job is over, and only then listens again.
 */
function follow(api: Api, job: WatchedJob, observer: Observer<JobSignal>): { unsubscribe: () => void } {
  const params = { companyUri: job.companyUri, guid: job.jobGuid };
  const gone = new AbortController();
  let source: EventSource | null = null;
  let attempt = 0;
  let isCrowded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const later = () => {
    timer = setTimeout(() => void look(), isCrowded ? crowdedPause : pauses[Math.min(attempt, pauses.length - 1)]);
    attempt += 1;
  };

  /** Asks whether the job is still there before its stream is opened again. */
  async function look(): Promise<void> {
    try {
      const { status } = await api(kitchenEndpoints.getJob, { params, signal: gone.signal });
      if (gone.signal.aborted) return;
      if (isCrowded && status === 'cooking') later();
      else open();
    } catch (error) {
      if (gone.signal.aborted) return;
      const failure = asApiError(error);
      if (isError(failure, 'notFound') || isError(failure, 'notSignedIn') || isError(failure, 'notAllowed')) observer.error?.(error);
      else later();
    }
  }

  function open(): void {
    // From the beginning: what was seen before changes nothing when it is seen again.
    const current = new EventSource(fillPath(rawPaths.jobEvents, params));
    source = current;
    current.addEventListener('message', ({ data }) => {
      const event = fromWire(JSON.parse(String(data)));
      if (!is(event, jobEventSchema)) return;
      attempt = 0;
      if (isLastEvent(event)) current.close();
      observer.next?.({ type: 'job.happened', event });
    });
    current.addEventListener(crowdedEvent, () => {
      current.close();
      isCrowded = true;
      later();
    });
    current.addEventListener('open', () => observer.next?.({ type: 'stream.changed', isConnected: true }));
    current.addEventListener('error', () => {
      observer.next?.({ type: 'stream.changed', isConnected: false });
      if (current.readyState === EventSource.CLOSED) later();
    });
  }

  open();
  return {
    unsubscribe: () => {
      gone.abort();
      clearTimeout(timer);
      source?.close();
    },
  };
}

/** The events of a job as an actor. */
export const watchJob = (api: Api) =>
  fromEventObservable<JobSignal, WatchedJob>(({ input }) => ({
    subscribe: (
      observer: Observer<JobSignal> | ((signal: JobSignal) => void),
      onError?: (error: unknown) => void,
      onComplete?: () => void,
    ) => follow(api, input, toObserver(observer, onError, onComplete)),
  }));
