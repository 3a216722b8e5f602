import { assert } from 'superstruct';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recoveryCodesSchema } from '../../../../contract/sign-in/passkeys.ts';
import { readRecoveryCode } from '../../../../contract/validation.ts';
import { goodPassword, sessionOf, signUp, someEmail } from '../../../support/server/accounts.ts';
import { buildTestApp, envelopeOf, payloadOf, type TestApp } from '../../../support/server/app.ts';
import { passkeyPaths, passkeysOf } from '../../../support/server/authenticator.ts';
import type { Browser } from '../../../support/server/browser.ts';
import { elsewhere } from '../../../support/server/settings.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

async function makeCodes(browser: Browser): Promise<string[]> {
  const payload = payloadOf(await browser.post(passkeyPaths.codes, { currentPassword: goodPassword }));
  assert(payload, recoveryCodesSchema);
  return payload.codes;
}

async function owner() {
  const person = await signUp(server, someEmail(), elsewhere(server));
  return { ...person, codes: await makeCodes(person.browser) };
}
const recover = (browser: Browser, email: string, code = '') => browser.post(passkeyPaths.recover, { email, code });
const statusOf = ({ statusCode }: { statusCode: number }) => statusCode;

describe('a recovery code', () => {
  test('is one of ten, of sixty bits, and kept as an argon2id hash alone', async () => {
    const { codes, session } = await owner();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){2}$/);
    const rows = await server.db.selectFrom('recovery_codes').selectAll().where('user_guid', '=', session.guid).execute();
    for (const { code_hash: hash } of rows) expect(hash).toMatch(/^\$argon2id\$/);
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(readRecoveryCode(code));
  });

  test('opens the account once, however it is typed, and the owner is told', async () => {
    const { email, codes, browser } = await owner();
    const typed = ` ${codes[3]?.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')} `;
    expect(sessionOf(await recover(elsewhere(server), email, typed)).email).toBe(email);
    const { subject, text } = await server.db
      .selectFrom('mails')
      .select(['subject', 'text'])
      .where('recipient', '=', email)
      .where('subject', 'like', 'A recovery code%')
      .executeTakeFirstOrThrow();
    expect(subject).toBe('A recovery code opened your AnyDish account');
    expect(text).toContain('9 recovery codes are left.');
    expect(text).not.toContain(codes[3]);
    expect(passkeysOf(await browser.get(passkeyPaths.list)).recoveryCodesLeft).toBe(9);
    expect(statusOf(await recover(elsewhere(server), email, codes[3]))).toBe(401);
    expect(statusOf(await recover(elsewhere(server), email, codes[4]))).toBe(200);
  });

  test('opens it once when it is sent four times at once', async () => {
    const { email, codes } = await owner();
    const answers = await Promise.all([1, 2, 3, 4].map(() => recover(elsewhere(server), email, codes[0])));
    expect(answers.map(statusOf).toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401]);
  });

  test('of an earlier set, of another account or of no account is refused alike', async () => {
    const [mine, theirs] = [await owner(), await owner()];
    const newer = await makeCodes(mine.browser);
    const answers = [
      await recover(elsewhere(server), mine.email, mine.codes[0]),
      await recover(elsewhere(server), mine.email, theirs.codes[0]),
      await recover(elsewhere(server), someEmail(), theirs.codes[0]),
    ];
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers.map(statusOf)).toEqual([401, 401, 401]);
    expect(statusOf(await recover(elsewhere(server), mine.email, newer[0]))).toBe(200);
  });

  test.each(['', 'abcd', 'abcd-efgh-jkmu', 'x'.repeat(900)])('%j is none, and costs no attempt', async (code) => {
    const answer = await recover(elsewhere(server), someEmail(), code);
    expect(envelopeOf(answer)).toMatchObject({ status_code: 2, payload: { code: 'Please enter a valid recovery code' } });
  });

  test('is counted together with passwords', async () => {
    const { email, codes } = await owner();
    const stranger = elsewhere(server);
    for (let count = 0; count < 5; count += 1) await stranger.post('/api/session', { email, password: 'a wrong password' });
    // Ten, and one more in this minute.
    for (let count = 0; count < 6; count += 1) await recover(stranger, email, 'abcd-efgh-jkmn');
    expect(statusOf(await recover(stranger, email, codes[0]))).toBe(429);
    expect(statusOf(await recover(elsewhere(server), email, codes[0]))).toBe(200);
  });
});
