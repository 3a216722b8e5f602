import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Provider } from '../../../../contract/sign-in/providers.ts';
import { escapeHtml } from '../../../../server/mail/escape-html.ts';
import { inWords } from '../../../../server/language/speech.ts';
import { demoProviders } from '../../../../server/sign-in/oauth/registrations.ts';
import { sessionOf, someEmail } from '../../../support/server/accounts.ts';
import { buildTestApp, type TestApp } from '../../../support/server/app.ts';
import { appleEnv } from '../../../support/server/apple.ts';
import { Browser } from '../../../support/server/browser.ts';
import { follow, messageOf, postAnswer, postedAtDemo, signInAtDemo, startPath } from '../../../support/server/oauth.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp({ env: { DEMO_FOR_ANYBODY: 'yes' } });
});
afterAll(() => server.close());

const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** The page on which somebody is chosen, and its address. */
async function choosing(browser: Browser, provider: Provider) {
  let path = '';
  const end = await follow(browser, startPath(provider), (next) => {
    path = next;
    return false;
  });
  if (typeof end === 'string') throw new Error('There is no such page.');
  return { page: end, path };
}

test.each([
  ['google', 'Google'],
  ['facebook', 'Facebook'],
  ['apple', 'Apple'],
] as const)('%s: the page says what it is and which provider it stands for', async (provider, name) => {
  const { page } = await choosing(new Browser(server.app), provider);
  expect(page.body).toContain('<h1>AnyDish demo identity provider</h1>');
  expect(page.body).toContain(`This page stands in for ${name}`);
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  // The pop-up must not be cut off from its opener on the way.
  expect(page.headers['cross-origin-opener-policy']).toBe('unsafe-none');
  expect(page.body).not.toMatch(/https?:\/\/|<script|style=/);
});

test('what is typed wrong is told, and kept', async () => {
  const browser = new Browser(server.app);
  const { path } = await choosing(browser, 'google');
  const payload = new URLSearchParams({ name: '<b>Robin</b>', email: 'robin' }).toString();
  const answer = await browser.call('POST', path, undefined, { headers: form, payload });
  expect(answer.body).toContain('Please enter a valid email address');
  expect(answer.body).toContain('value="&lt;b&gt;Robin&lt;/b&gt;"');
  expect(answer.body).not.toContain('name="verified" checked');
});

test('a page that waited too long says so', async () => {
  const answer = await new Browser(server.app).get('/dev/idp/choose/unknown');
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain('begin again');
});

test.each(['/dev/idp/nothing', '/dev/idp/session/end', '/dev/idp/graph/me'])('%s gives nothing away', async (path) => {
  expect((await new Browser(server.app).get(path)).statusCode).toBeGreaterThanOrEqual(400);
});

test('the files of the pages are there', async () => {
  const browser = new Browser(server.app);
  for (const [path, type] of [
    ['/dev/idp/idp.css', 'text/css'],
    ['/api/oauth/result.css', 'text/css'],
    ['/api/oauth/result.js', 'text/javascript'],
  ] as const)
    expect((await browser.get(path)).headers['content-type']).toContain(type);
});

test('the result page runs no script but its file, and may speak to its opener', async () => {
  const answer = await signInAtDemo(new Browser(server.app), 'google', { name: '</script>', email: someEmail() });
  expect(answer.body.match(/<script[^>]*>/g)).toEqual([
    '<script type="application/json" id="result" data-channel="anydish.sign-in" data-callback="onOauthSignIn">',
    '<script type="module" src="/api/oauth/result.js">',
  ]);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'cross-origin-opener-policy': 'unsafe-none',
    'referrer-policy': 'no-referrer',
  });
});

test.each(['de', 'ar'] as const)('a result page that stays open is written in %s', async (language) => {
  const browser = new Browser(server.app, { headers: { 'accept-language': language } });
  const { body } = await signInAtDemo(browser, 'google', { name: 'Ada', email: someEmail() }, { allowSignUp: true });
  expect(body).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
  const refused = await signInAtDemo(browser, 'google', 'refuse');
  for (const sentence of ['You are signed in', 'You can close this window.'])
    expect(body).toContain(escapeHtml(inWords({ id: sentence }, language)));
  const told = inWords({ id: 'Signing in with {name} was cancelled.', values: { name: 'Google' } }, language);
  expect(refused.body).toContain(escapeHtml(told));
  expect(told).not.toContain('was cancelled');
});

test('the browser stays at the name by which it knows this computer', async () => {
  const browser = new Browser(server.app, { headers: { host: '127.0.0.1:3000' } });
  const start = await browser.get(startPath('google'));
  expect(start.headers.location).toMatch(/^\/dev\/idp\/auth\?/);
  expect(new URLSearchParams(start.headers.location?.split('?')[1]).get('redirect_uri')).toBe(
    'http://127.0.0.1:3000/api/oauth/google/callback',
  );
  const elsewhere = await new Browser(server.app, { headers: { host: 'evil.example' } }).get(startPath('google'));
  expect(new URLSearchParams(elsewhere.headers.location?.split('?')[1]).get('redirect_uri')).toBe(
    'http://localhost:3000/api/oauth/google/callback',
  );
});

test('Apple’s look-alike posts a name the first time, and another address on request, then and later', async () => {
  const [browser, email] = [new Browser(server.app), someEmail()];
  const person = { name: 'Robin de la Fennel', email };
  const first = await postedAtDemo(browser, { ...person, isHidden: true });
  const relayed: unknown = expect.stringMatching(/^\w{10}@privaterelay\.appleid\.com$/);
  expect(JSON.parse(first['user'] ?? '')).toEqual({ name: { firstName: 'Robin', lastName: 'de la Fennel' }, email: relayed });
  expect(first['code']).toBeDefined();
  const second = await postedAtDemo(browser, person);
  expect(Object.keys(second)).not.toContain('user');
  expect(messageOf(await browser.get((await postAnswer(server.app, 'apple', second)).headers.location ?? ''))).toMatchObject({
    isNewUser: true,
  });
  expect(sessionOf(await browser.get('/api/session'))).toMatchObject({ email: relayed, fullName: '' });
  expect(await postedAtDemo(browser, 'refuse')).toMatchObject({ error: 'access_denied' });
});

test('Apple’s look-alike hands out no token for a secret that is not signed', async () => {
  const payload = new URLSearchParams({ grant_type: 'authorization_code', code: 'x', client_id: 'demo-apple', client_secret: 'made up' });
  const answer = await server.app.inject({ method: 'POST', url: '/dev/idp/token', headers: form, payload: payload.toString() });
  expect([answer.statusCode, answer.json()]).toMatchObject([401, { error: 'invalid_client' }]);
});

const keysOf = (name: string) => ({ [`${name}_CLIENT_ID`]: 'id', [`${name}_CLIENT_SECRET`]: 'secret' });

test.each<[string, Record<string, string>, Provider[]]>([
  ['in production', { NODE_ENV: 'production' }, []],
  ['with keys of Google', keysOf('GOOGLE'), ['facebook', 'apple']],
  ['with keys of Google and Apple', { ...keysOf('GOOGLE'), ...appleEnv('http://127.0.0.1:1') }, ['facebook']],
  ['with keys of all', { ...keysOf('GOOGLE'), ...keysOf('FACEBOOK'), ...appleEnv('http://127.0.0.1:1') }, []],
])('%s the demo stands in for none but those without', async (_, env, standsInFor) => {
  const other = await buildTestApp({ env });
  try {
    const browser = new Browser(other.app);
    expect(demoProviders(other.config)).toEqual(standsInFor);
    for (const provider of standsInFor) expect((await browser.get(startPath(provider))).headers.location).toMatch(/^\/dev\/idp\//);
    const css = await browser.get('/dev/idp/idp.css');
    expect(css.statusCode).toBe(standsInFor.length > 0 ? 200 : 404);
  } finally {
    await other.close();
  }
});
