import { assert } from 'superstruct';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recoveryCodesSchema } from '../../../contract/sign-in/passkeys.ts';
import { codeFor, codesFor, goodPassword, sessionOf, signUp, someEmail } from '../../support/server/accounts.ts';
import { buildTestApp, envelopeOf, payloadOf, type TestApp } from '../../support/server/app.ts';
import { beginSignUpBy, passkeyPaths, passkeysOf, signInWith, SoftPasskey, type Lies } from '../../support/server/authenticator.ts';
import type { Browser } from '../../support/server/browser.ts';
import { elsewhere } from '../../support/server/settings.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const verify = '/session/emails/verifications';
const optionsFor = async (browser: Browser, email: string) => payloadOf(await browser.post(passkeyPaths.signUpOptions, { email }));
const usersAt = (email: string) => server.db.selectFrom('users').select(['guid', 'password_hash']).where('email', '=', email).execute();
const outcomeOf = (response: Parameters<typeof envelopeOf>[0]) => [response.statusCode, envelopeOf(response).status_code];
const expired = [410, 8];

/** A whole sign-up by a passkey, up to the profile. */
async function signUpBy(passkey = new SoftPasskey(), email = someEmail(), browser = elsewhere(server)) {
  const token = await beginSignUpBy(browser, email, passkey);
  const session = sessionOf(await browser.post(verify, { token, code: await codeFor(server, email) }));
  return { browser, email, passkey, session };
}

describe('an account without a password', () => {
  test('exists once its code is confirmed, and its passkey opens it', async () => {
    const [email, browser, passkey] = [someEmail(), elsewhere(server), new SoftPasskey()];
    const token = await beginSignUpBy(browser, email, passkey);
    expect(await usersAt(email)).toEqual([]);
    expect((await signInWith(elsewhere(server), passkey)).statusCode).toBe(401);

    const session = sessionOf(await browser.post(verify, { token, code: await codeFor(server, email) }));
    expect(session).toMatchObject({ email, isVerified: true, fullName: '' });
    expect(await usersAt(email)).toEqual([{ guid: session.guid, password_hash: null }]);
    expect(sessionOf(await signInWith(elsewhere(server), passkey)).guid).toBe(session.guid);
    // The only way in stays.
    expect(passkeysOf(await browser.get(passkeyPaths.list))).toMatchObject({ hasPassword: false, items: [{ canRemove: false }] });
  });

  test('gets its recovery codes while it is new, without another proof', async () => {
    const { browser, email } = await signUpBy();
    const made = payloadOf(await browser.post(passkeyPaths.codes, { currentPassword: '' }));
    assert(made, recoveryCodesSchema);
    expect((await elsewhere(server).post(passkeyPaths.recover, { email, code: made.codes[0] })).statusCode).toBe(200);
  });
});

describe('a passkey that waits for its code', () => {
  test('is confirmed in the browser that made it alone', async () => {
    const [email, browser, passkey] = [someEmail(), elsewhere(server), new SoftPasskey()];
    const token = await beginSignUpBy(browser, email, passkey);
    const answer = await elsewhere(server).post(verify, { token, code: await codeFor(server, email) });
    expect(outcomeOf(answer)).toEqual(expired);
    expect(await usersAt(email)).toEqual([]);
  });

  test('opens nothing once the owner of the address has signed up', async () => {
    const [email, passkey] = [someEmail(), new SoftPasskey()];
    await beginSignUpBy(elsewhere(server), email, passkey);
    const { browser } = await signUp(server, email, elsewhere(server));
    expect((await signInWith(elsewhere(server), passkey)).statusCode).toBe(401);
    expect(passkeysOf(await browser.get(passkeyPaths.list)).items).toEqual([]);
  });

  test('has its code sent again', async () => {
    const [email, browser, passkey] = [someEmail(), elsewhere(server), new SoftPasskey()];
    await beginSignUpBy(browser, email, passkey);
    server.clock.advance(60_000);
    const { token } = payloadOf(await browser.post(verify, { email })) as { token: string };
    await browser.post(verify, { token, code: await codeFor(server, email) });
    expect((await signInWith(elsewhere(server), passkey)).statusCode).toBe(200);
  });

  test('is followed by another of the same account, which takes its place in the authenticator', async () => {
    const [email, browser, first, second] = [someEmail(), elsewhere(server), new SoftPasskey(), new SoftPasskey()];
    await beginSignUpBy(browser, email, first);
    await beginSignUpBy(browser, email, second);
    expect(second.userHandle).toBe(first.userHandle);
    const stranger = new SoftPasskey();
    await beginSignUpBy(elsewhere(server), email, stranger);
    expect(stranger.userHandle).not.toBe(first.userHandle);
  });

  test('is no passkey of another account', async () => {
    const { passkey } = await signUpBy();
    const [email, browser] = [someEmail(), elsewhere(server)];
    const token = await beginSignUpBy(browser, email, passkey);
    const answer = await browser.post(verify, { token, code: await codeFor(server, email) });
    expect(outcomeOf(answer)).toEqual([409, 10]);
    expect(await usersAt(email)).toEqual([]);
  });
});

test('a taken address is told before a passkey is made, and gets no mail', async () => {
  const { email } = await signUp(server, someEmail(), elsewhere(server));
  const before = await codesFor(server, email);
  expect(outcomeOf(await elsewhere(server).post(passkeyPaths.signUpOptions, { email }))).toEqual([409, 9]);
  expect(await codesFor(server, email)).toEqual(before);
});

test('so is one that was taken while the passkey was made', async () => {
  const [email, browser, passkey] = [someEmail(), elsewhere(server), new SoftPasskey()];
  const options = await optionsFor(browser, email);
  await signUp(server, email, elsewhere(server));
  const answer = await browser.post(passkeyPaths.signUp, { registration: passkey.register(options) });
  expect(outcomeOf(answer)).toEqual([409, 9]);
});

test('an address that is none is said under its field', async () => {
  const answer = await elsewhere(server).post(passkeyPaths.signUpOptions, { email: 'ada' });
  expect(outcomeOf(answer)).toEqual([400, 2]);
  expect(envelopeOf(answer).payload).toHaveProperty('email');
});

describe('what is signed for a sign-up', () => {
  test('is good once, in the browser that asked, and for nothing else', async () => {
    const [email, browser] = [someEmail(), elsewhere(server)];
    const registration = new SoftPasskey().register(await optionsFor(browser, email));
    expect(outcomeOf(await elsewhere(server).post(passkeyPaths.signUp, { registration }))).toEqual(expired);
    const { browser: member } = await signUp(server, someEmail(), elsewhere(server));
    const headers = { cookie: `passkey=${browser.cookies.get('passkey')}; session=${member.cookies.get('session')}` };
    expect(outcomeOf(await elsewhere(server).post(passkeyPaths.list, { registration }, { headers }))).toEqual(expired);
    const answers = await Promise.all([1, 2, 3, 4].map(() => browser.post(passkeyPaths.signUp, { registration })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 410, 410, 410]);
  });

  test('of an account’s own addition begins no sign-up', async () => {
    const { browser } = await signUp(server, someEmail(), elsewhere(server));
    const options = payloadOf(await browser.post(passkeyPaths.options, { currentPassword: goodPassword }));
    const registration = new SoftPasskey().register(options);
    expect(outcomeOf(await browser.post(passkeyPaths.signUp, { registration }))).toEqual(expired);
  });

  test.each<[string, Lies]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['another ceremony', { type: 'webauthn.get' }],
    ['nobody verified', { isUnverified: true }],
  ])('and is of %s begins none either', async (_title, lie) => {
    const [email, browser] = [someEmail(), elsewhere(server)];
    const registration = new SoftPasskey().register(await optionsFor(browser, email), lie);
    expect(outcomeOf(await browser.post(passkeyPaths.signUp, { registration }))).toEqual([409, 10]);
    expect(await codesFor(server, email)).toEqual([]);
  });
});
