import { is } from 'superstruct';
import { fromCallback, type EventObject } from 'xstate';
import { fromWire } from '../../contract/casing.ts';
import { fillPath } from '../../contract/endpoint.ts';
import { rawPaths } from '../../contract/kitchen/kitchen-endpoints.ts';
import { crowdedEvent, jobEventSchema } from '../../contract/kitchen/kitchen.ts';
import type { JobWatchEvent, WatchedJob } from '../../machines/kitchen/job-watch.machine.ts';

/** The stream of a job. EventSource reconnects by itself and resumes with `Last-Event-ID`. */
export const listenToJob = fromCallback<EventObject, WatchedJob>(({ sendBack, input: { companyUri, jobGuid } }) => {
  const source = new EventSource(fillPath(rawPaths.jobEvents, { companyUri, guid: jobGuid }));
  const tell = (event: JobWatchEvent) => sendBack(event);
  source.addEventListener('message', ({ data }) => {
    const event = fromWire(JSON.parse(String(data)));
    if (is(event, jobEventSchema)) tell({ type: 'job.told', event });
  });
  source.addEventListener(crowdedEvent, () => tell({ type: 'stream.crowded' }));
  source.addEventListener('open', () => tell({ type: 'stream.opened' }));
  source.addEventListener('error', () => tell({ type: source.readyState === EventSource.CLOSED ? 'stream.ended' : 'stream.broke' }));
  return () => source.close();
});
