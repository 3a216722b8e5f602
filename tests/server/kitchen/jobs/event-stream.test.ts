import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createParser } from 'eventsource-parser';
import { is, string, type } from 'superstruct';
import { fromWire } from '../../../../contract/casing.ts';
import { jobEventSchema } from '../../../../contract/kitchen/kitchen.ts';
import { changesSchema, withChanges } from '../../../../contract/kitchen/partial-changes.ts';
import type { PartialRecipe } from '../../../../contract/recipes/partial-recipe.ts';
import { rawPaths } from '../../../../contract/kitchen/kitchen-endpoints.ts';
import { buildTestApp, signInSomebody, type TestApp, type TestViewer } from '../../../support/server/app.ts';
import { openTestDatabase } from '../../../support/server/database.ts';
import { kitchenClient, listen, requestFor } from '../../../support/server/kitchen-client.ts';
import { finished, partialStew, ScriptedCook, titled } from '../../../support/server/scripted-cook.ts';

let server: TestApp;
let origin: string;
let viewer: TestViewer;
let kitchen: ReturnType<typeof kitchenClient>;
const cook = new ScriptedCook();

const portOf = (address: AddressInfo | string | null) => (address === null || typeof address === 'string' ? 0 : address.port);

beforeAll(async () => {
  server = await buildTestApp({ cook });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${portOf(server.app.server.address())}`;
});
afterAll(() => server.close());
beforeEach(async () => {
  viewer = await signInSomebody(server);
  kitchen = kitchenClient(server, viewer);
});

const urlOf = (guid: string, query = '') => `${origin}${kitchen.pathOf(rawPaths.jobEvents, guid)}${query}`;
const typesOf = (seen: { event: { type: string } }[]) => seen.map(({ event }) => event.type);

test('events come while the recipe is being written, under the headers of a stream', async () => {
  const job = await kitchen.order(requestFor('toast'));
  cook.say(titled('T'));
  const { seen, response } = await listen(urlOf(job.guid), viewer.headers, (events) => typesOf(events).includes('partial'));
  expect(seen.at(-1)?.event).toMatchObject({ type: 'partial', recipe: { title: 'T' } });
  expect((await kitchen.job(job.guid)).status).toBe('cooking');
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-accel-buffering')).toBe('no');
  expect(response.headers.get('content-encoding')).toBeNull();
  cook.say(finished);
});

test('a stream that was cut goes on after the last event that was seen', async () => {
  const job = await kitchen.order(requestFor('toast'));
  cook.say({ type: 'stage', stage: 'reading' }, { type: 'stage', stage: 'looking' });
  const first = await listen(urlOf(job.guid), viewer.headers, (events) => events.length === 3);
  cook.say({ type: 'stage', stage: 'writing' }, finished);
  const last = first.seen.at(-1)?.id ?? '';
  const again = await listen(urlOf(job.guid), { ...viewer.headers, 'last-event-id': last });
  expect(typesOf(again.seen)).toEqual(['stage', 'done']);
  expect(again.seen[0]?.event).toEqual({ type: 'stage', stage: 'writing' });
  const byAddress = await listen(urlOf(job.guid, `?after=${last}`), viewer.headers);
  expect(byAddress.seen).toEqual(again.seen);
});

test('two readers see the same events, in the same order', async () => {
  const job = await kitchen.order(requestFor('toast'));
  const readers = [listen(urlOf(job.guid), viewer.headers), listen(urlOf(job.guid), viewer.headers)];
  cook.say({ type: 'stage', stage: 'reading' }, { type: 'stage', stage: 'writing' }, finished);
  const [one, two] = await Promise.all(readers);
  expect(one?.seen).toEqual(two?.seen);
  expect(typesOf(one?.seen ?? [])).toEqual(['stage', 'stage', 'stage', 'done']);
  const ids = (one?.seen ?? []).map(({ id }) => Number(id));
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
});

test('a finished stream that was seen to its end answers 204, so that a browser stops asking', async () => {
  const job = await kitchen.order(requestFor('toast'));
  cook.say(finished);
  const { seen } = await listen(urlOf(job.guid), viewer.headers);
  const again = await fetch(urlOf(job.guid), { headers: { ...viewer.headers, 'last-event-id': seen.at(-1)?.id ?? '' } });
  expect(again.status).toBe(204);
});

test.each(['', 'x', '-1', '1e9', '99999999999999'])('a Last-Event-ID of "%s" begins at the beginning', async (id) => {
  const job = await kitchen.order(requestFor('toast'));
  cook.say(finished);
  const { seen } = await listen(urlOf(job.guid), { ...viewer.headers, 'last-event-id': id });
  expect(typesOf(seen)).toEqual(['stage', 'done']);
});

test('news of work in another process arrives within a second', async () => {
  const database = await openTestDatabase();
  const elsewhere = new ScriptedCook();
  const worker = await buildTestApp({ cook: elsewhere, database, env: { DATABASE_URL: 'postgres://nowhere/shared' } });
  const reader = await buildTestApp({ database, env: { DATABASE_URL: 'postgres://nowhere/shared' } });
  const somebody = await signInSomebody(worker);
  const job = await kitchenClient(worker, somebody).order(requestFor('toast'));
  const reading = kitchenClient(reader, somebody).events(job.guid);
  elsewhere.say(finished);
  expect((await reading).at(-1)?.type).toBe('done');
  await Promise.all([worker.close(), reader.close()]);
  await database.close();
});

test('a stream ends with the session that opened it', async () => {
  const job = await kitchen.order(requestFor('toast'));
  const stream = await fetch(urlOf(job.guid), { headers: viewer.headers });
  expect(stream.status).toBe(200);
  await server.db.deleteFrom('sessions').where('user_guid', '=', viewer.userGuid).execute();
  expect(await stream.text()).not.toContain('done');
  cook.say(finished);
  expect((await fetch(urlOf(job.guid), { headers: viewer.headers })).status).toBe(401);
});

test('of more than six streams of one user the oldest ends, and says why; others keep theirs', async () => {
  const job = await kitchen.order(requestFor('toast'));
  const somebody = await signInSomebody(server);
  const theirs = await kitchenClient(server, somebody).order(requestFor('toast'));
  const stranger = await fetch(`${origin}${kitchenClient(server, somebody).pathOf(rawPaths.jobEvents, theirs.guid)}`, somebody);
  const streams: Response[] = [];
  for (let count = 0; count < 7; count += 1) streams.push(await fetch(urlOf(job.guid), { headers: viewer.headers }));
  const [oldest, ...others] = streams.map((stream) => stream.text());
  expect(await oldest).toContain('event: crowded');
  expect((await kitchen.job(job.guid)).status).toBe('cooking');
  cook.sayToAll(finished);
  for (const text of [...(await Promise.all(others)), await stranger.text()]) {
    expect(text).toContain('"type":"done"');
    expect(text).not.toContain('crowded');
  }
});

test('a reader who leaves is forgotten, and a stop of the server ends the streams', async () => {
  const own = await buildTestApp({ cook });
  await own.app.listen({ port: 0, host: '127.0.0.1' });
  const somebody = await signInSomebody(own);
  const theirs = kitchenClient(own, somebody);
  const job = await theirs.order(requestFor('toast'));
  const url = `http://127.0.0.1:${portOf(own.app.server.address())}${theirs.pathOf(rawPaths.jobEvents, job.guid)}`;
  await listen(url, somebody.headers, (events) => events.length > 0);
  const open = listen(url, somebody.headers);
  await vi.waitFor(() => expect(own.app.server.listening).toBe(true));
  await own.close();
  expect(typesOf((await open.catch(() => ({ seen: [] }))).seen)).not.toContain('done');
});

const kind = type({ type: string() });
test('partial recipes are stored once a second, told to who asks as what changed, and to older pages as a whole', async () => {
  const job = await kitchen.order(requestFor('toast'));
  const whole = listen(urlOf(job.guid), viewer.headers);
  const brief: unknown[] = [];
  const response = await fetch(urlOf(job.guid, '?partials=changes'), { headers: viewer.headers });
  const parser = createParser({ onEvent: ({ data }) => brief.push(fromWire(JSON.parse(data))) });
  const reading = (async () => {
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) parser.feed(part);
  })();
  const until = (name: string) => vi.waitUntil(() => brief.find((event) => is(event, kind) && event.type === name), { timeout: 20_000 });
  cook.say(partialStew(6));
  await until('partial');
  cook.say(partialStew(7), partialStew(8));
  const changes = await until('changes');
  expect(changes).toMatchObject({ fields: {}, steps: { keep: 6 } });
  const stored = await server.db.selectFrom('job_events').select('event').where('job_guid', '=', job.guid).execute();
  expect(stored.filter(({ event }) => event.type === 'partial')).toHaveLength(1);
  cook.say(finished);
  await reading;
  const { seen } = await whole;
  const partials = seen.flatMap(({ event }) => (event.type === 'partial' ? [event.recipe.steps.length] : []));
  expect([partials[0], partials.at(-1)]).toEqual([6, 8]);
  let shown: PartialRecipe | null = null;
  for (const event of brief) {
    if (is(event, changesSchema) && shown !== null) shown = withChanges(shown, event);
    else if (is(event, jobEventSchema) && event.type === 'partial') shown = event.recipe;
  }
  expect(shown?.steps.map(({ text }) => text).at(-1)).toBe('Step 7 of many.');
});
