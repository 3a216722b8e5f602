import { createParser } from 'eventsource-parser';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { assert, create } from 'superstruct';
import { fromWire, toWire } from '../../../contract/casing.ts';
import { fillPath } from '../../../contract/endpoint.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { rawPaths } from '../../../contract/kitchen/kitchen-endpoints.ts';
import { isLastEvent, jobEventSchema, jobSchema, type CookRequest, type Job, type JobEvent } from '../../../contract/kitchen/kitchen.ts';
import { recipePageSchema, recipeSchema, type Recipe, type RecipePage } from '../../../contract/recipes/recipe.ts';
import { payloadOf, type TestApp, type TestViewer } from './app.ts';
import { ScriptedCook } from './scripted-cook.ts';

export interface SeenEvent {
  id: string;
  event: JobEvent;
}

let keys = 0;

export const requestFor = (description: string, more: Partial<CookRequest> = {}): CookRequest => {
  keys += 1;
  return {
    requestKey: `key-${String(keys).padStart(6, '0')}`,
    description,
    photoGuid: null,
    servings: 2,
    unitSystem: 'metric',
    diets: [],
    choice: null,
    improvise: false,
    ...more,
  };
};

/** The kitchen's calls as one viewer makes them. */
export function kitchenClient({ app, cook }: TestApp, viewer: TestViewer) {
  const pathOf = (path: string, guid = '') => fillPath(path, { companyUri: viewer.companyUri, guid });
  const call = (options: InjectOptions): Promise<LightMyRequestResponse> =>
    app.inject({ ...options, headers: { ...viewer.headers, ...options.headers } });
  const jobOf = (response: LightMyRequestResponse): Job => create(payloadOf(response), jobSchema);

  return {
    pathOf,
    call,
    post: (body: unknown) =>
      call({
        method: 'POST',
        url: pathOf(endpoints.createJob.path),
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(toWire(body)),
      }),
    async order(request: CookRequest): Promise<Job> {
      const job = jobOf(await this.post(request));
      // The cook hears of it once the order is read.
      if (job.status === 'cooking' && cook instanceof ScriptedCook)
        await cook.heard((orders) => orders.some(({ requestKey }) => requestKey === request.requestKey));
      return job;
    },
    job: async (guid: string): Promise<Job> => jobOf(await call({ url: pathOf(endpoints.getJob.path, guid) })),
    cancel: async (guid: string): Promise<Job> => jobOf(await call({ method: 'DELETE', url: pathOf(endpoints.cancelJob.path, guid) })),
    recipe: async (guid: string): Promise<Recipe> =>
      create(payloadOf(await call({ url: pathOf(endpoints.getRecipe.path, guid) })), recipeSchema),
    recipes: async (query = ''): Promise<RecipePage> =>
      create(payloadOf(await call({ url: `${endpoints.listRecipes.path}${query}` })), recipePageSchema),
    /** The whole stream of a job that ends. */
    async events(guid: string, lastEventId?: string): Promise<JobEvent[]> {
      const headers = lastEventId === undefined ? {} : { 'last-event-id': lastEventId };
      const response = await call({ url: pathOf(rawPaths.jobEvents, guid), headers });
      return parseEvents(response.body).map(({ event }) => event);
    },
  };
}

function parseEvents(text: string): SeenEvent[] {
  const seen: SeenEvent[] = [];
  const parser = createParser({
    onEvent: ({ id = '', data }) => {
      const event = fromWire(JSON.parse(data));
      assert(event, jobEventSchema);
      seen.push({ id, event });
    },
  });
  parser.feed(text);
  return seen;
}

/** Listens to a job over a real connection; ends at the last event, or when `until` says so. */
export async function listen(
  url: string,
  headers: Record<string, string>,
  until: (seen: SeenEvent[]) => boolean = () => false,
): Promise<{ seen: SeenEvent[]; response: Response }> {
  const abort = new AbortController();
  const response = await fetch(url, { headers, signal: abort.signal });
  const seen: SeenEvent[] = [];
  let text = '';
  try {
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += part;
      seen.splice(0, seen.length, ...parseEvents(text));
      const last = seen.at(-1);
      if (until(seen) || (last !== undefined && isLastEvent(last.event))) break;
    }
  } finally {
    abort.abort();
  }
  return { seen, response };
}
