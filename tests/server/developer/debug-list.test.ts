import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, envelopeOf, payloadOf, signInSomebody, type TestApp } from '../../support/server/app.ts';

/* What /debug answers to a request for JSON. */

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const ask = ({ app }: TestApp) => app.inject({ url: '/debug', headers: { accept: 'application/json' } });

test('lists what was said to the kitchen and by it, oldest first', async () => {
  const { userGuid, companyGuid } = await signInSomebody(server);
  const request = {
    requestKey: '',
    description: 'a ramen',
    photoGuid: null,
    servings: 2,
    unitSystem: 'metric',
    diets: [],
    choice: null,
    improvise: false,
  };
  const job = { company_guid: companyGuid, user_guid: userGuid, status: 'cancelled' as const, created_at: 0, failure: null };
  for (const [index, description] of ['a ramen', ''].entries()) {
    const row = { ...job, guid: `0190000${index}-0000-7000-8000-000000000000`, request_key: `key-${index}` };
    await server.db
      .insertInto('recipe_jobs')
      .values({ ...row, request: JSON.stringify({ ...request, description }) })
      .execute();
  }
  expect(payloadOf(await ask(server))).toEqual([
    { role: 'user', content: 'a ramen' },
    { role: 'assistant', content: 'cancelled' },
    { role: 'user', content: '(a photo)' },
    { role: 'assistant', content: 'cancelled' },
  ]);
});

test('is not there in production, with any settings', async () => {
  const production = await buildTestApp({ env: { NODE_ENV: 'production' } });
  expect(envelopeOf(await ask(production)).status_code).toBe(5);
  await production.close();
});
