import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sessionOf, someEmail } from '../../../support/server/accounts.ts';
import { buildTestApp, type TestApp } from '../../../support/server/app.ts';
import { appleEnv } from '../../../support/server/apple.ts';
import { Browser } from '../../../support/server/browser.ts';
import { challengeOf, clientId, startFakeIssuer, type FakeIssuer } from '../../../support/server/fake-issuer.ts';
import { messageOf, startPath } from '../../../support/server/oauth.ts';

/* What a provider answers is believed only as far as it was checked. The ids are those of OWASP ASVS 5. */

let issuer: FakeIssuer;
let server: TestApp;
let browser: Browser;

beforeAll(async () => {
  issuer = await startFakeIssuer();
  server = await buildTestApp({
    env: { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: 'secret', GOOGLE_ISSUER: issuer.origin, ...appleEnv(issuer.origin) },
  });
});
beforeEach(() => {
  issuer.claims = { sub: someEmail(), email: someEmail(), email_verified: true };
  issuer.isForged = false;
  browser = new Browser(server.app);
});
afterAll(async () => {
  await server.close();
  await issuer[Symbol.asyncDispose]();
});

/** Goes to the provider. */
async function begin(by = browser) {
  const { headers } = await by.get(startPath('google', { attempt: 'try-1' }));
  return issuer.visit(new URL(headers.location ?? ''));
}

const answerPath = (query: Record<string, string>, provider = 'google') =>
  `/api/oauth/${provider}/callback?${new URLSearchParams({ code: 'code', iss: issuer.origin, ...query }).toString()}`;

const problemOf = async (path: string, by = browser) => messageOf(await by.get(path)).problem;

const isSignedIn = async (by = browser) => sessionOf(await by.get('/api/session')).isVerified;

test('a right answer signs in, with the verifier that fits the challenge (10.2.1)', async () => {
  const { state, challenge } = await begin();
  expect(challenge).not.toBe('');
  expect(messageOf(await browser.get(answerPath({ state })))).toMatchObject({ status: true, isNewUser: true, attempt: 'try-1' });
  expect(challengeOf(issuer.asked.get('code_verifier') ?? '')).toBe(challenge);
  expect(issuer.asked.get('redirect_uri')).toBe('http://localhost:3000/api/oauth/google/callback');
  expect(await isSignedIn()).toBe(true);
});

test.each<[string, Record<string, unknown>]>([
  ['the nonce of another sign-in (10.5.1)', { nonce: 'another' }],
  ['no nonce', { nonce: undefined }],
  ['another audience (10.5.4)', { aud: 'another-client' }],
  ['another issuer', { iss: 'https://evil.example' }],
  ['a time long past', { exp: 1 }],
  ['no subject (10.5.2)', { sub: undefined }],
])('an id token with %s is refused', async (_, claims) => {
  const { state } = await begin();
  Object.assign(issuer.claims, claims);
  expect(await problemOf(answerPath({ state }))).toBe('failed');
  expect(await isSignedIn()).toBe(false);
});

test('an id token that somebody else signed is refused (6.8.2)', async () => {
  const { state } = await begin();
  issuer.isForged = true;
  expect(await problemOf(answerPath({ state }))).toBe('failed');
  expect(await isSignedIn()).toBe(false);
});

test('a provider that does not say whether an address is verified makes an account, which its owner hears of, and opens none', async () => {
  const email = someEmail();
  const arrive = async (sub: string) => {
    const { state } = await begin();
    Object.assign(issuer.claims, { sub, email, email_verified: undefined });
    return messageOf(await browser.get(answerPath({ state })));
  };
  expect(await arrive('one')).toMatchObject({ status: true, isNewUser: true });
  const mails = await server.db.selectFrom('mails').select('subject').where('recipient', '=', email).execute();
  expect(mails).toEqual([{ subject: 'Google was connected to your AnyDish account' }]);
  expect(await arrive('another')).toMatchObject({ status: false, problem: 'emailTaken' });
});

test('an answer is good once: state, nonce and verifier end with it', async () => {
  const { state } = await begin();
  await browser.get(answerPath({ state }));
  await browser.delete('/api/session');
  expect(await problemOf(answerPath({ state }))).toBe('expired');
  expect(await isSignedIn()).toBe(false);
});

test('of many that bring the same answer at once, one is signed in', async () => {
  const { state } = await begin();
  const answers = await Promise.all(Array.from({ length: 6 }, () => browser.get(answerPath({ state }))));
  expect(answers.filter((answer) => messageOf(answer).status)).toHaveLength(1);
});

test('a failed answer cannot be tried again', async () => {
  const { state } = await begin();
  await browser.get(answerPath({ state, error: 'server_error' }));
  expect(await problemOf(answerPath({ state }))).toBe('expired');
});

test('an answer carried to another browser fits nothing there, and stays good where it belongs (10.1.2)', async () => {
  const { state, nonce } = await begin();
  const other = new Browser(server.app);
  expect(await problemOf(answerPath({ state }), other)).toBe('expired');
  await begin(other);
  expect(await problemOf(answerPath({ state }), other)).toBe('expired');
  issuer.claims['nonce'] = nonce;
  expect(await problemOf(answerPath({ state }))).toBeNull();
});

test('an answer that names another provider, or comes to another one, is refused (10.2.2)', async () => {
  const first = await begin();
  expect(await problemOf(answerPath({ state: first.state, iss: 'https://evil.example' }))).toBe('failed');
  const second = await begin();
  expect(await problemOf(answerPath({ state: second.state }, 'apple'))).toBe('expired');
});

test.each(['', 'made-up', 'made-up;allow-sign-up=yes;data-source-connect=no'])('the state "%s" fits nothing', async (state) => {
  await begin();
  expect(await problemOf(answerPath({ state }))).toBe('expired');
});

test('the login state cannot be changed on the way', async () => {
  const { headers } = await browser.get(startPath('google', { allowSignUp: false }));
  const { state } = issuer.visit(new URL(headers.location ?? ''));
  expect(state).toMatch(/^[\w-]{43};allow-sign-up=no;data-source-connect=no$/);
  expect(await problemOf(answerPath({ state: state.replace('up=no', 'up=yes') }))).toBe('expired');
  expect(await problemOf(answerPath({ state }))).toBe('noAccount');
});

test('after ten minutes it is too late', async () => {
  const { state } = await begin();
  server.clock.advance(10 * 60_000);
  expect(await problemOf(answerPath({ state }))).toBe('expired');
});

test('the cookie is out of reach of scripts and other sites, and the database keeps nothing that it could be made of', async () => {
  const response = await browser.get(startPath('google'));
  expect(response.headers['set-cookie']).toMatch(/^oauth=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
  const rows = JSON.stringify(await server.db.selectFrom('oauth_transactions').selectAll().execute());
  const { searchParams } = new URL(response.headers.location ?? '');
  for (const secret of [browser.cookies.get('oauth'), searchParams.get('state'), searchParams.get('nonce')])
    expect(rows).not.toContain(secret);
});

test.each(['cross-site', 'same-site'])('a page of another site (%s) cannot begin one', async (site) => {
  const response = await browser.get(startPath('google'), { headers: { 'sec-fetch-site': site } });
  expect(messageOf(response).problem).toBe('failed');
  expect(browser.cookies.has('oauth')).toBe(false);
});

test('beginning too many sign-ins is refused with a message', async () => {
  const hasty = new Browser(server.app, { remoteAddress: '198.51.100.9' });
  for (let count = 0; count < 100; count += 1) await hasty.get(startPath('google'));
  expect(messageOf(await hasty.get(startPath('google', { attempt: 'last' })))).toMatchObject({ attempt: 'last', problem: 'tooMany' });
});

test('a provider that is not there is said to be so, and asked again the next time', async () => {
  const env = { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: 'secret', GOOGLE_ISSUER: 'http://127.0.0.1:1' };
  const alone = await buildTestApp({ env });
  try {
    for (let tries = 0; tries < 2; tries += 1) {
      const response = await new Browser(alone.app).get(startPath('google'));
      expect(messageOf(response).problem).toBe('unavailable');
    }
  } finally {
    await alone.close();
  }
});

test.each(['/api/oauth/myspace/start?mode=page', '/api/oauth/facebook2/callback', '/api/oauth/toString/start'])(
  'there is nothing at %s',
  async (path) => {
    expect((await browser.get(path)).statusCode).toBe(404);
  },
);

test.each(['', '?mode=window', '?mode=page&login_state=allow-sign-up%3Dmaybe', '?mode=page&login_state=x&attempt=%3Cscript%3E'])(
  'a start with the query "%s" is not understood',
  async (query) => {
    expect((await browser.get(`/api/oauth/google/start${query}`)).statusCode).toBe(400);
  },
);

test('what nobody answers does not pile up: five of a browser, one of each try, and none that is over', async () => {
  const count = async () => (await server.db.selectFrom('oauth_transactions').select('guid').execute()).length;
  await server.db.deleteFrom('oauth_transactions').execute();
  for (let turn = 0; turn < 3; turn += 1) await browser.get(startPath('google', { attempt: 'one-and-the-same' }));
  expect(await count()).toBe(1);
  for (let turn = 0; turn < 8; turn += 1) await browser.get(startPath('google', { attempt: `attempt-${turn}` }));
  expect(await count()).toBe(5);
  server.clock.advance(10 * 60_000);
  await new Browser(server.app).get(startPath('google'));
  expect(await count()).toBe(1);
});
