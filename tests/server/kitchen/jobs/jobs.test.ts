import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildTestApp, envelopeOf, payloadOf, signInSomebody, type TestApp, type TestViewer } from '../../../support/server/app.ts';
import { kitchenClient, requestFor } from '../../../support/server/kitchen-client.ts';
import { finished, plainBody, ScriptedCook, titled } from '../../../support/server/scripted-cook.ts';

let server: TestApp;
let viewer: TestViewer;
let kitchen: ReturnType<typeof kitchenClient>;
const cook = new ScriptedCook();
const patience = { timeout: 300_000 };

beforeAll(async () => {
  server = await buildTestApp({ cook });
});
afterAll(() => server.close());
beforeEach(async () => {
  viewer = await signInSomebody(server);
  kitchen = kitchenClient(server, viewer);
});

test('an order becomes a job at once, and finally a recipe', async () => {
  const request = requestFor('toast');
  const job = await kitchen.order(request);
  expect(job).toMatchObject({ status: 'cooking', recipeGuid: null, request });
  cook.say({ type: 'stage', stage: 'reading' }, titled('To'), titled('Toast'), finished);
  const events = await kitchen.events(job.guid);
  expect(events.at(0)).toEqual({ type: 'stage', stage: 'queued' });
  const done = await kitchen.job(job.guid);
  expect(events.at(-1)).toEqual({ type: 'done', recipeGuid: done.recipeGuid });
  expect(done.status).toBe('done');
  const recipe = await kitchen.recipe(done.recipeGuid ?? '');
  expect(recipe).toMatchObject({ ...plainBody, unitSystem: 'metric', companyUri: viewer.companyUri, photoGuid: null });
});

test('the event log stays small: one partial during writing, none at the end', async () => {
  const job = await kitchen.order(requestFor('toast'));
  cook.say(...Array.from({ length: 30 }, (_, index) => titled(`Toast ${index}`)));
  const rows = () =>
    server.db.selectFrom('job_events').select(['sequence', 'event']).where('job_guid', '=', job.guid).orderBy('sequence').execute();
  // Thirty partials at once: the first is stored, the last is told to the streams a moment later.
  await vi.waitFor(async () => expect((await rows()).at(-1)?.event.type).toBe('partial'), patience);
  expect((await rows()).map(({ sequence }) => sequence)).toEqual([1, 2]);
  cook.say(finished);
  await kitchen.events(job.guid);
  expect((await rows()).map(({ event }) => event.type)).toEqual(['stage', 'done']);
});

test('the same key never creates a second job, even when sent ten times at once', async () => {
  const request = requestFor('toast');
  const jobs = await Promise.all(Array.from({ length: 10 }, () => kitchen.order(request)));
  expect(new Set(jobs.map(({ guid }) => guid)).size).toBe(1);
  expect(cook.orders.filter(({ requestKey }) => requestKey === request.requestKey)).toHaveLength(1);
  const other = await kitchen.post({ ...request, description: 'soup' });
  expect(envelopeOf(other)).toMatchObject({ status_code: 10 });
  cook.say(finished);
  await kitchen.events(jobs[0]?.guid ?? '');
});

test('at most three run at once, and a finished one makes room', async () => {
  const before = cook.orders.length;
  const answers = await Promise.all(Array.from({ length: 6 }, () => kitchen.post(requestFor('toast'))));
  expect(answers.map((answer) => envelopeOf(answer).status_code).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 6, 6, 6]);
  expect(answers.find(({ statusCode }) => statusCode === 429)?.headers['retry-after']).toBe('5');
  await cook.heard((orders) => orders.length >= before + 3);
  cook.sayToAll(finished);
  const [job] = answers.flatMap((answer) => (answer.statusCode === 200 ? [payloadOf(answer)] : []));
  expect(job).toMatchObject({ status: 'cooking' });
  await vi.waitFor(async () => expect((await kitchen.recipes()).items).toHaveLength(3), patience);
  expect((await kitchen.order(requestFor('toast'))).status).toBe('cooking');
  cook.say(finished);
});

test('a cancelled job has ended for everyone, and cancelling again changes nothing', async () => {
  const job = await kitchen.order(requestFor('toast'));
  cook.say(titled('Toast'));
  const listening = kitchen.events(job.guid);
  await vi.waitFor(() => expect(cook.signals.at(-1)?.aborted).toBe(false), patience);
  expect(await kitchen.cancel(job.guid)).toMatchObject({ status: 'cancelled' });
  expect((await listening).at(-1)).toEqual({ type: 'cancelled' });
  expect(cook.signals.at(-1)?.aborted).toBe(true);
  expect(await kitchen.cancel(job.guid)).toMatchObject({ status: 'cancelled' });
  expect((await kitchen.events(job.guid)).filter(({ type }) => type === 'cancelled')).toHaveLength(1);
});

test('a finished job cannot be cancelled', async () => {
  const job = await kitchen.order(requestFor('toast'));
  cook.say(finished);
  await kitchen.events(job.guid);
  expect(await kitchen.cancel(job.guid)).toMatchObject({ status: 'done' });
});

test('a question and a failure end the job and are reported', async () => {
  const question = { kind: 'choose' as const, suggestions: [{ id: 'toast', title: 'Toast', cuisine: null }], ingredients: ['bread'] };
  const asked = await kitchen.order(requestFor('something'));
  cook.say({ type: 'needs_input', question });
  expect((await kitchen.events(asked.guid)).at(-1)).toEqual({ type: 'needs_input', question });
  expect((await kitchen.job(asked.guid)).status).toBe('needs_input');
  const lost = await kitchen.order(requestFor('something'));
  cook.say(titled('To'), { type: 'failed', statusCode: 11, message: 'It broke off.', retryAfter: 7 });
  const events = await kitchen.events(lost.guid);
  expect(events.slice(-2)).toEqual([
    { type: 'partial', recipe: { title: 'To', summary: null, servings: null, ingredients: [], steps: [] } },
    { type: 'failed', statusCode: 11, message: 'It broke off.', retryAfter: 7 },
  ]);
  expect((await kitchen.job(lost.guid)).request.description).toBe('something');
});

test.each([
  ['no body', null, 'The body must be a JSON object.'],
  ['an unknown field', { ...requestFor('x'), surprise: 1 }, { surprise: expect.any(String) }],
  ['too long a text', requestFor('x'.repeat(2_001)), { description: 'Please use at most 2,000 characters.' }],
  ['too many people', requestFor('x', { servings: 25 }), { servings: expect.any(String) }],
  ['nobody', requestFor('x', { servings: 0 }), { servings: expect.any(String) }],
  ['neither words nor photo', requestFor('   '), { description: 'Please describe a dish or add a photo.' }],
  ['a photo that is not there', requestFor('x', { photoGuid: '01890000-0000-7000-8000-000000000000' }), { photo_guid: expect.any(String) }],
  ['a diet that nobody knows', { ...requestFor('x'), diets: ['moon'] }, { 'diets.0': expect.any(String) }],
])('%s is answered under its field and makes no job', async (_, body, expected) => {
  const envelope = envelopeOf(await kitchen.post(body));
  expect(envelope.status_code).toBe(2);
  expect(typeof expected === 'string' ? envelope.status_text : envelope.payload).toEqual(expected);
  const jobs = await server.db.selectFrom('recipe_jobs').select('guid').where('user_guid', '=', viewer.userGuid).execute();
  expect(jobs).toEqual([]);
});

test('recipes are listed newest first, page by page, each once', async () => {
  for (let count = 0; count < 5; count += 1) {
    const job = await kitchen.order(requestFor('toast'));
    cook.say(finished);
    await kitchen.events(job.guid);
    server.clock.advance(1_000);
  }
  const first = await kitchen.recipes('?limit=2');
  const second = await kitchen.recipes(`?limit=2&before=${first.next}`);
  const third = await kitchen.recipes(`?limit=2&before=${second.next}`);
  expect([first.items.length, second.items.length, third.items.length]).toEqual([2, 2, 1]);
  expect(third.next).toBeNull();
  const times = [...first.items, ...second.items, ...third.items].map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(first.items[0]).toMatchObject({ title: 'Toast', totalMinutes: 4, servings: 2, companyUri: viewer.companyUri });
});

test.each(['?limit=0', '?limit=201', '?limit=x', '?before=x', '?page=2'])('a list asked for with %s is refused', async (query) => {
  expect(envelopeOf(await kitchen.call({ url: `/api/recipes${query}` })).status_code).toBe(2);
});
