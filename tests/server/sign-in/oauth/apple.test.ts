import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appleClientId, appleTeam, secretOf } from '../../../support/server/apple.ts';
import { ada, AppleSignIn, callbackPath } from '../../../support/server/apple-sign-in.ts';
import { Browser } from '../../../support/server/browser.ts';
import { messageOf, postAnswer } from '../../../support/server/oauth.ts';

/* Apple posts its answer from its own site, and takes signed secrets alone. */

let apple: AppleSignIn;
beforeAll(async () => {
  apple = await AppleSignIn.open();
});
beforeEach(() => apple.renew());
afterAll(() => apple.close());

const signedIn = { status: true, problem: null };

test('an answer that is posted becomes a visit with the cookie; neither code nor name stands in its address', async () => {
  const { state } = await apple.begin();
  const posted = await apple.post({ state, user: JSON.stringify({ ...ada, email: 'somebody@else.example' }) });
  expect([posted.statusCode, posted.headers.location]).toEqual([303, `${callbackPath}?${new URLSearchParams({ state }).toString()}`]);
  expect(posted.headers['set-cookie']).toBeUndefined();
  expect(messageOf(await apple.browser.get(posted.headers.location ?? ''))).toMatchObject({ ...signedIn, isNewUser: true });
  // The address is the token's; what the browser brought proves nothing.
  expect(await apple.session()).toMatchObject({ email: apple.email, firstName: 'Ada', lastName: 'Lovelace' });
});

test('the client secret is signed with the key of the settings, for Apple and for a month', async () => {
  await apple.signIn();
  const { header, claims } = secretOf(apple.issuer.asked.get('client_secret') ?? '');
  expect(apple.issuer.asked.get('client_id')).toBe(appleClientId);
  expect(header).toEqual({ alg: 'ES256', kid: 'KEY0000001' });
  const iat = apple.server.clock.now() / 1_000;
  expect(claims).toEqual({ iss: appleTeam, sub: appleClientId, aud: apple.issuer.origin, iat, exp: iat + 30 * 24 * 60 * 60 });
});

test('what is posted waits sealed: the database can tell neither the code nor the name', async () => {
  const { state } = await apple.begin();
  await apple.post({ state, user: JSON.stringify(ada) });
  const rows = JSON.stringify(await apple.server.db.selectFrom('oauth_transactions').selectAll().execute());
  for (const word of ['the-code', 'Lovelace', state]) expect(rows).not.toContain(word);
});

describe('is believed only as far as it was checked:', () => {
  test.each<[string, Record<string, unknown>]>([
    ['the nonce of another sign-in', { nonce: 'another' }],
    ['no nonce', { nonce: undefined }],
    ['another audience', { aud: 'another-client' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['a time long past', { exp: 1 }],
  ])('an id token with %s is refused', async (_, claims) => {
    const { state } = await apple.begin();
    Object.assign(apple.issuer.claims, claims);
    expect(await apple.arrive({ state })).toMatchObject({ status: false, problem: 'failed' });
    expect((await apple.session()).isVerified).toBe(false);
  });

  test('another signature is refused', async () => {
    apple.issuer.isForged = true;
    expect((await apple.signIn()).problem).toBe('failed');
  });

  test('an answer is good once, and so is each way to bring it', async () => {
    const { state } = await apple.begin();
    expect(await apple.arrive({ state })).toMatchObject(signedIn);
    expect((await apple.arrive({ state })).problem).toBe('expired');
    expect(messageOf(await apple.browser.get(`${callbackPath}?${new URLSearchParams({ state }).toString()}`)).problem).toBe('expired');
  });

  test('of many that bring the same answer at once, one is signed in', async () => {
    const { state } = await apple.begin();
    const answers = await Promise.all(Array.from({ length: 5 }, () => apple.arrive({ state })));
    expect(answers.filter(({ status }) => status)).toHaveLength(1);
  });

  test('another browser gets nothing by it, and it stays good where it belongs', async () => {
    const { state, nonce } = await apple.begin();
    const other = new Browser(apple.server.app);
    expect((await apple.arrive({ state }, other)).problem).toBe('expired');
    await apple.begin(other);
    expect((await apple.arrive({ state }, other)).problem).toBe('expired');
    apple.issuer.claims['nonce'] = nonce;
    expect(await apple.arrive({ state })).toMatchObject(signedIn);
  });

  test('a page of another site signs nobody in as somebody else', async () => {
    const attacker = await apple.begin(new Browser(apple.server.app));
    await apple.begin();
    const posted = await apple.post({ state: attacker.state, code: 'of the attacker' }, 'https://evil.example');
    expect(messageOf(await apple.browser.get(posted.headers.location ?? '')).problem).toBe('expired');
    expect((await apple.session()).isVerified).toBe(false);
  });

  test.each(['', 'made-up', `${'x'.repeat(43)};allow-sign-up=yes;data-source-connect=no`, 'x\u0000', '//evil.example'])(
    'the state %j fits nothing, and changes nothing',
    async (state) => {
      await apple.begin();
      const rows = () => apple.server.db.selectFrom('oauth_transactions').selectAll().orderBy('guid').execute();
      const before = await rows();
      const posted = await apple.post({ state });
      expect(posted.headers.location).toMatch(/^\/api\/oauth\/apple\/callback(\?state=x{43}%3B[\w%-]+)?$/);
      expect(messageOf(await apple.browser.get(posted.headers.location ?? '')).problem).toBe('expired');
      expect(await rows()).toEqual(before);
    },
  );

  test('of two answers to one sign-in the first counts', async () => {
    const { state } = await apple.begin();
    await apple.post({ state, code: 'first' });
    expect(await apple.arrive({ state, code: 'second' })).toMatchObject(signedIn);
    expect(apple.issuer.asked.get('code')).toBe('first');
  });

  test('an answer in an address is none, and takes nothing away', async () => {
    const { state } = await apple.begin();
    const query = new URLSearchParams({ state, code: 'the-code', iss: apple.issuer.origin }).toString();
    expect(messageOf(await apple.browser.get(`${callbackPath}?${query}`)).problem).toBe('expired');
    expect(await apple.arrive({ state })).toMatchObject(signedIn);
  });

  test('after ten minutes it is too late, to post and to come', async () => {
    const [late, later] = [await apple.begin(), await apple.begin()];
    await apple.post({ state: late.state });
    apple.server.clock.advance(10 * 60_000);
    expect(messageOf(await apple.browser.get(`${callbackPath}?${new URLSearchParams({ state: late.state }).toString()}`)).problem).toBe(
      'expired',
    );
    expect((await apple.arrive({ state: later.state })).problem).toBe('expired');
  });

  test('who cancels there is told so here', async () => {
    const { state } = await apple.begin();
    const { headers } = await postAnswer(apple.server.app, 'apple', { state, error: 'user_cancelled_authorize', iss: apple.issuer.origin });
    expect(messageOf(await apple.browser.get(headers.location ?? '')).problem).toBe('cancelled');
  });

  test('an answer that is too long is refused, and takes nothing away', async () => {
    const { state } = await apple.begin();
    expect((await apple.post({ state, user: 'x'.repeat(16 * 1024) })).statusCode).toBe(413);
    expect(await apple.arrive({ state })).toMatchObject(signedIn);
  });

  test('no other provider is posted to', async () => {
    for (const provider of ['google', 'facebook'] as const)
      expect((await postAnswer(apple.server.app, provider, {})).statusCode).not.toBe(303);
  });
});
