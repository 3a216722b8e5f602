import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { create } from 'superstruct';
import { fromWire, toWire } from '../../../../contract/casing.ts';
import { endpoints } from '../../../../contract/endpoints.ts';
import { longestTimer, mostTimers, timerKept, toldTimersSchema, type KitchenTimer } from '../../../../contract/kitchen/kitchen-timers.ts';
import { sweep } from '../../../../server/janitor.ts';
import { buildTestApp, payloadOf, signInSomebody, type TestApp, type TestViewer } from '../../../support/server/app.ts';
import { impersonating } from '../../../support/server/impersonations.ts';
import { kitchenListener } from '../../../support/server/kitchen-listener.ts';

let server: TestApp;
let viewer: TestViewer;

beforeAll(async () => {
  server = await buildTestApp();
  await server.app.listen({ port: 0 });
});
afterAll(() => server.close());
beforeEach(async () => {
  viewer = await signInSomebody(server);
});

const timer = (more: Partial<KitchenTimer> = {}): KitchenTimer => ({
  guid: randomUUID(),
  revision: 1,
  name: 'Tea',
  step: 2,
  companyUri: viewer.companyUri,
  recipeGuid: randomUUID(),
  endsAt: server.clock.now() + 60_000,
  isStopped: false,
  ...more,
});
const send = (timers: readonly unknown[], headers: object = viewer.headers) =>
  server.app.inject({ method: 'POST', url: endpoints.syncTimers.path, headers: { ...headers }, payload: toWire({ timers }) as object });
const sync = async (timers: readonly unknown[], headers?: object) =>
  create(payloadOf(await send(timers, headers)), endpoints.syncTimers.payload);

test('stores a device’s timer, and returns the server’s time', async () => {
  const tea = timer();
  expect(await sync([tea])).toEqual({ now: server.clock.now(), timers: [tea], refused: [] });
  expect((await sync([tea])).timers).toEqual([tea]);
  expect((await sync([])).timers).toEqual([tea]);
});

test('the change that was made more often wins; of ties the one that stops', async () => {
  const tea = timer();
  await sync([tea]);
  const longer = { ...tea, revision: 3, endsAt: tea.endsAt + 60_000 };
  expect((await sync([longer])).timers).toEqual([longer]);
  expect((await sync([{ ...tea, revision: 2, isStopped: true }])).timers).toEqual([longer]);
  const stopped = { ...tea, revision: 3, isStopped: true };
  expect((await sync([stopped])).timers).toEqual([stopped]);
  expect((await sync([longer])).timers).toEqual([stopped]);
});

test('reaches all other devices through the account’s stream, and nobody else', async () => {
  const stranger = await signInSomebody(server);
  const device = kitchenListener(server, viewer.headers);
  await device.open();
  const told = (data: unknown) => create(fromWire(data), toldTimersSchema);
  await device.until('timers', (data) => told(data).timers.length === 0);
  const tea = timer();
  await sync([tea]);
  const heard = await device.until('timers', (data) => told(data).timers.length === 1);
  expect(told(heard)).toEqual({ now: server.clock.now(), timers: [tea] });
  expect((await sync([], stranger.headers)).timers).toEqual([]);
  // The key of somebody else's timer is no way to it.
  await sync([{ ...tea, revision: 9, isStopped: true }], stranger.headers);
  expect((await sync([])).timers).toEqual([tea]);
  await device.close();
});

test('limits number and duration; rejected timers are named', async () => {
  const many = Array.from({ length: mostTimers + 1 }, () => timer());
  const { timers, refused } = await sync(many);
  expect([timers.length, refused]).toEqual([mostTimers, [many.at(-1)?.guid]]);
  await sync([{ ...many[0], revision: 2, isStopped: true }]);
  expect((await sync([many.at(-1)])).refused).toEqual([]);
  const endless = timer({ endsAt: server.clock.now() + longestTimer + 120_000 });
  expect((await sync([endless])).refused).toEqual([endless.guid]);
});

test('is private to its owner, and accepts only valid timers', async () => {
  expect((await send([], {})).statusCode).toBe(401);
  const { browser } = await impersonating(server);
  expect((await browser.post(endpoints.syncTimers.path, { timers: [] })).statusCode).toBe(403);
  for (const wrong of [{ guid: 'x' }, { revision: 0 }, { name: '' }, { name: 'x'.repeat(121) }, { step: 40 }, { endsAt: -1 }])
    expect((await send([{ ...timer(), ...wrong }])).statusCode).toBe(400);
});

test('long-expired timers leave the list and are swept', async () => {
  await sync([timer()]);
  server.clock.advance(timerKept + 61_000);
  expect((await sync([], (await signInSomebody(server)).headers)).timers).toEqual([]);
  await sweep(server.db, server.clock);
  expect(await server.db.selectFrom('kitchen_timers').select('guid').where('user_guid', '=', viewer.userGuid).execute()).toEqual([]);
});
