import { assert } from 'superstruct';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountEndpoints } from '../../../contract/account/account-endpoints.ts';
import type { Keepable } from '../../../contract/account/connections.ts';
import { codeFor, signUp, someEmail, wrong } from '../../support/server/accounts.ts';
import { buildTestApp, envelopeOf, payloadOf, type TestApp } from '../../support/server/app.ts';
import { askForReset, confirmPath, newPassword } from '../../support/server/resets.ts';
import { elsewhere } from '../../support/server/settings.ts';
import { messageOf, signInAtDemo } from '../../support/server/oauth.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

/** An account to which Google and Facebook are connected, whose owner has asked for a reset. */
async function robbed() {
  const { email, browser } = await signUp(server, someEmail(), elsewhere(server));
  const [google, facebook] = [someEmail(), someEmail()];
  await signInAtDemo(browser, 'google', { name: 'X', email: google }, { dataSourceConnect: true });
  await signInAtDemo(browser, 'facebook', { name: 'X', email: facebook }, { dataSourceConnect: true });
  const token = await askForReset(elsewhere(server), email);
  const code = await codeFor(server, email);
  const confirm = (body: object) => elsewhere(server).post(confirmPath, { token, code, password: newPassword, ...body });
  return { email, browser, google, facebook, code, confirm };
}

function asked(response: Parameters<typeof payloadOf>[0]): Keepable[] {
  const payload = payloadOf(response);
  assert(payload, accountEndpoints.confirmPasswordReset.payload);
  return payload?.connections ?? [];
}

const opens = async (provider: 'google' | 'facebook', email: string) =>
  messageOf(await signInAtDemo(elsewhere(server), provider, { name: 'X', email }, { allowSignUp: false })).status;
const newestMail = (email: string) =>
  server.db.selectFrom('mails').select('text').where('recipient', '=', email).orderBy('guid', 'desc').executeTakeFirstOrThrow();

describe('a reset by mail', () => {
  test('asks what stays connected, changes nothing until it is told, and costs no attempt', async () => {
    const { email, google, facebook, code, confirm } = await robbed();
    for (let count = 0; count < 6; count += 1) {
      const connections = asked(await confirm({ keep: null }));
      expect(connections.map(({ provider, email: account }) => [provider, account])).toEqual([
        ['google', google],
        ['facebook', facebook],
      ]);
    }
    expect(envelopeOf(await confirm({ keep: null, code: wrong(code) }))).toMatchObject({ status_code: 7, payload: { attempts_left: 4 } });
    expect((await elsewhere(server).post('/api/session', { email, password: newPassword })).statusCode).toBe(401);
    expect(await opens('google', google)).toBe(true);
  });

  test('ends a thief’s sign-ins, and the mail says which', async () => {
    const { email, browser, google, facebook, confirm } = await robbed();
    expect(asked(await confirm({ keep: [] }))).toEqual([]);
    expect([await opens('google', google), await opens('facebook', facebook)]).toEqual([false, false]);
    expect((await browser.get('/api/session/connections')).statusCode).toBe(401);
    const { text } = await newestMail(email);
    expect(text).toContain(
      `These sign-ins were disconnected and no longer open your account: Google (${google}) and Facebook (${facebook}).`,
    );
    expect(text).not.toContain('still open');
  });

  test('keeps those that the owner names, and the mail says which', async () => {
    const { email, google, facebook, confirm } = await robbed();
    const guid = asked(await confirm({ keep: null })).find(({ provider }) => provider === 'facebook')?.guid;
    await confirm({ keep: [guid] });
    const { text } = await newestMail(email);
    expect([await opens('google', google), await opens('facebook', facebook)]).toEqual([false, true]);
    expect(text).toContain(`no longer open your account: Google (${google}).`);
    expect(text).toContain(`These sign-ins still open your account, as you wished: Facebook (${facebook}).`);
  });

  test('ends them also for a page of an older version, which asks nothing', async () => {
    const { google, facebook, confirm } = await robbed();
    expect(payloadOf(await confirm({}))).toBeNull();
    expect([await opens('google', google), await opens('facebook', facebook)]).toEqual([false, false]);
  });

  test('ends those that were connected while it was asked', async () => {
    const { browser, confirm } = await robbed();
    const kept = asked(await confirm({ keep: null })).map(({ guid }) => guid);
    const late = someEmail();
    await signInAtDemo(browser, 'google', { name: 'X', email: late }, { dataSourceConnect: true });
    await confirm({ keep: kept });
    expect(await opens('google', late)).toBe(false);
  });

  test('touches nobody else’s, with any name', async () => {
    const [mine, theirs] = [await robbed(), await robbed()];
    const guids = asked(await theirs.confirm({ keep: null })).map(({ guid }) => guid);
    await mine.confirm({ keep: guids });
    expect([await opens('google', mine.google), await opens('google', theirs.google)]).toEqual([false, true]);
  });

  test('asks nothing where nothing is connected', async () => {
    const { email } = await signUp(server, someEmail(), elsewhere(server));
    const token = await askForReset(elsewhere(server), email);
    const body = { token, code: await codeFor(server, email), password: newPassword, keep: null };
    expect(payloadOf(await elsewhere(server).post(confirmPath, body))).toBeNull();
  });
});
