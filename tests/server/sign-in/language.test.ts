import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginSignUp, codeFor, sessionOf, someEmail } from '../../support/server/accounts.ts';
import { buildTestApp, envelopeOf, signInSomebody, type TestApp } from '../../support/server/app.ts';
import { Browser } from '../../support/server/browser.ts';
import { inBrowser } from '../../support/server/impersonations.ts';
import { signInAtDemo } from '../../support/server/oauth.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const languageOf = async (guid: string) =>
  (await server.db.selectFrom('users').select('language').where('guid', '=', guid).executeTakeFirstOrThrow()).language;

test('an account that never chose says so; what it chooses is kept, and in every session of it', async () => {
  const { headers, userGuid } = await signInSomebody(server);
  const get = () => server.app.inject({ url: '/api/session', headers });
  expect(sessionOf(await get()).extra.language).toBeNull();
  const put = await server.app.inject({
    method: 'PUT',
    url: '/api/session/language',
    headers: { ...headers, origin: server.config.publicUrl },
    payload: { language: 'pt-BR' },
  });
  expect(sessionOf(put).extra.language).toBe('pt-BR');
  expect(sessionOf(await get()).extra.language).toBe('pt-BR');
  expect(await languageOf(userGuid)).toBe('pt-BR');
});

test('it is in the data that the owner takes along', async () => {
  const { browser } = await inBrowser(server);
  await browser.put('/api/session/language', { language: 'hi' });
  await browser.post('/api/account/exports', { current_password: '' });
  const pressed = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  const file = await browser.get('/api/account/export', { headers: pressed });
  expect(file.json()).toMatchObject({ account: [{ language: 'hi' }] });
});

test.each(['xx', 'DE', '', null, 7, ['de'], 'pseudo'])('%j is no language of the product', async (language) => {
  const { headers, userGuid } = await signInSomebody(server);
  const answer = await server.app.inject({ method: 'PUT', url: '/api/session/language', headers, payload: { language } });
  expect(envelopeOf(answer)).toMatchObject({ status_code: 2, payload: { language: expect.any(String) } });
  expect(await languageOf(userGuid)).toBeNull();
});

test('nobody who is not signed in has a language to keep', async () => {
  const answer = await new Browser(server.app).put('/api/session/language', { language: 'de' });
  expect(envelopeOf(answer)).toMatchObject({ status_code: 3 });
});

test('a new account has the language that it signed up in: what was chosen in the browser, else what the browser asks for', async () => {
  const german = new Browser(server.app, { headers: { 'accept-language': 'de-AT,de;q=0.9' } });
  const both = new Browser(server.app, { headers: { 'accept-language': 'de' } });
  both.cookies.set('language', 'ja');
  const languages = [german, both].map(async (browser) => {
    const email = someEmail();
    const token = await beginSignUp(browser, email);
    const answer = await browser.post('/session/emails/verifications', { token, code: await codeFor(server, email) });
    return sessionOf(answer).extra.language;
  });
  expect(await Promise.all(languages)).toEqual(['de', 'ja']);
});

test('so has one that came by way of another site', async () => {
  const browser = new Browser(server.app, { headers: { 'accept-language': 'he' } });
  await signInAtDemo(browser, 'google', { name: 'Ada', email: someEmail() }, { allowSignUp: true });
  expect(sessionOf(await browser.get('/api/session')).extra.language).toBe('he');
});
