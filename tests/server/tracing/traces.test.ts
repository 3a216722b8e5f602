import { afterEach, expect, test } from 'vitest';
import { requestIdHeader } from '../../../contract/envelope.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { readConfig } from '../../../server/config.ts';
import type { MailTransport } from '../../../server/mail/transport.ts';
import { countStatement } from '../../../server/tracing/origin.ts';
import { openTracing, type Tracing } from '../../../server/tracing/tracing.ts';
import { buildTestApp, signInSomebody, type TestApp, type TestAppOptions } from '../../support/server/app.ts';
import { TestClock } from '../../support/server/clock.ts';
import { attributeOf, Collector, type SentSpan } from '../../support/server/collector.ts';
import { addUsers, atConsole } from '../../support/server/console.ts';
import { openTestDatabase } from '../../support/server/database.ts';
import { kitchenClient, requestFor } from '../../support/server/kitchen-client.ts';
import { finished, ScriptedCook, titled } from '../../support/server/scripted-cook.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

interface Running {
  server: TestApp;
  tracing: Tracing;
  problems: string[];
  lines: Record<string, unknown>[];
  sent: { to: string; text: string }[];
}

async function begin(endpoint: string, options: TestAppOptions = {}): Promise<Running> {
  const problems: string[] = [];
  const lines: Record<string, unknown>[] = [];
  const sent: Running['sent'] = [];
  const config = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
  const tracing = await openTracing(config, (reason) => void problems.push(reason));
  if (tracing === null) throw new Error('There is an endpoint, and no tracing.');
  const transport: MailTransport = {
    verify: () => Promise.resolve(true),
    sendMail: (mail) => {
      sent.push(mail as unknown as Running['sent'][number]);
      return Promise.resolve();
    },
  };
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) };
  const database = options.database ?? (await openTestDatabase({ log: countStatement }));
  const server = await buildTestApp({ tracing, transport, logger: { level: 'info', stream }, ...options, database });
  if (options.database === undefined) closing.push(database.close);
  closing.push(server.close);
  return { server, tracing, problems, lines, sent };
}

async function collect(how: { hangs?: boolean; status?: number } = {}): Promise<{ collector: Collector; endpoint: string }> {
  const collector = new Collector(how);
  closing.push(() => collector.close());
  return { collector, endpoint: await collector.listen() };
}

const patience = { timeout: 60_000 };
const requestId = 'page-made-0b9f2c4e';
const password = 'correct horse battery';

const signUp = ({ app }: TestApp, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: `${endpoints.createAccount.path}?campaign=for-ada`,
    headers: { [requestIdHeader]: requestId, origin: 'http://localhost:3000', ...headers },
    payload: { email: 'ada@anydish.example', password },
  });

const named = (spans: readonly SentSpan[], name: string): SentSpan => {
  const [span, ...others] = spans.filter((one) => one.name === name);
  if (span === undefined || others.length > 0) throw new Error(`${others.length} more spans than one are called ${name}.`);
  return span;
};

test('a sign-up is one trace of its request and its mail, and one id in both and in every line of the log', async () => {
  const { collector, endpoint } = await collect();
  const { server, tracing, lines, sent } = await begin(endpoint);
  const parent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00';
  expect((await signUp(server, { traceparent: parent })).statusCode).toBe(200);
  await expect.poll(() => lines.some(({ msg }) => msg === 'mail delivered'), patience).toBe(true);
  await server.app.inject({ url: '/livez' });
  await tracing.close();

  const request = named(collector.spans, `POST ${endpoints.createAccount.path}`);
  const mail = named(collector.spans, 'mail');
  expect(collector.spans).toHaveLength(2);
  expect([request.traceId, request.parentSpanId]).toEqual(['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331']);
  expect([mail.traceId, mail.parentSpanId]).toEqual([request.traceId, request.spanId]);
  expect(attributeOf(request, 'http.response.status_code')).toBe(200);
  expect(attributeOf(request, 'anydish.statements')).toBeGreaterThan(2);
  expect(attributeOf(request, 'anydish.statement_ms')).toBeGreaterThan(0);
  expect([request, mail].map((span) => attributeOf(span, 'anydish.request_id'))).toEqual([requestId, requestId]);
  expect(attributeOf(mail, 'anydish.end')).toBe('delivered');
  expect(lines.filter(({ mail: guid }) => guid !== undefined).map(({ msg, reqId }) => [msg, reqId])).toEqual([
    ['mail written', requestId],
    ['mail delivered', requestId],
  ]);
  expect(lines.find(({ msg }) => msg === 'request completed')).toMatchObject({ reqId: requestId });

  const code = /\b\d{6}\b/.exec(sent[0]?.text ?? '')?.[0] ?? 'no code was mailed';
  expect(code).toMatch(/^\d{6}$/);
  for (const secret of ['ada', 'anydish.example', password, 'for-ada', code, '127.0.0.1']) expect(collector.text).not.toContain(secret);
});

test('an order is one trace of its request and its job, whose stages it tells, and the id of the page is in the lines of both', async () => {
  const { collector, endpoint } = await collect();
  const cook = new ScriptedCook();
  const { server, tracing, lines } = await begin(endpoint, { cook });
  const viewer = await signInSomebody(server);
  const kitchen = kitchenClient(server, viewer);
  const { headers } = viewer;
  const withId = { ...headers, [requestIdHeader]: requestId };
  const { guid } = await kitchenClient(server, { ...viewer, headers: withId }).order(requestFor('grandmother toast'));
  cook.say({ type: 'stage', stage: 'writing' }, titled('Toast'), finished);
  await kitchen.events(guid);
  await expect.poll(() => lines.some(({ msg }) => msg === 'a job ended'), patience).toBe(true);
  await server.app.close();
  await tracing.close();

  const request = named(collector.spans, `POST ${endpoints.createJob.path}`);
  const job = named(collector.spans, 'recipe job');
  expect([job.traceId, job.parentSpanId]).toEqual([request.traceId, request.spanId]);
  expect(job.events.map(({ name }) => name)).toEqual(['writing']);
  expect([attributeOf(job, 'anydish.end'), attributeOf(job, 'anydish.job')]).toEqual(['done', guid]);
  const stream = collector.spans.find((span) => attributeOf(span, 'anydish.stream') === true);
  expect(stream?.traceId).not.toBe(request.traceId);
  expect(lines.filter((line) => line['job'] === guid).map(({ msg, reqId }) => [msg, reqId])).toEqual([
    ['a job begins', requestId],
    ['a job ended', requestId],
  ]);
  const cookie = headers.cookie.slice('session='.length);
  for (const secret of ['grandmother', 'Toast', viewer.email, viewer.companyUri, cookie]) expect(collector.text).not.toContain(secret);
});

test('a bulk action is part of the trace of its request, and its mail is below it', async () => {
  const { collector, endpoint } = await collect();
  const { server, tracing } = await begin(endpoint);
  const staff = await atConsole(server);
  await addUsers(server, 'traced', 1);
  const rows = (await staff.page('users', 'q=traced-')).rows.map(({ guid, version }) => ({ guid, version }));
  const { guid, done } = await staff.done('users', { action: 'requestDeletion', targets: { rows }, answer: 'Sends unwanted mail' });
  expect(done).toBe(1);
  const mails = await server.db.selectFrom('mails').select('trace').where('run_guid', '=', guid).execute();
  await server.app.close();
  await tracing.close();

  const request = named(collector.spans, `POST ${endpoints.startRun.path}`);
  const run = named(collector.spans, 'bulk action');
  expect([run.traceId, run.parentSpanId, attributeOf(run, 'anydish.run')]).toEqual([request.traceId, request.spanId, guid]);
  const place = `${String(attributeOf(request, 'anydish.request_id'))} 00-${run.traceId}-${run.spanId}-01`;
  expect(mails.map(({ trace }) => trace)).toEqual([place]);
  for (const secret of ['traced-', 'unwanted', staff.viewer.email]) expect(collector.text).not.toContain(secret);
});

test('another process goes on under the id and in the trace of the request', async () => {
  const { collector, endpoint } = await collect();
  const database = await openTestDatabase();
  closing.push(database.close);
  const clock = new TestClock();
  const first = await buildTestApp({ database, clock, cook: new ScriptedCook() });
  const viewer = await signInSomebody(first);
  const headers = { ...viewer.headers, [requestIdHeader]: requestId };
  const { guid } = await kitchenClient(first, { ...viewer, headers }).order(requestFor('toast'));
  expect((await signUp(first)).statusCode).toBe(200);
  await first.close();

  const cook = new ScriptedCook();
  const { server, tracing, lines } = await begin(endpoint, { database, clock, cook });
  server.app.deps.mailer.deliver();
  await cook.heard((orders) => orders.length > 0);
  cook.say(finished);
  const told = () => lines.filter((line) => line['job'] !== undefined || line['mail'] !== undefined);
  const expected = ['a job ended', 'a job is taken up again', 'mail delivered'];
  await expect
    .poll(() =>
      told()
        .map(({ msg }) => String(msg))
        .toSorted(),
    )
    .toEqual(expected);
  expect(told().map(({ reqId }) => reqId)).toEqual(expected.map(() => requestId));
  await server.app.close();
  await tracing.close();
  const spans = [named(collector.spans, 'recipe job'), named(collector.spans, 'mail')];
  expect(spans.map((span) => attributeOf(span, 'anydish.request_id'))).toEqual([requestId, requestId]);
  expect(attributeOf(named(collector.spans, 'recipe job'), 'anydish.job')).toBe(guid);
});

test.each(['00-00000000000000000000000000000000-b7ad6b7169203331-01', 'something else', '00-0af7651916cd43dd8448eb211c80319c-01'])(
  'traceparent %s is none: the request begins a trace of its own',
  async (traceparent) => {
    const { collector, endpoint } = await collect();
    const { server, tracing } = await begin(endpoint);
    await server.app.inject({ url: '/api/session', headers: { traceparent } });
    await tracing.close();
    expect(named(collector.spans, 'GET /api/session').parentSpanId ?? '').toBe('');
  },
);

test('a collector that is away or hangs changes no answer, and ends no stop', async () => {
  const { collector, endpoint } = await collect({ hangs: true });
  const { server, tracing, lines } = await begin(endpoint);
  expect((await signUp(server)).statusCode).toBe(200);
  await expect.poll(() => lines.some(({ msg }) => msg === 'mail delivered'), patience).toBe(true);
  const away = await begin('http://127.0.0.1:1');
  expect((await signUp(away.server)).statusCode).toBe(200);
  // Both at once: each waits for as long as a stop may take.
  for (const stop of [tracing.close(), away.tracing.close()]) await stop;
  expect(collector.requests).toBe(1);
});

test('a collector that refuses is told', async () => {
  const { endpoint } = await collect({ status: 400 });
  const { server, tracing, problems } = await begin(endpoint);
  await server.app.inject('/api/session');
  await tracing.close();
  expect(problems).toHaveLength(1);
});

test('without the setting nothing is loaded', async () => {
  expect(await openTracing(readConfig({ OTEL_SERVICE_NAME: 'soup' }), () => undefined)).toBeNull();
});
