import { describe, expect, test } from 'vitest';
import { goodPassword, signUp, someEmail } from '../../../support/server/accounts.ts';
import { envelopeOf, payloadOf } from '../../../support/server/app.ts';
import {
  codeOf,
  halfWay,
  newKey,
  period,
  secondStepPaths as paths,
  setUpApp,
  withApp,
  wrongCodeOf,
} from '../../../support/server/authenticators.ts';
import { securityRun } from '../../../support/server/security/run.ts';
import { forgetPassword } from '../../../support/server/settings.ts';

const run = securityRun();
const hour = 60 * 60_000;

const somebody = () => signUp(run.server, someEmail(), run.elsewhere());
const subjectsTo = async (email: string) => {
  const mails = await run.server.db.selectFrom('mails').select('subject').where('recipient', '=', email).orderBy('guid').execute();
  return mails.map(({ subject }) => subject);
};

test('an app is the account’s by its first code, and its owner is told', async () => {
  const { browser, email } = await somebody();
  expect(payloadOf(await browser.get(paths.app))).toEqual({ setUpAt: null, hasPassword: true });
  const begun = await browser.post(paths.keys, { current_password: goodPassword });
  const { secret, secretUri } = payloadOf(begun) as { secret: string; secretUri: string };
  // RFC 4226, 4: 160 bits.
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(secretUri).toBe(
    `otpauth://totp/AnyDish:${encodeURIComponent(email)}?issuer=AnyDish&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  );
  expect(payloadOf(await browser.get(paths.app))).toMatchObject({ setUpAt: null });
  const confirmed = await browser.post(paths.app, { code: codeOf(run.server, secret) });
  expect(payloadOf(confirmed)).toEqual({ setUpAt: run.server.clock.now(), hasPassword: true });
  expect(JSON.stringify(payloadOf(await browser.get(paths.app)))).not.toContain(secret);
  expect(await subjectsTo(email)).toContain('An authenticator app was set up for your AnyDish account');
});

test.each([
  [-2, 400],
  [-1, 200],
  [0, 200],
  [1, 200],
  [2, 400],
])('a code of %i periods from now is answered by %i', async (periods, status) => {
  const { browser } = await somebody();
  const secret = await newKey(browser);
  expect((await browser.post(paths.app, { code: codeOf(run.server, secret, periods) })).statusCode).toBe(status);
});

test('RFC 6238: codes are those that every app shows', async () => {
  const { browser, userGuid } = await withApp(run.server);
  // Appendix B, with SHA-1 and the last six digits.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  await run.server.db.updateTable('authenticators').set({ secret, last_step: 0 }).where('user_guid', '=', userGuid).execute();
  const { clock } = run.server;
  const now = clock.now();
  clock.advance(1_111_111_111_000 - now);
  await run.server.db
    .updateTable('sessions')
    .set({ created_at: clock.now(), last_seen_at: clock.now() })
    .where('user_guid', '=', userGuid)
    .execute();
  expect((await browser.post(paths.stepUp, { code: '050471' })).statusCode).toBe(200);
  clock.advance(now - 1_111_111_111_000);
});

test('a wrong first code stands under its field, and the key is good for another', async () => {
  const { browser } = await somebody();
  const secret = await newKey(browser);
  const refused = await browser.post(paths.app, { code: wrongCodeOf(run.server, secret) });
  expect(envelopeOf(refused)).toMatchObject({ status_code: 2, payload: { code: expect.stringContaining('This code is wrong') } });
  expect((await browser.post(paths.app, { code: codeOf(run.server, secret) })).statusCode).toBe(200);
});

test('a key waits a quarter of an hour for its code', async () => {
  const { browser } = await somebody();
  const secret = await newKey(browser);
  run.server.clock.advance(15 * 60_000);
  expect(envelopeOf(await browser.post(paths.app, { code: codeOf(run.server, secret) })).status_code).toBe(8);
});

describe('a change asks for a proof', () => {
  test.each([
    ['set up', paths.keys],
    ['removed', paths.removals],
  ])('before an app is %s', async (_, path) => {
    const { browser, email } = await withApp(run.server);
    expect(envelopeOf(await browser.post(path, { current_password: 'a wrong password' }))).toMatchObject({
      status_code: 2,
      payload: { current_password: 'This is not your current password' },
    });
    await forgetPassword(run.server, email);
    run.server.clock.advance(hour);
    expect(envelopeOf(await browser.post(path, { current_password: '' })).status_code).toBe(4);
    expect(payloadOf(await browser.get(paths.app))).toMatchObject({ setUpAt: expect.any(Number) });
  });
});

test('another app takes the place of the first, whose codes are worth nothing then', async () => {
  const { browser, email, secret: first } = await withApp(run.server);
  const second = await newKey(browser);
  // Until it has shown a code the first is the one.
  expect((await (await halfWay(run.server, email)).post(paths.signIn, { code: codeOf(run.server, first) })).statusCode).toBe(200);
  expect((await browser.post(paths.app, { code: codeOf(run.server, second) })).statusCode).toBe(200);
  run.server.clock.advance(period);
  const waiting = await halfWay(run.server, email);
  expect((await waiting.post(paths.signIn, { code: codeOf(run.server, first) })).statusCode).toBe(400);
  expect((await waiting.post(paths.signIn, { code: codeOf(run.server, second) })).statusCode).toBe(200);
});

test('a removed app is asked for no more, and the owner is told', async () => {
  const { browser, email } = await withApp(run.server);
  expect(payloadOf(await browser.post(paths.removals, { current_password: goodPassword }))).toEqual({ setUpAt: null, hasPassword: true });
  expect(await subjectsTo(email)).toContain('The authenticator app of your AnyDish account was removed');
  expect((await run.elsewhere().post('/api/session', { email, password: goodPassword })).statusCode).toBe(200);
});

describe('a code', () => {
  test('is good once, also when it is sent four times at once', async () => {
    const { email, secret } = await withApp(run.server);
    const code = codeOf(run.server, secret);
    const waiting = await Promise.all([1, 2, 3, 4].map(() => halfWay(run.server, email)));
    const answers = await Promise.all(waiting.map((browser) => browser.post(paths.signIn, { code })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400]);
    // Nor is one of before.
    const before = await (await halfWay(run.server, email)).post(paths.signIn, { code: codeOf(run.server, secret, -1) });
    expect(before.statusCode).toBe(400);
  });

  test('of the set-up opens nothing any more', async () => {
    const { browser, email } = await somebody();
    const secret = await setUpApp(run.server, browser);
    const again = await (await halfWay(run.server, email)).post(paths.signIn, { code: codeOf(run.server, secret) });
    expect(again.statusCode).toBe(400);
  });

  test('is compared five times at most, wherever it is asked for; the right one waits too', async () => {
    const { browser, email, secret } = await withApp(run.server);
    const waiting = await halfWay(run.server, email);
    const wrong = wrongCodeOf(run.server, secret);
    const guesses = [1, 2, 3, 4].flatMap(() => [browser.post(paths.stepUp, { code: wrong }), waiting.post(paths.signIn, { code: wrong })]);
    const answers = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    expect(answers.toSorted((a, b) => a - b)).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
    expect((await waiting.post(paths.signIn, { code: codeOf(run.server, secret) })).statusCode).toBe(429);
    run.server.clock.advance(15 * 60_000);
    const later = await halfWay(run.server, email);
    expect((await later.post(paths.signIn, { code: codeOf(run.server, secret) })).statusCode).toBe(200);
  });

  test('that is right costs none of the five', async () => {
    const { browser, secret } = await withApp(run.server);
    for (let count = 0; count < 7; count += 1) {
      expect((await browser.post(paths.stepUp, { code: codeOf(run.server, secret) })).statusCode).toBe(200);
      run.server.clock.advance(period);
    }
  });
});
