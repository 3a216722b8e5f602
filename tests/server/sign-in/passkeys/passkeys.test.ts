import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mostPasskeys } from '../../../../contract/sign-in/passkeys.ts';
import { newGuid } from '../../../../server/db/guid.ts';
import { goodPassword, sessionOf, signUp, someEmail } from '../../../support/server/accounts.ts';
import { buildTestApp, envelopeOf, payloadOf, type TestApp } from '../../../support/server/app.ts';
import { addPasskey, passkeyPaths, passkeysOf, signInWith, SoftPasskey } from '../../../support/server/authenticator.ts';
import { elsewhere, forgetPassword } from '../../../support/server/settings.ts';
import { signInAtDemo } from '../../../support/server/oauth.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const hour = 60 * 60_000;
const owner = () => signUp(server, someEmail(), elsewhere(server));
const list = async (browser: ReturnType<typeof elsewhere>) => passkeysOf(await browser.get(passkeyPaths.list));
const newestMail = (email: string) =>
  server.db
    .selectFrom('mails')
    .select(['subject', 'text'])
    .where('recipient', '=', email)
    .orderBy('guid', 'desc')
    .executeTakeFirstOrThrow();
const outcomeOf = (response: Parameters<typeof envelopeOf>[0]) => [response.statusCode, envelopeOf(response).status_code];
const remove = (browser: ReturnType<typeof elsewhere>, guid: string, currentPassword = goodPassword) =>
  browser.post(`${passkeyPaths.list}/${guid}/removal`, { currentPassword });

describe('a passkey', () => {
  test('is added by the owner, named by the browser, and told by mail', async () => {
    const headers = {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    };
    const { browser, email } = await signUp(server, someEmail(), elsewhere(server, headers));
    expect(await list(browser)).toEqual({ hasPassword: true, items: [], recoveryCodesLeft: null });
    await addPasskey(browser);
    const { items } = await list(browser);
    expect(items).toMatchObject([
      { name: 'Chrome, Linux', createdAt: server.clock.now(), lastUsedAt: null, isBackedUp: false, canRemove: true },
    ]);
    expect((await newestMail(email)).subject).toBe('A passkey was added to your AnyDish account');
  });

  test('opens the account like a password does: a new session, a known browser, and the time of use', async () => {
    const { browser, email } = await owner();
    const passkey = await addPasskey(browser);
    const other = elsewhere(server);
    server.clock.advance(1_000);
    expect(sessionOf(await signInWith(other, passkey))).toMatchObject({ email, isVerified: true });
    expect([other.cookies.has('session'), other.cookies.has('device')]).toEqual([true, true]);
    expect((await list(browser)).items[0]?.lastUsedAt).toBe(server.clock.now());
    const earlier = other.cookies.get('session');
    await signInWith(other, passkey);
    const planted = elsewhere(server, { cookie: `session=${earlier}` });
    expect(sessionOf(await planted.get('/api/session')).email).toBeNull();
  });

  test('needs the password, or a sign-in within the hour where there is none', async () => {
    const { browser, email } = await owner();
    expect(outcomeOf(await browser.post(passkeyPaths.options, { currentPassword: 'a wrong password' }))).toEqual([400, 2]);
    await forgetPassword(server, email);
    expect(outcomeOf(await browser.post(passkeyPaths.options, { currentPassword: '' }))).toEqual([200, 0]);
    server.clock.advance(hour);
    for (const path of [passkeyPaths.options, passkeyPaths.codes, `${passkeyPaths.list}/${newGuid()}/removal`])
      expect(outcomeOf(await browser.post(path, { currentPassword: '' })), path).toEqual([403, 4]);
  });

  test('is renamed and removed by its owner alone', async () => {
    const [mine, theirs] = [await owner(), await owner()];
    const passkey = await addPasskey(mine.browser);
    const guid = (await list(mine.browser)).items[0]?.guid ?? '';
    const rename = (browser: typeof mine.browser, name: string) => browser.put(`${passkeyPaths.list}/${guid}`, { name });
    expect(outcomeOf(await rename(theirs.browser, 'Theirs'))).toEqual([404, 5]);
    expect(outcomeOf(await remove(theirs.browser, guid))).toEqual([404, 5]);
    for (const name of [' ', 'x'.repeat(61)]) expect(outcomeOf(await rename(mine.browser, name))).toEqual([400, 2]);
    expect(passkeysOf(await rename(mine.browser, ' Telephone ')).items[0]?.name).toBe('Telephone');
    expect(outcomeOf(await remove(mine.browser, guid, 'a wrong password'))).toEqual([400, 2]);
    expect(passkeysOf(await remove(mine.browser, guid)).items).toEqual([]);
    expect(await newestMail(mine.email)).toMatchObject({ subject: 'A passkey was removed from your AnyDish account' });
    expect((await newestMail(mine.email)).text).toContain('“Telephone”');
    expect(outcomeOf(await signInWith(elsewhere(server), passkey))).toEqual([401, 3]);
  });

  test('stays when it is the last way in, and counts as one for connected sign-ins', async () => {
    const { browser, email } = await owner();
    await signInAtDemo(browser, 'google', { name: 'X', email: someEmail() }, { dataSourceConnect: true });
    await addPasskey(browser);
    await forgetPassword(server, email);
    const connections = '/api/session/connections';
    const google = (payloadOf(await browser.get(connections)) as { items: { guid: string; canDisconnect: boolean }[] }).items[0];
    expect(google?.canDisconnect).toBe(true);
    expect((await browser.delete(`${connections}/${google?.guid}`)).statusCode).toBe(200);
    const [item] = (await list(browser)).items;
    expect(item?.canRemove).toBe(false);
    expect(outcomeOf(await remove(browser, item?.guid ?? '', ''))).toEqual([409, 10]);
    await addPasskey(browser, '');
    const both = (await list(browser)).items;
    const answers = await Promise.all(both.map(({ guid }) => remove(browser, guid, '')));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('is added once, to one account, and no more than there is room for', async () => {
    const [mine, theirs] = [await owner(), await owner()];
    const passkey = await addPasskey(mine.browser);
    const options = payloadOf(await theirs.browser.post(passkeyPaths.options, { currentPassword: goodPassword }));
    expect(outcomeOf(await theirs.browser.post(passkeyPaths.list, { registration: passkey.register(options) }))).toEqual([409, 10]);
    const rows = Array.from({ length: mostPasskeys }, () => ({
      guid: newGuid(),
      user_guid: theirs.session.guid,
      rp_id: 'localhost',
      credential_id: newGuid(),
      public_key: '',
      sign_count: 0,
      is_backup_eligible: false,
      is_backed_up: false,
      name: 'X',
      created_at: 0,
      last_used_at: null,
    }));
    const early = payloadOf(await theirs.browser.post(passkeyPaths.options, { currentPassword: goodPassword }));
    await server.db.insertInto('passkeys').values(rows).execute();
    expect(outcomeOf(await theirs.browser.post(passkeyPaths.options, { currentPassword: goodPassword }))).toEqual([409, 10]);
    expect(outcomeOf(await theirs.browser.post(passkeyPaths.list, { registration: new SoftPasskey().register(early) }))).toEqual([409, 10]);
  });

  test('needs a name of the site: there is none at an IP address', async () => {
    const byNumber = await buildTestApp({ env: { PUBLIC_URL: 'http://192.0.2.1:3000' } });
    const answer = await elsewhere(byNumber).post(passkeyPaths.signInOptions);
    expect([outcomeOf(answer), envelopeOf(answer).status_text]).toEqual([
      [409, 10],
      'Passkeys need a domain name. This page was opened with an IP address.',
    ]);
    await byNumber.close();
  });
});
