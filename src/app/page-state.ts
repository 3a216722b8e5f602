import { waitFor } from 'xstate';
import { textHash } from '../services/text-hash.ts';
import type { AppActor } from './app-context.tsx';

type OpenPages = ReturnType<AppActor['getSnapshot']>['context']['pages'];

/** Keys that differ for each reader without showing. */
const unseen: ReadonlySet<string> = new Set(['guid', 'session', 'userGuid', 'copyKey']);
const seenOnly = (key: string, value: unknown): unknown => (unseen.has(key) ? undefined : value);

const isWhole = (app: AppActor, pages: OpenPages) =>
  app.getSnapshot().context.pages === pages && pages.every(({ actor }) => !actor.getSnapshot().hasTag('busy'));

/** Resolves when every page of the address is loaded or failed, and the answers that came with the page have arrived. */
export async function whenWhole(app: AppActor): Promise<void> {
  let pages: OpenPages;
  do {
    ({ pages } = (await waitFor(app, (snapshot) => !snapshot.hasTag('blank') && snapshot.context.pages.length > 0)).context);
    // A page that is left stops without an end.
    await Promise.allSettled(pages.map(({ actor }) => waitFor(actor, (page) => !page.hasTag('busy'))));
    // Answers at hand take a few turns of the microtask queue.
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  } while (!isWhole(app, pages));
}

/** A hash of what the open pages show: equal states render equal pages. */
export function digestOf(app: AppActor): string {
  const { pages, user } = app.getSnapshot().context;
  const states = pages.map(({ chunkId, actor }) => {
    const { value, context } = actor.getSnapshot();
    const flow: unknown = context.flow?.getSnapshot() ?? null;
    const shown = typeof flow === 'object' && flow !== null && 'context' in flow && 'value' in flow ? [flow.value, flow.context] : null;
    return [chunkId, value, shown];
  });
  return textHash(JSON.stringify([user?.guid ?? null, states], seenOnly));
}
