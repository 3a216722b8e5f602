import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { toWire } from '../../../contract/casing.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { type Cook } from '@anydish/kitchen/cook';
import { buildTestApp, envelopeOf, payloadOf, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { kitchenClient, requestFor } from '../../support/server/kitchen-client.ts';
import { finished, ScriptedCook } from '../../support/server/scripted-cook.ts';
import { formWith, upload, uploadPath } from '../../support/server/upload.ts';

const day = 24 * 3_600_000;
let server: TestApp;
afterEach(() => server.close());

/** A model that takes so many tokens for each order, also for one that comes to nothing. */
class PaidCook extends ScriptedCook {
  readonly #tokens: number;
  constructor(tokens: number) {
    super();
    this.#tokens = tokens;
  }
  override async *cook(...[order, signal, spend = () => undefined]: Parameters<Cook['cook']>) {
    spend(this.#tokens);
    yield* super.cook(order, signal);
  }
}

async function open(env: Record<string, string>, tokens = 0) {
  const cook = new PaidCook(tokens);
  server = await buildTestApp({ cook, env });
  const people = await Promise.all([signInSomebody(server), signInSomebody(server)]);
  const from = (viewer: TestViewer, remoteAddress: string) => ({
    order: () =>
      server.app.inject({
        method: 'POST',
        url: kitchenClient(server, viewer).pathOf(endpoints.createJob.path),
        headers: { ...viewer.headers, 'content-type': 'application/json' },
        payload: JSON.stringify(toWire(requestFor('toast'))),
        remoteAddress,
      }),
  });
  /** Orders toast, which is done at once. */
  const cooked = async (viewer: TestViewer) => {
    const kitchen = kitchenClient(server, viewer);
    const job = await kitchen.order(requestFor('toast'));
    cook.say(finished);
    await kitchen.events(job.guid);
    return job;
  };
  const left = async (viewer: TestViewer) => {
    const kitchen = kitchenClient(server, viewer);
    const body = JSON.stringify(toWire({ description: 'toast', diets: [] }));
    const headers = { 'content-type': 'application/json' };
    const answer = await kitchen.call({ method: 'POST', url: kitchen.pathOf(endpoints.readOrder.path), headers, payload: body });
    return payloadOf(answer) as { left: number; photosLeft: number };
  };
  return { cook, people, from, cooked, left };
}

const refused = { status_code: 6, payload: { retry_after: day / 2_000 } };

test('one network has a daily budget for all its users; other networks go on, and tomorrow so does this one', async () => {
  const { people, from } = await open({ NETWORK_ORDERS_PER_DAY: '2', ORDERS_AT_ONCE: '10' });
  const [ana, ben] = people;
  expect((await from(ana, '198.51.100.1').order()).statusCode).toBe(200);
  expect((await from(ben, '198.51.100.1').order()).statusCode).toBe(200);
  expect(envelopeOf(await from(ana, '198.51.100.1').order())).toMatchObject(refused);
  expect((await from(ana, '198.51.100.2').order()).statusCode).toBe(200);
  server.clock.advance(day / 2);
  expect((await from(ana, '198.51.100.1').order()).statusCode).toBe(200);
});

test('the whole site orders so much a day, and says that it is not about the user', async () => {
  const { people, from } = await open({ SITE_ORDERS_PER_DAY: '5', ORDERS_AT_ONCE: '20' });
  const answers = await Promise.all(
    Array.from({ length: 9 }, (_, index) => from(people[index % 2 === 0 ? 0 : 1], `198.51.100.${index}`).order()),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
  const last = answers.find(({ statusCode }) => statusCode === 429);
  if (last === undefined) throw new Error('All were taken.');
  expect(envelopeOf(last)).toMatchObject({
    ...refused,
    status_text: expect.stringContaining('The kitchen has reached its limit') as string,
  });
  expect(await server.db.selectFrom('recipe_jobs').select('guid').execute()).toHaveLength(5);
});

test('tokens that were used are gone, and the page says how many recipes that leaves', async () => {
  const { people, cooked, from, left } = await open({ TOKENS_PER_DAY: '20000' }, 9_000);
  const [ana, ben] = people;
  await cooked(ana);
  await expect.poll(async () => (await left(ana)).left).toBe(2);
  await cooked(ana);
  await cooked(ana);
  await expect.poll(async () => (await left(ana)).left).toBe(0);
  expect(envelopeOf(await from(ana, '198.51.100.1').order())).toMatchObject(refused);
  expect((await from(ben, '198.51.100.1').order()).statusCode).toBe(200);
});

test('a job that is cancelled is paid for as well', async () => {
  const { people, left } = await open({ TOKENS_PER_DAY: '20000' }, 13_000);
  const kitchen = kitchenClient(server, people[0]);
  const job = await kitchen.order(requestFor('toast'));
  await kitchen.cancel(job.guid);
  await expect.poll(async () => (await left(people[0])).left).toBe(1);
});

test('so many bytes of photos a day; what is refused is not kept, nor read', async () => {
  const { people, left } = await open({ MEGABYTES_PER_DAY: '1' });
  const [ana, ben] = people;
  // Noise: it stays as large as it is.
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const photo = await sharp({ create: { width: 1_100, height: 1_100, channels: 3, background: '#888888', noise } })
    .jpeg({ quality: 90 })
    .toBuffer();
  expect((await left(ana)).photosLeft).toBe(2);
  const answers = [await upload(server, ana, photo), await upload(server, ana, photo), await upload(server, ana, photo)];
  const stored = await server.db.selectFrom('photos').select('bytes').execute();
  expect(stored.reduce((sum, { bytes }) => sum + (bytes?.length ?? 0), 0)).toBeLessThanOrEqual(1_024 * 1_024);
  const last = answers.at(-1);
  if (last === undefined) throw new Error('Nothing was sent.');
  expect(envelopeOf(last)).toMatchObject(refused);
  expect((await upload(server, ben, photo)).statusCode).toBe(200);
  await server.db.updateTable('rate_limits').set({ count: 1_024 }).where('key', '=', `budget kibibytes user ${ana.userGuid}`).execute();
  expect((await left(ana)).photosLeft).toBe(0);
  const { headers } = formWith(photo);
  const unread = await server.app.inject({
    method: 'POST',
    url: uploadPath(ana),
    headers: { ...ana.headers, ...headers },
    payload: 'no form',
  });
  expect(envelopeOf(unread)).toMatchObject(refused);
});
