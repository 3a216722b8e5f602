import { createAccount } from '@nats-io/jwt';
import { create } from 'superstruct';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountMessageSchema, accountSubject } from '../../../../contract/kitchen/account-messages.ts';
import { fromWire } from '../../../../contract/casing.ts';
import { endpoints } from '../../../../contract/endpoints.ts';
import { createLocalBus } from '../../../../server/messages/bus.ts';
import { sessionLimits } from '../../../../server/sign-in/sessions.ts';
import { buildTestApp, payloadOf, signInSomebody, type TestApp, type TestViewer } from '../../../support/server/app.ts';
import { impersonating } from '../../../support/server/impersonations.ts';
import { kitchenClient, requestFor } from '../../../support/server/kitchen-client.ts';
import { finished, partialStew, ScriptedCook } from '../../../support/server/scripted-cook.ts';

const seed = new TextDecoder().decode(createAccount().getSeed());
const env = { NATS_URL: 'nats://127.0.0.1:1', NATS_WS_URL: 'wss://messages.example.com', NATS_ACCOUNT_SEED: seed };
const cook = new ScriptedCook();
/** As if NATS carried it; `reaches` says whether it does. */
const local = createLocalBus();
let reaches = true;

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp({ env, cook, bus: { ...local, reachesOthers: () => reaches } });
});
afterAll(() => server.close());

const now = async ({ headers }: Pick<TestViewer, 'headers'>, after?: string) =>
  create(
    payloadOf(await server.app.inject({ url: endpoints.readNews.path, headers, ...(after === undefined ? {} : { query: { after } }) })),
    endpoints.readNews.payload,
  );
const soFar = async (viewer: TestViewer, guid: string, after = '0', reader = viewer) => {
  const url = kitchenClient(server, viewer).pathOf(endpoints.readJobEvents.path, guid);
  return server.app.inject({ url, headers: reader.headers, query: { after } });
};

test('a page is told jobs and timers once, and of each later version what it does not know', async () => {
  const viewer = await signInSomebody(server);
  const first = await now(viewer);
  expect(first).toMatchObject({ sessions: 0, natsUserToken: expect.any(String), state: { jobs: { jobs: [] }, timers: { timers: [] } } });
  expect(await now(viewer, first.version)).toMatchObject({ version: first.version, state: null });
  const { guid } = await kitchenClient(server, viewer).order(requestFor('toast'));
  const next = await now(viewer, first.version);
  expect(next.state?.jobs.jobs).toMatchObject([{ guid, status: 'cooking' }]);
  cook.say(finished);
});

test('it is the owner’s alone, keeps no session alive, and ends with it (7.3.1, 7.4.1)', async () => {
  expect((await server.app.inject({ url: endpoints.readNews.path })).statusCode).toBe(401);
  const { browser } = await impersonating(server);
  expect((await browser.get(endpoints.readNews.path)).statusCode).toBe(403);
  const viewer = await signInSomebody(server);
  const seenAt = () =>
    server.db.selectFrom('sessions').select('last_seen_at').where('user_guid', '=', viewer.userGuid).executeTakeFirstOrThrow();
  const before = await seenAt();
  server.clock.advance(sessionLimits.idle / 2);
  await now(viewer);
  expect(await seenAt()).toEqual(before);
  server.clock.advance(sessionLimits.idle / 2 + 1);
  expect((await server.app.inject({ url: endpoints.readNews.path, headers: viewer.headers })).statusCode).toBe(401);
});

test('a server that NATS does not reach gives no token: its pages keep to the event stream', async () => {
  const viewer = await signInSomebody(server);
  reaches = false;
  expect((await now(viewer)).natsUserToken).toBeNull();
  reaches = true;
});

test('messages of a job say to its owner’s browsers what the stream would, and to nobody else’s', async () => {
  const [viewer, stranger] = [await signInSomebody(server), await signInSomebody(server)];
  const heard: { progress: unknown; subject: string }[] = [];
  const hear = (message: unknown, subject: string) => heard.push({ progress: message, subject });
  for (const { userGuid } of [viewer, stranger]) local.subscribe(accountSubject(userGuid, 0, 'job'), hear);
  const told = () => heard.map(({ progress }) => create(fromWire(progress), accountMessageSchema));
  const until = async (isMeant: (all: ReturnType<typeof told>) => boolean) => {
    while (!isMeant(told())) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const kitchen = kitchenClient(server, viewer);
  const { guid } = await kitchen.order(requestFor('stew'));
  cook.say(partialStew(6));
  await until((all) => all.some((one) => one.kind === 'job' && one.stored?.event.type === 'partial'));
  cook.say(partialStew(7));
  await until((all) => all.some((one) => one.kind === 'job' && one.partial !== null));
  const stored = create(payloadOf(await soFar(viewer, guid)), endpoints.readJobEvents.payload);
  expect(stored.isTold).toBe(true);
  expect(told()).toEqual([
    ...stored.events.filter(({ event }) => event.type === 'partial').map((one) => ({ kind: 'job', job: guid, stored: one, partial: null })),
    {
      kind: 'job',
      job: guid,
      stored: null,
      partial: { base: stored.events.at(-1)?.sequence, changes: expect.objectContaining({ steps: { keep: 6, add: [expect.anything()] } }) },
    },
  ]);
  cook.say({ type: 'failed', statusCode: 11, message: 'The oven is cold.', retryAfter: null });
  await kitchen.events(guid);
  await until((all) => all.some((one) => one.kind === 'job' && one.stored === null && one.partial === null));
  expect(JSON.stringify(told()), 'its sentence follows the reader’s language').not.toContain('oven');
  expect(new Set(heard.map(({ subject }) => subject))).toEqual(new Set([accountSubject(viewer.userGuid, 0, 'job')]));
  const last = stored.events.at(-1)?.sequence ?? 0;
  const rest = create(payloadOf(await soFar(viewer, guid, String(last))), endpoints.readJobEvents.payload);
  expect(rest.events.map(({ event }) => event.type)).toEqual(['failed']);
  expect((await soFar(viewer, guid, '0', stranger)).statusCode).toBe(404);
});

test('a member who has not ordered the job reads it, and is told to use the stream', async () => {
  const viewer = await signInSomebody(server);
  const { guid } = await kitchenClient(server, viewer).order(requestFor('toast'));
  cook.say(finished);
  const other = await signInSomebody(server);
  await server.db
    .insertInto('company_members')
    .values({ company_guid: viewer.companyGuid, user_guid: other.userGuid, created_at: 0 })
    .execute();
  const read = create(payloadOf(await soFar(viewer, guid, '0', other)), endpoints.readJobEvents.payload);
  expect([read.isTold, read.events.length > 0]).toEqual([false, true]);
});
