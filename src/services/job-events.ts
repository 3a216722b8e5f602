import { is } from 'superstruct';
import { fromCallback, type EventObject } from 'xstate';
import { fromWire } from '../../contract/casing.ts';
import { fillPath } from '../../contract/endpoint.ts';
import type { AccountMessage } from '../../contract/kitchen/account-messages.ts';
import { kitchenEndpoints, rawPaths } from '../../contract/kitchen/kitchen-endpoints.ts';
import { crowdedEvent, jobEventSchema, type JobEvent } from '../../contract/kitchen/kitchen.ts';
import { asksForChanges, changesSchema, withChanges } from '../../contract/kitchen/partial-changes.ts';
import type { PartialRecipe } from '../../contract/recipes/partial-recipe.ts';
import type { JobWatchEvent, WatchedJob } from '../../machines/kitchen/job-watch.machine.ts';
import { hasMessages, hearMessages } from './account-messages.ts';
import type { Api } from './api.ts';

type Tell = (event: JobWatchEvent) => void;
type Stop = () => void;

/** The stream of a job, from the event after `after` on. EventSource reconnects by itself and resumes with `Last-Event-ID`. */
function streamJob({ companyUri, jobGuid }: WatchedJob, after: number, tell: Tell): Stop {
  const path = fillPath(rawPaths.jobEvents, { companyUri, guid: jobGuid });
  const start = after === 0 ? '' : `&after=${after}`;
  const source = new EventSource(`${path}?${asksForChanges.name}=${asksForChanges.value}${start}`);
  let shown: PartialRecipe | null = null;
  /** A difference applies to the partial recipe before it; a stream begins with a whole one. */
  const completed = (event: unknown): unknown => {
    if (!is(event, changesSchema)) return event;
    const recipe = shown === null ? null : withChanges(shown, event);
    return recipe === null ? null : { type: 'partial', recipe };
  };
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
}

/**
 * The events of a job from the messages of the account; what no message had is asked for. `leave` is called with the last event that was told when
 * there are no messages, or none of this job: another member's.
 */
function hearJob(api: Api, { companyUri, jobGuid }: WatchedJob, tell: Tell, leave: (seen: number) => void): Stop {
  const left = new AbortController();
  let seen = 0;
  let kept: PartialRecipe | null = null;
  const show = (sequence: number, event: JobEvent) => {
    if (sequence <= seen || left.signal.aborted) return;
    seen = sequence;
    if (event.type === 'partial') kept = event.recipe;
    tell({ type: 'job.told', event });
  };
  const read = async () => {
    const params = { companyUri, guid: jobGuid };
    const { events, isTold } = await api(kitchenEndpoints.readJobEvents, { params, query: { after: String(seen) }, signal: left.signal });
    for (const { sequence, event } of events) show(sequence, event);
    if (!isTold) leave(seen);
  };
  // The stream knows what to do with a server that does not answer.
  const catchUp = () => void read().catch(() => leave(seen));
  const take = ({ stored, partial }: Extract<AccountMessage, { kind: 'job' }>) => {
    if (stored !== null && stored.sequence <= seen + 1) return show(stored.sequence, stored.event);
    if (partial === null) return catchUp();
    const recipe = partial.base === seen && kept !== null ? withChanges(kept, partial.changes) : null;
    if (recipe !== null) tell({ type: 'job.told', event: { type: 'partial', recipe } });
  };
  const stopHearing = hearMessages((news) => {
    if (news.kind === 'live') return news.isLive ? catchUp() : leave(seen);
    if (news.message.kind === 'job' && news.message.job === jobGuid) take(news.message);
  });
  tell({ type: 'stream.opened' });
  catchUp();
  return () => {
    left.abort();
    stopHearing();
  };
}

/** What happens to a job: from the messages of the account while there are any, else from its own stream. */
export const listenToJob = (api: Api) =>
  fromCallback<EventObject, WatchedJob>(({ sendBack, input }) => {
    let isLeft = false;
    let stop: Stop;
    const leave = (seen: number) => {
      if (isLeft) return;
      isLeft = true;
      stop();
      stop = streamJob(input, seen, sendBack);
    };
    stop = hasMessages() ? hearJob(api, input, sendBack, leave) : streamJob(input, 0, sendBack);
    return () => {
      isLeft = true;
      stop();
    };
  });
