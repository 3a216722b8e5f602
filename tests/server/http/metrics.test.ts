import { type Cook } from '@anydish/kitchen/cook';
import { afterEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { buildTestApp, signInSomebody, type TestApp } from '../../support/server/app.ts';
import { kitchenClient, requestFor } from '../../support/server/kitchen-client.ts';
import { finished, ScriptedCook } from '../../support/server/scripted-cook.ts';

const token = 'a-token-of-operators';
let server: TestApp | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

const isMeasured = { METRICS_TOKEN: token };
const begin = async (env: Record<string, string> = isMeasured) => (server = await buildTestApp({ env }));
const read = ({ app }: TestApp, authorization = `Bearer ${token}`) =>
  app.inject({ url: '/metrics', headers: { authorization, accept: 'application/json' } });

/** The value of one line of the answer; null without such a line. */
const valueOf = (text: string, name: string, ...labels: string[]): number | null => {
  const found = text.split('\n').find((line) => line.startsWith(name) && labels.every((label) => line.includes(label)));
  return found === undefined ? null : Number(found.split(' ').at(-1));
};

test('requests are measured by route, so that no address of a user becomes a label', async () => {
  const open = await begin();
  await open.app.inject('/api/health');
  await open.app.inject('/r/secret-soup-123');
  const { statusCode, headers, body } = await read(open);
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(headers['content-type']).toContain('version=0.0.4');
  expect(valueOf(body, 'anydish_request_seconds_count', 'route="/api/health"', 'status="200"')).toBeGreaterThan(0);
  expect(body).not.toContain('secret-soup');
  expect(valueOf(body, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
  expect(valueOf(body, 'nodejs_eventloop_lag_p99_seconds')).not.toBeNull();
});

test('what waits in the database of all processes is told, with the age of the oldest mail', async () => {
  const open = await begin();
  const now = open.clock.now();
  await sql`insert into mails (guid, sender, recipient, subject, text, html, created_at, next_attempt_at)
    values (gen_random_uuid(), 'a', 'b', 'c', 'd', 'e', ${now - 90_000}, ${now - 90_000})`.execute(open.db);
  const { body } = await read(open);
  expect(valueOf(body, 'anydish_waiting', 'what="mails"')).toBe(1);
  expect(valueOf(body, 'anydish_waiting', 'what="jobs"')).toBe(0);
  expect(valueOf(body, 'anydish_oldest_mail_seconds')).toBe(90);
});

test('jobs are counted by whether a process works on them, with the age of the oldest that waits', async () => {
  const cook = new ScriptedCook();
  const open = (server = await buildTestApp({ env: isMeasured, cook }));
  const kitchen = kitchenClient(open, await signInSomebody(open));
  await kitchen.order(requestFor('toast'));
  const { guid } = await kitchen.order(requestFor('soup'));
  const now = open.clock.now();
  await sql`update recipe_jobs set leased_by = null, created_at = ${now - 45_000} where guid = ${guid}`.execute(open.db);
  const { body } = await read(open);
  const states = ['running', 'waiting'].map((state) => valueOf(body, 'anydish_jobs', `state="${state}"`));
  expect([...states, valueOf(body, 'anydish_oldest_job_seconds')]).toEqual([1, 1, 45]);
});

test('without the database the figures of the process still stand', async () => {
  const open = await begin();
  await sql`alter table mails rename to mails_elsewhere`.execute(open.db);
  const { statusCode, body } = await read(open);
  await sql`alter table mails_elsewhere rename to mails`.execute(open.db);
  expect(statusCode).toBe(200);
  expect(valueOf(body, 'anydish_waiting', 'what="mails"')).toBeNull();
  expect(valueOf(body, 'process_cpu_user_seconds_total')).not.toBeNull();
});

test.each([undefined, 'Bearer another-token-of-16', token, `Basic ${token}`])(
  '%s reads nothing, as if there were no such page',
  async (given) => {
    const open = await begin();
    const { statusCode } = await open.app.inject({ url: '/metrics', ...(given !== undefined && { headers: { authorization: given } }) });
    expect(statusCode).toBe(404);
  },
);

test('without a token in the settings there are no metrics', async () => {
  const { statusCode } = await read(await begin({}));
  expect(statusCode).toBe(404);
});

test('every end of a job is counted: a recipe, and a cook that failed', async () => {
  const orderFrom = async (cook: Cook, end: string, meanwhile = () => {}) => {
    const open = (server = await buildTestApp({ env: isMeasured, cook }));
    // The figures are of the process, which has had other apps.
    const ended = async () => valueOf((await read(open)).body, 'anydish_jobs_ended_total', `end="${end}"`) ?? 0;
    const before = await ended();
    const kitchen = kitchenClient(open, await signInSomebody(open));
    const { guid } = await kitchen.order(requestFor('toast'));
    meanwhile();
    await kitchen.events(guid);
    await expect.poll(ended, { timeout: 60_000 }).toBe(before + 1);
    await open.close();
    server = null;
  };
  const cook = new ScriptedCook();
  await orderFrom(cook, 'done', () => cook.say(finished));
  const explode = () => {
    throw new Error('exploded');
  };
  await orderFrom({ kind: 'built-in', cook: explode }, 'failed');
});
