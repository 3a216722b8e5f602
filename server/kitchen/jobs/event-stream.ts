import { toWire } from '../../../contract/casing.ts';
import { crowdedEvent, isLastEvent, type JobEvent } from '../../../contract/kitchen/kitchen.ts';
import { changesOf } from '../../../contract/kitchen/partial-changes.ts';
import type { PartialRecipe } from '../../../contract/recipes/partial-recipe.ts';
import type { Locale } from '../../../contract/shell/locales.ts';
import type { Watch } from '../../http/watcher.ts';
import { JobNews, partialIn } from './job-news.ts';
import type { JobStore, StoredEvent } from './job-store.ts';
import { tellEvent } from './stored-event.ts';

const heartbeatEvery = 15_000;
const retryAfter = 2_000;
/** Tells a browser why its stream ended. */
const crowdedRetryAfter = 30_000;

interface Reading {
  store: Pick<JobStore, 'eventsAfter'>;
  language: Locale;
  /** Null for a finished job, which has no further events. */
  watch: Watch | null;
  /** True: partial recipes are sent as differences from the last one, where that is shorter. */
  isBrief: boolean;
}

/** What stands on a stream for events, one after the other. */
function createTeller(isBrief: boolean) {
  let shown: PartialRecipe | null = null;
  return (event: JobEvent, sequence: number | null): string => {
    const changes = isBrief && event.type === 'partial' && shown !== null ? changesOf(shown, event.recipe) : null;
    if (event.type === 'partial') shown = event.recipe;
    // Without an id of its own a stream that is resumed goes on after the last stored event.
    return `${sequence === null ? '' : `id: ${sequence}\n`}data: ${JSON.stringify(toWire(changes ?? event))}\n\n`;
  };
}

/**
 * A job's events after `after` as server-sent events, each stored one with its sequence as `id`. Ends after the last event, when `signal` aborts, or
 * when the watch ends. A stream that ends because its reader opened newer ones says so: the browser then polls.
 */
export async function* eventStream(
  jobGuid: string,
  after: number,
  { store, language, watch, isBrief }: Reading,
  signal: AbortSignal,
): AsyncGenerator<string> {
  yield `retry: ${retryAfter}\n\n`;
  const tell = createTeller(isBrief);
  let seen = after;
  let kept: PartialRecipe | null = null;

  /** What is new, from the message if it follows what was sent, else from the database. */
  const next = (news: unknown): readonly StoredEvent[] | Promise<readonly StoredEvent[]> =>
    news instanceof JobNews && news.stored?.sequence === seen + 1 ? [news.stored] : store.eventsAfter(jobGuid, seen);

  while (!signal.aborted) {
    const news = watch?.take() ?? null;
    const partial = partialIn(news, seen, kept);
    if (partial !== null) yield tell({ type: 'partial', recipe: partial }, null);
    for (const { sequence, event } of partial === null ? await next(news) : []) {
      const told = tellEvent(event, language);
      if (told.type === 'partial') kept = told.recipe;
      seen = sequence;
      yield tell(told, sequence);
      if (isLastEvent(told)) return;
    }
    if (watch?.ended === 'crowded') yield `retry: ${crowdedRetryAfter}\nevent: ${crowdedEvent}\ndata: {}\n\n`;
    if (watch === null || watch.ended !== null) return;
    watch.seen = seen;
    const isNews = await watch.wait(heartbeatEvery);
    if (!isNews) yield ': still here\n\n';
  }
}
