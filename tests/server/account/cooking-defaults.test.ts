import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionOf, signUp } from '../../support/server/accounts.ts';
import { buildTestApp, envelopeOf, type TestApp } from '../../support/server/app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

test('what an account cooks by is in its session from then on, and missing before', async () => {
  const { browser } = await signUp(server);
  expect(sessionOf(await browser.get('/api/session')).extra).not.toHaveProperty('cooking');
  const saved = sessionOf(await browser.put('/api/account/cooking', { servings: 5, unit_system: 'us' }));
  expect(saved.extra.cooking).toEqual({ servings: 5, unitSystem: 'us' });
  expect(sessionOf(await browser.get('/api/session')).extra.cooking).toEqual({ servings: 5, unitSystem: 'us' });
});

test.each([
  { servings: 0, unit_system: 'us' },
  { servings: 25, unit_system: 'us' },
  { servings: 2.5, unit_system: 'us' },
  { servings: 2, unit_system: 'stone' },
])('what no kitchen cooks by is refused: %o', async (body) => {
  const { browser } = await signUp(server);
  expect(envelopeOf(await browser.put('/api/account/cooking', body)).status_code).toBe(2);
});
