import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountEndpoints, type StartedReset } from '../../../contract/account/account-endpoints.ts';
import { locales } from '../../../contract/shell/locales.ts';
import { noticeLife, noticeLimits } from '../../../server/sign-in/device-notices.ts';
import { newToken } from '../../../server/sign-in/secrets.ts';
import { inWords } from '../../../server/language/speech.ts';
import { newDeviceMail } from '../../../server/mail/new-device-mail.ts';
import { codeFor, goodPassword, signUp, someEmail, tokenOf } from '../../support/server/accounts.ts';
import { buildTestApp, envelopeOf, payloadOf, type TestApp } from '../../support/server/app.ts';
import type { Browser } from '../../support/server/browser.ts';
import { confirmPath, newPassword } from '../../support/server/resets.ts';
import { beginChange, confirmChange, elsewhere, forgetPassword, settingsPaths, whoIs } from '../../support/server/settings.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const day = 24 * 60 * 60_000;
const denialPath = accountEndpoints.denySignIn.path;
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

const mailsTo = (email: string) =>
  server.db.selectFrom('mails').select(['subject', 'text', 'html']).where('recipient', '=', email).orderBy('guid', 'desc').execute();
const noticesTo = async (email: string) =>
  (await mailsTo(email)).filter(({ subject }) => subject === 'New sign-in to your AnyDish account');
const linkIn = (text: string | undefined) => /http:\/\/localhost:3000\/not-me#([\w-]{43})$/m.exec(text ?? '')?.[1] ?? '';
const enter = (browser: Browser, email: string, password = goodPassword) => browser.post('/api/session', { email, password });

/** An account into which somebody else has signed in, and the token of the mail about it. */
async function visited() {
  const { browser: owner, email, session } = await signUp(server, someEmail(), elsewhere(server));
  const stranger = elsewhere(server, { 'user-agent': firefox });
  expect((await enter(stranger, email)).statusCode).toBe(200);
  const [notice] = await noticesTo(email);
  return { owner, stranger, email, guid: session.guid, token: linkIn(notice?.text) };
}

const deny = (token: string) => elsewhere(server).post(denialPath, { token });
const startedBy = async (token: string): Promise<StartedReset> => {
  const payload = payloadOf(await deny(token));
  if (!accountEndpoints.denySignIn.payload.is(payload)) throw new Error('The call does not begin a reset.');
  return payload;
};
const reset = async ({ email, token }: StartedReset) =>
  elsewhere(server).post(confirmPath, { token, code: await codeFor(server, email), password: newPassword, keep: [] });

describe('a sign-in in a browser that the account does not know', () => {
  test('is mailed to the owner: when, in which browser, and how to deny it', async () => {
    const { email } = await visited();
    const [notice, ...others] = await noticesTo(email);
    expect(others).toEqual([]);
    expect(notice?.text).toContain('Device: Firefox on Windows');
    expect(notice?.text).toMatch(/Time: \w+ \d+, 2026 at \d+:\d+\s[AP]M \(UTC\)/);
    expect(linkIn(notice?.text)).not.toBe('');
    expect(notice?.html).toContain(`href="http://localhost:3000/not-me#${linkIn(notice?.text)}"`);
    // Neither part names a network.
    expect(`${notice?.text}${notice?.html}`).not.toMatch(/198\.51\.100/);
  });

  test('is not mailed for the browser of the sign-up, nor twice for one browser', async () => {
    const { owner, stranger, email } = await visited();
    await owner.delete('/api/session');
    await enter(owner, email);
    await enter(stranger, email);
    expect(await noticesTo(email)).toHaveLength(1);
  });

  test('is not mailed for a new password in a browser that is signed in', async () => {
    const { owner, email } = await visited();
    await owner.put(settingsPaths.password, { current_password: goodPassword, new_password: newPassword });
    expect((await mailsTo(email))[0]?.subject).toBe('Your password for AnyDish was changed');
    expect(await noticesTo(email)).toHaveLength(1);
  });

  test('is mailed once a day for a browser that was forgotten meanwhile', async () => {
    const { stranger, email, guid } = await visited();
    for (const [milliseconds, mails] of [
      [0, 1],
      [day - 1, 1],
      [1, 2],
    ] as const) {
      server.clock.advance(milliseconds);
      await server.db.deleteFrom('known_devices').where('user_guid', '=', guid).execute();
      expect((await enter(stranger, email)).statusCode).toBe(200);
      expect(await noticesTo(email)).toHaveLength(mails);
    }
  });

  test('is mailed ten times a day for browsers that keep no cookie; they are let in all the same', async () => {
    const { email, guid } = await visited();
    const { limit } = noticeLimits.account(guid);
    const answers = [];
    for (let count = 0; count < limit + 1; count += 1) answers.push((await enter(elsewhere(server), email)).statusCode);
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await noticesTo(email)).toHaveLength(limit);
    server.clock.advance(day);
    await enter(elsewhere(server), email);
    expect(await noticesTo(email)).toHaveLength(limit + 1);
  });

  test.each(locales)('is told in %s, as text and as HTML, with the link', (language) => {
    const { productName, publicUrl, supportEmail } = server.config;
    const token = newToken();
    const letterhead = { to: someEmail(), language, productName, publicUrl, supportEmail };
    const about = { device: { browser: null, system: null }, at: server.clock.now(), deniableUntil: server.clock.now() + noticeLife };
    const { subject, text, html } = newDeviceMail({ ...letterhead, ...about, token });
    expect(subject).toBe(inWords({ id: 'New sign-in to your {productName} account', values: { productName } }, language));
    expect(text).toContain(inWords({ id: 'Unknown device' }, language));
    expect(linkIn(text)).toBe(token);
    expect(html).toContain(`lang="${language}"`);
    expect(html).toContain(`href="${publicUrl}/not-me#${token}"`);
  });
});

describe('the owner who denies it', () => {
  test('ends all sessions, and the password, until a new one is set by the code that is mailed at once', async () => {
    const { owner, stranger, email, guid, token } = await visited();
    const started = await startedBy(token);
    expect(started.email).toBe(email);
    expect([await whoIs(owner), await whoIs(stranger)]).toEqual([null, null]);
    expect(await server.db.selectFrom('known_devices').select('device_hash').where('user_guid', '=', guid).execute()).toEqual([]);
    // The right password is as wrong as any other.
    expect((await enter(owner, email)).statusCode).toBe(401);
    expect((await reset(started)).statusCode).toBe(200);
    expect((await enter(owner, email, newPassword)).statusCode).toBe(200);
  });

  test('does so once, within seven days, and by the press alone', async () => {
    const { owner, email, token } = await visited();
    // A program that opens links asks by GET, and a browser keeps what stands behind the # to itself.
    for (const path of ['/not-me', denialPath, `${denialPath}?token=${token}`]) await elsewhere(server).get(path);
    expect(await whoIs(owner)).toBe(email);
    expect((await deny(token)).statusCode).toBe(200);
    const again = await deny(token);
    expect([again.statusCode, envelopeOf(again).status_text]).toEqual([
      410,
      'This link has expired or was already used. You can still reset your password.',
    ]);
  });

  test.each([
    ['until a millisecond before seven days', noticeLife - 1, 200],
    ['and not after them', noticeLife, 410],
  ])('may do so %s', async (_, milliseconds, status) => {
    const { token } = await visited();
    server.clock.advance(milliseconds);
    expect((await deny(token)).statusCode).toBe(status);
  });

  test('keeps the connected sign-ins listed for the reset', async () => {
    const { email, guid, token } = await visited();
    const now = server.clock.now();
    const connection = {
      guid,
      provider: 'google',
      subject: `of ${email}`,
      user_guid: guid,
      email,
      created_at: now,
      last_used_at: now,
    } as const;
    await server.db.insertInto('connected_sign_ins').values(connection).execute();
    const started = await startedBy(token);
    const code = await codeFor(server, email);
    const asked = await elsewhere(server).post(confirmPath, { token: started.token, code, password: newPassword, keep: null });
    expect(payloadOf(asked)).toMatchObject({ connections: [{ provider: 'google', email }] });
  });

  test('is the owner again after a thief has moved anything: the address, a deletion, a change that was begun', async () => {
    const { stranger, email, guid, token } = await visited();
    const thiefs = someEmail();
    const change = tokenOf(await beginChange(stranger, thiefs));
    await confirmChange(stranger, change, await codeFor(server, thiefs));
    await stranger.post('/api/account/deletion', { current_password: goodPassword });
    await beginChange(stranger, someEmail());
    // A reset by the thief's own address is undone as well.
    const theirs = tokenOf(await stranger.post('/session/passwords', { email: thiefs }));
    await stranger.post(confirmPath, { token: theirs, code: await codeFor(server, thiefs), password: 'a thief’s password', keep: [] });
    const started = await startedBy(token);
    expect(started.email).toBe(email);
    expect((await reset(started)).statusCode).toBe(200);
    expect((await enter(elsewhere(server), email, newPassword)).statusCode).toBe(200);
    const open = await server.db.selectFrom('deletion_requests').select('cancelled_at').where('user_guid', '=', guid).execute();
    expect(open.map(({ cancelled_at: at }) => at !== null)).toEqual([true]);
    expect(await server.db.selectFrom('email_changes').select('guid').where('user_guid', '=', guid).execute()).toEqual([]);
  });

  test('needs no other mail: a reset ends the links of all sign-ins before it', async () => {
    const { stranger, email, token } = await visited();
    const asked = tokenOf(await stranger.post('/session/passwords', { email }));
    await reset({ email, token: asked });
    expect((await deny(token)).statusCode).toBe(410);
  });

  test('has had no password: the account is locked all the same', async () => {
    const { email, token } = await visited();
    await forgetPassword(server, email);
    await startedBy(token);
    const { locked_at: lockedAt } = await server.db
      .selectFrom('users')
      .select('locked_at')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(lockedAt).toBe(server.clock.now());
  });
});
