import { is } from 'superstruct';
import { fromCallback, type EventObject } from 'xstate';
import { fromWire } from '../../contract/casing.ts';
import { fillPath } from '../../contract/endpoint.ts';
import { rawPaths } from '../../contract/kitchen/kitchen-endpoints.ts';
import { crowdedEvent, jobEventSchema } from '../../contract/kitchen/kitchen.ts';
import { asksForChanges, changesSchema, withChanges } from '../../contract/kitchen/partial-changes.ts';
import type { PartialRecipe } from '../../contract/recipes/partial-recipe.ts';
import type { JobWatchEvent, WatchedJob } from '../../machines/kitchen/job-watch.machine.ts';

/** The stream of a job. EventSource reconnects by itself and resumes with `Last-Event-ID`. */
export const listenToJob = fromCallback<EventObject, WatchedJob>(({ sendBack, input: { companyUri, jobGuid } }) => {
  const path = fillPath(rawPaths.jobEvents, { companyUri, guid: jobGuid });
  const source = new EventSource(`${path}?${asksForChanges.name}=${asksForChanges.value}`);
  let shown: PartialRecipe | null = null;
  /** A difference applies to the partial recipe before it; a stream begins with a whole one. */
  const completed = (event: unknown): unknown => {
    if (!is(event, changesSchema)) return event;
    const recipe = shown === null ? null : withChanges(shown, event);
    return recipe === null ? null : { type: 'partial', recipe };
  };
  const tell = (event: JobWatchEvent) => sendBack(event);
  source.addEventListener('message', ({ data }) => {
    const event = completed(fromWire(JSON.parse(String(data))));
    if (!is(event, jobEventSchema)) return;
    if (event.type === 'partial') shown = event.recipe;
    tell({ type: 'job.told', event });
  });
  source.addEventListener(crowdedEvent, () => tell({ type: 'stream.crowded' }));
  source.addEventListener('open', () => tell({ type: 'stream.opened' }));
  source.addEventListener('error', () => tell({ type: source.readyState === EventSource.CLOSED ? 'stream.ended' : 'stream.broke' }));
  return () => source.close();
});
