import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fillPath } from '../../../contract/endpoint.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { codeFor, goodPassword, signUp, someEmail } from '../../support/server/accounts.ts';
import { envelopeOf, signInSomebody } from '../../support/server/app.ts';
import { Browser } from '../../support/server/browser.ts';
import { resetPath } from '../../support/server/resets.ts';
import { securityRun } from '../../support/server/security/run.ts';

// Also for those who come under another name.
const run = securityRun({ env: { DEMO_FOR_ANYBODY: 'yes' } });

const tables = [
  'users',
  'sessions',
  'sign_ups',
  'password_resets',
  'verification_codes',
  'rate_limits',
  'mails',
  'recipe_jobs',
  'photos',
  'oauth_transactions',
  'kept_names',
] as const;
/** All that a call could have changed. */
const everything = async () =>
  JSON.stringify(await Promise.all(tables.map((table) => run.server.db.selectFrom(table).selectAll().execute())));

const all = Object.entries(endpoints);
const changing = all.filter(([, { method }]) => method !== 'GET');
const reading = all.filter(([, { method }]) => method === 'GET');
const pathOf = (path: string, companyUri: string) =>
  fillPath(path, {
    companyUri,
    guid: crypto.randomUUID(),
    provider: 'google',
    area: 'users',
    id: 'aB3dE6gH9jK2',
    slug: 'soups',
    version: '1',
    cooking: crypto.randomUUID(),
  });

const evil = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };

describe.each(changing)('%s', (_name, { method, path }) => {
  test('is refused to a page of another site, with the cookie and without it', async () => {
    const { headers, companyUri } = await signInSomebody(run.server);
    const before = await everything();
    for (const own of [{}, headers]) {
      const response = await run.server.app.inject({ method, url: pathOf(path, companyUri), headers: { ...own, ...evil }, payload: {} });
      expect([response.statusCode, envelopeOf(response).status_code]).toEqual([403, 4]);
    }
    expect(await everything()).toBe(before);
  });
});

test.each(reading)('%s changes nothing, from any site', async (_name, { method, path }) => {
  const { headers, companyUri } = await signInSomebody(run.server);
  const before = await everything();
  for (const own of [{}, headers]) {
    const response = await run.server.app.inject({ method, url: pathOf(path, companyUri), headers: { ...own, ...evil } });
    expect(response.statusCode).toBeLessThan(500);
    expect(response.headers).not.toHaveProperty('access-control-allow-origin');
  }
  expect(await everything()).toBe(before);
});

describe('a form', () => {
  const types = ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'];
  const payload = 'email=a%40b.example&password=some+password';
  const post = (headers: Record<string, string>) => run.server.app.inject({ method: 'POST', url: '/api/session', headers, payload });

  test.each(types)('of %s is refused to another site without a cookie, and with one', async (type) => {
    const { headers } = await signInSomebody(run.server);
    const before = await everything();
    for (const own of [{}, headers]) {
      for (const origin of [evil, { origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }]) {
        expect((await post({ ...own, ...origin, 'content-type': type })).statusCode).toBe(403);
      }
    }
    expect(await everything()).toBe(before);
  });

  test.each(types)('of %s is no way in even where a browser says nothing of its origin', async (type) => {
    const before = await everything();
    expect([400, 415]).toContain((await post({ 'content-type': type })).statusCode);
    expect(await everything()).toBe(before);
  });

  test('of a sibling on the same site is refused too, and a page of ours is not', async () => {
    const { email } = await signUp(run.server);
    const signIn = (headers: Record<string, string>) =>
      new Browser(run.server.app, { remoteAddress: run.network(), headers }).post('/api/session', { email, password: goodPassword });
    expect((await signIn({ origin: 'http://shop.localhost:3000', 'sec-fetch-site': 'same-site' })).statusCode).toBe(403);
    expect((await signIn({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
  });
});

describe('an answer of Apple, which another site posts by design,', () => {
  const answer = { code: 'x', state: `${'x'.repeat(43)};allow-sign-up=yes;data-source-connect=no`, user: '{"name":{"firstName":"X"}}' };

  test('changes nothing when no sign-in waits for it, from any site', async () => {
    const { headers } = await signInSomebody(run.server);
    const before = await everything();
    for (const own of [{}, headers]) {
      const response = await run.server.app.inject({
        method: 'POST',
        url: '/api/oauth/apple/callback',
        headers: { ...own, ...evil, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(answer).toString(),
      });
      expect([response.statusCode, response.headers['set-cookie']]).toEqual([303, undefined]);
    }
    expect(await everything()).toBe(before);
  });

  test('is taken at its own path alone', async () => {
    for (const path of ['/api/oauth/google/callback', '/api/oauth/apple/start', '/api/oauth/apple/callback/', '/api/oauth/Apple/callback'])
      expect((await run.server.app.inject({ method: 'POST', url: path, headers: evil })).statusCode, path).toBe(403);
    const root = join(import.meta.dirname, '../../..');
    const files = globSync('server/**/*.ts', { cwd: root }).filter((file) =>
      readFileSync(join(root, file), 'utf8').includes('isFromOthers'),
    );
    expect(files.toSorted()).toEqual(['server/http/origin.ts', 'server/sign-in/oauth/form-answers.ts']);
  });
});

test('requests at the same time do not lend each other their origin', async () => {
  const own = { origin: 'http://localhost:3000' };
  const ask = (headers: Record<string, string>) => run.server.app.inject({ method: 'DELETE', url: '/api/session', headers });
  const mixed = await Promise.all([ask(own), ask(evil), ask(own), ask(evil), ask(own)]);
  expect(mixed.map(({ statusCode }) => statusCode)).toEqual([200, 403, 200, 403, 200]);
});

describe('the Host header', () => {
  const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
  const mailsOf = (email: string) =>
    run.server.db.selectFrom('mails').select(['sender', 'subject', 'text', 'html']).where('recipient', '=', email).execute();

  test('comes back in no mail', async () => {
    const email = someEmail();
    const browser = run.elsewhere(forged);
    await signUp(run.server, email, browser);
    const { token } = envelopeOf(await browser.post(resetPath, { email })).payload as { token: string };
    const code = await codeFor(run.server, email);
    await browser.post('/api/v1/session/passwords', { token, code, password: 'three green apples' });
    const mails = await mailsOf(email);
    expect(mails).toHaveLength(3);
    expect(JSON.stringify(mails)).not.toContain('evil');
    expect(JSON.stringify(mails)).toContain('http://localhost:3000/');
  });

  test('comes back in no answer and makes no origin ours', async () => {
    for (const url of ['/api/session', '/', '/login', '/no/such/page', '/api/nothing']) {
      const { body, headers } = await run.server.app.inject({ url, headers: forged });
      expect(body + JSON.stringify(headers)).not.toContain('evil');
    }
    const response = await run.server.app.inject({
      method: 'DELETE',
      url: '/api/session',
      headers: { ...forged, origin: 'http://evil.example' },
    });
    expect(response.statusCode).toBe(403);
  });
});
