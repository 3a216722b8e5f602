import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { create } from 'superstruct';
import { fromWire, toWire } from '../../../../contract/casing.ts';
import { endpoints } from '../../../../contract/endpoints.ts';
import { kitchenNewsPath, listedJobsSchema, type ListedJob } from '../../../../contract/kitchen/kitchen-news.ts';
import { sessionLimits } from '../../../../server/sign-in/sessions.ts';
import { buildTestApp, payloadOf, signInSomebody, type TestApp, type TestViewer } from '../../../support/server/app.ts';
import { impersonating } from '../../../support/server/impersonations.ts';
import { kitchenClient, requestFor } from '../../../support/server/kitchen-client.ts';
import { kitchenListener, type KitchenListener } from '../../../support/server/kitchen-listener.ts';
import { finished, ScriptedCook, titled } from '../../../support/server/scripted-cook.ts';

let server: TestApp;
let viewer: TestViewer;
let kitchen: ReturnType<typeof kitchenClient>;
let listener: KitchenListener;
const cook = new ScriptedCook();

beforeAll(async () => {
  server = await buildTestApp({ cook });
  await server.app.listen({ port: 0 });
});
afterAll(() => server.close());
beforeEach(async () => {
  viewer = await signInSomebody(server);
  kitchen = kitchenClient(server, viewer);
  listener = kitchenListener(server, viewer.headers);
});

const jobsOf = (data: unknown): ListedJob[] => create(fromWire(data), listedJobsSchema).jobs;
const until = (isMeant: (jobs: ListedJob[]) => boolean) => listener.until('jobs', (data) => isMeant(jobsOf(data))).then(jobsOf);
const see = (jobs: string[], headers: object = viewer.headers) =>
  server.app.inject({ method: 'POST', url: endpoints.seeJobs.path, headers: { ...headers }, payload: toWire({ jobs }) as object });

test('every device is told what cooks, how far it is, what it is called and how it ended', async () => {
  await listener.open();
  expect(await until(() => true)).toEqual([]);
  const { guid } = await kitchen.order(requestFor('toast with butter'));
  expect(await until(([job]) => job?.guid === guid)).toMatchObject([
    { status: 'cooking', title: null, description: 'toast with butter', companyUri: viewer.companyUri, refines: null, isSeen: false },
  ]);
  cook.say({ type: 'stage', stage: 'writing' }, titled('Buttered toast'));
  await until(([job]) => job?.stage === 'writing' && job.title === 'Buttered toast');
  cook.say(finished);
  const [done] = await until(([job]) => job?.status === 'done');
  expect(done).toMatchObject({ recipeGuid: expect.any(String), title: 'Toast', endedAt: expect.any(Number) });
  await listener.close();
});

test('an end that was seen on one device is seen on all', async () => {
  const { guid } = await kitchen.order(requestFor('toast'));
  expect(payloadOf(await see([guid]))).toEqual({ count: 0 });
  cook.say(finished);
  await kitchen.events(guid);
  await listener.open();
  await until(([job]) => job?.status === 'done' && !job.isSeen);
  expect(payloadOf(await see([guid]))).toEqual({ count: 1 });
  await until(([job]) => job?.isSeen === true);
  await listener.close();
});

test('a failure says why in the reader’s words, and keeps what was written', async () => {
  const { guid } = await kitchen.order(requestFor('toast'));
  cook.say(titled('Half a toast'), { type: 'failed', statusCode: 11, message: 'The oven is cold.', retryAfter: 30 });
  expect((await kitchen.events(guid)).map(({ type }) => type)).toEqual(['stage', 'partial', 'failed']);
  await listener.open();
  expect(await until(([job]) => job?.status === 'failed')).toMatchObject([
    { title: 'Half a toast', failure: { message: 'The oven is cold.', statusCode: 11, retryAfter: 30 } },
  ]);
  await listener.close();
});

test('what was stopped is listed no more, nor what ended a day ago, nor a recipe in the trash', async () => {
  const stopped = await kitchen.order(requestFor('toast'));
  await kitchen.cancel(stopped.guid);
  const thrown = await kitchen.order(requestFor('toast'));
  cook.say(finished);
  await kitchen.events(thrown.guid);
  const { recipeGuid } = await kitchen.job(thrown.guid);
  await server.db
    .updateTable('recipes')
    .set({ trashed_at: 1 })
    .where('guid', '=', recipeGuid ?? '')
    .execute();
  const old = await kitchen.order(requestFor('toast'));
  cook.say(finished);
  await kitchen.events(old.guid);
  await server.db.updateTable('recipe_jobs').set({ finished_at: 1 }).where('guid', '=', old.guid).execute();
  await listener.open();
  expect(await until(() => true)).toEqual([]);
  await listener.close();
});

test('jobs of others are not told, nor seen for them', async () => {
  const { guid } = await kitchen.order(requestFor('toast'));
  cook.say(finished);
  await kitchen.events(guid);
  const stranger = await signInSomebody(server);
  expect(payloadOf(await see([guid], stranger.headers))).toEqual({ count: 0 });
  listener = kitchenListener(server, stranger.headers);
  await listener.open();
  expect(await until(() => true)).toEqual([]);
  await listener.close();
});

test('the stream is the owner’s, ends with the session, and keeps none alive (7.3.1, 7.4.1)', async () => {
  expect((await server.app.inject({ url: kitchenNewsPath })).statusCode).toBe(401);
  const { browser } = await impersonating(server);
  expect((await browser.get(kitchenNewsPath)).statusCode).toBe(403);
  const sessions = () => server.db.selectFrom('sessions').selectAll().where('user_guid', '=', viewer.userGuid).execute();
  const [before] = await sessions();
  await listener.open();
  await until(() => true);
  server.clock.advance(sessionLimits.idle / 2);
  await vi.waitFor(async () => expect((await sessions()).map(({ last_seen_at }) => last_seen_at)).toContain(before?.last_seen_at), {
    timeout: 5_000,
  });
  await server.db.deleteFrom('sessions').where('user_guid', '=', viewer.userGuid).execute();
  await listener.ended();
}, 60_000);

test('an account has six streams: a seventh ends the oldest', async () => {
  const streams = Array.from({ length: 7 }, () => kitchenListener(server, viewer.headers));
  for (const stream of streams) {
    await stream.open();
    await stream.until('jobs', () => true);
  }
  await streams[0]?.ended();
  const others = Promise.race(streams.slice(1).map((stream) => stream.ended().then(() => 'ended')));
  const quiet = new Promise((resolve) => setTimeout(resolve, 300, 'open'));
  expect(await Promise.race([others, quiet])).toBe('open');
  for (const stream of streams) await stream.close();
}, 30_000);
