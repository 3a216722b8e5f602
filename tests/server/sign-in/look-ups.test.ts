import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { toWire } from '../../../contract/casing.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { beginSignUp, codeFor, goodPassword, sessionOf, signUp, someEmail } from '../../support/server/accounts.ts';
import { buildTestApp, signInSomebody, type TestApp } from '../../support/server/app.ts';
import { kitchenClient, requestFor } from '../../support/server/kitchen-client.ts';
import { ScriptedCook } from '../../support/server/scripted-cook.ts';
import { elsewhere, settingsPaths } from '../../support/server/settings.ts';

let server: TestApp;
let looked = 0;
beforeAll(async () => {
  server = await buildTestApp({
    cook: new ScriptedCook(),
    prepare: (app) => {
      const find = app.findViewer;
      app.findViewer = (token) => {
        looked += 1;
        return find(token);
      };
    },
  });
});
afterAll(() => server.close());

/** How often the viewer is looked up meanwhile. */
async function count(work: () => Promise<unknown>): Promise<number> {
  looked = 0;
  await work();
  return looked;
}

test('an order looks its viewer up once', async () => {
  const viewer = await signInSomebody(server);
  const payload = JSON.stringify(toWire(requestFor('toast')));
  const url = kitchenClient(server, viewer).pathOf(endpoints.createJob.path);
  const headers = { ...viewer.headers, 'content-type': 'application/json' };
  expect(await count(() => server.app.inject({ method: 'POST', url, headers, payload }))).toBe(1);
});

test('so does a change of address, which asks for the password as well', async () => {
  const { browser } = await signUp(server, someEmail(), elsewhere(server));
  expect(await count(() => browser.post(settingsPaths.email, { email: someEmail(), currentPassword: goodPassword }))).toBe(1);
});

test('the session that a code has opened is told as it was written', async () => {
  const [email, browser] = [someEmail(), elsewhere(server)];
  const token = await beginSignUp(browser, email);
  const code = await codeFor(server, email);
  const answer = vi.fn(() => browser.post('/session/emails/verifications', { token, code }));
  expect(await count(answer)).toBe(0);
  const told = await answer.mock.results[0]?.value;
  if (told === undefined) throw new Error('Nothing was answered.');
  expect(sessionOf(told)).toEqual(sessionOf(await browser.get('/api/session')));
});

test('a name that was saved is told with the company that came of it', async () => {
  const { browser } = await signUp(server, someEmail(), elsewhere(server));
  const saved = sessionOf(await browser.put('/api/session/profile', { first_name: 'Ada', last_name: '' }));
  expect(saved).toMatchObject({ firstName: 'Ada', extra: { companies: [{ name: "Ada's kitchen" }] } });
});
