import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Locale } from '../../../contract/shell/locales.ts';
import { inWords } from '../../../server/language/speech.ts';
import { eraseDueAccounts } from '../../../server/account/personal-data/erase.ts';
import { beginSignUp, codeFor, goodPassword, sessionOf, signUp, someEmail, tokenOf } from '../../support/server/accounts.ts';
import { buildTestApp, envelopeOf, type TestApp } from '../../support/server/app.ts';
import { Browser } from '../../support/server/browser.ts';
import { confirmPath, newPassword, resetPath } from '../../support/server/resets.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const speaking = (language: Locale) => new Browser(server.app, { headers: { 'accept-language': language } });
const productName = 'AnyDish';

/** What the newest mails of an address were about, newest first. */
const subjectsTo = async (email: string) => {
  const rows = await server.db.selectFrom('mails').select('subject').where('recipient', '=', email).orderBy('guid', 'desc').execute();
  return rows.map(({ subject }) => subject);
};
const said = (id: string, language: Locale) => inWords({ id, values: { productName } }, language);
const resetSubject = 'Reset your password for {productName}';
const signUpSubject = 'Confirm your email address for {productName}';

/** An account whose owner chose a language, or none. */
async function accountIn(language: Locale | null, asks: Locale = 'de') {
  const { browser, email, session } = await signUp(server, someEmail(), speaking(asks));
  await server.db.updateTable('users').set({ language }).where('guid', '=', session.guid).execute();
  return { browser, email, guid: session.guid };
}

test('a code for a sign-up is mailed in the language of the request that wants it, each time', async () => {
  const email = someEmail();
  const browser = speaking('de');
  await beginSignUp(browser, email);
  server.clock.advance(61_000);
  browser.cookies.set('language', 'ar');
  await browser.post('/session/emails/verifications', { email });
  expect(await subjectsTo(email)).toEqual([said(signUpSubject, 'ar'), said(signUpSubject, 'de')]);
});

describe('every mail to an account is in the language of the account', () => {
  test('a code for a new password, and that it was changed', async () => {
    const { email } = await accountIn('ar');
    const stranger = speaking('ja');
    const token = tokenOf(await stranger.post(resetPath, { email }));
    expect((await subjectsTo(email))[0]).toBe(said(resetSubject, 'ar'));
    await stranger.post(confirmPath, { token, code: await codeFor(server, email), password: newPassword });
    expect((await subjectsTo(email))[0]).toBe(said('Your password for {productName} was changed', 'ar'));
  });

  test('one that has chosen none is written to in the language of the request', async () => {
    const { email } = await accountIn(null);
    await speaking('he').post(resetPath, { email });
    expect((await subjectsTo(email))[0]).toBe(said(resetSubject, 'he'));
  });

  test('whose address somebody else asks for is told in its own, and the one who asks in theirs', async () => {
    const [{ email: taken }, { browser, email }] = [await accountIn('fr'), await accountIn('es')];
    await browser.post('/api/account/email', { email: taken, current_password: goodPassword });
    expect((await subjectsTo(taken))[0]).toBe(said('Somebody asked to use your email address for another {productName} account', 'fr'));
    expect((await subjectsTo(email))[0]).toBe(said('A new email address was requested for your {productName} account', 'es'));
  });

  test('a change of address, at both addresses', async () => {
    const { browser, email } = await accountIn('hi', 'en');
    const next = someEmail();
    const token = tokenOf(await browser.post('/api/account/email', { email: next, current_password: goodPassword }));
    await browser.post('/api/account/email/verifications', { token, code: await codeFor(server, next) });
    expect(await subjectsTo(next)).toEqual([
      said('This is the email address of your {productName} account now', 'hi'),
      said('Confirm your new email address for {productName}', 'hi'),
    ]);
    expect((await subjectsTo(email))[0]).toBe(said('The email address of your {productName} account was changed', 'hi'));
  });
});

describe('the last mail, which no request is there for', () => {
  const deleted = 'Your {productName} account was deleted';
  const askAndWait = async ({ browser }: { browser: Browser }) => {
    expect((await browser.post('/api/account/deletion', { current_password: goodPassword })).statusCode).toBe(200);
    server.clock.advance(12 * 24 * 60 * 60_000);
    await eraseDueAccounts(server.app.deps);
  };

  test('is in the language of the account as it is then', async () => {
    const account = await accountIn('ja');
    await browserChooses(account.browser, 'pt-BR');
    await askAndWait(account);
    expect(await subjectsTo(account.email)).toEqual([said(deleted, 'pt-BR')]);
  });

  test('else in that of the request for the deletion', async () => {
    const account = await accountIn(null, 'zh-Hans');
    await askAndWait(account);
    expect(await subjectsTo(account.email)).toEqual([said(deleted, 'zh-Hans')]);
  });
});

const browserChooses = (browser: Browser, language: Locale) => browser.put('/api/session/language', { language });

test('an address with an account, one without, and one with an account in another language are answered alike', async () => {
  const [{ email: known }, { email: other }] = [await accountIn('de'), await accountIn('ar')];
  const answers = await Promise.all(
    [known, other, someEmail()].map(async (email) => {
      const browser = speaking('fr');
      const asked = await browser.post(resetPath, { email });
      const refused = await browser.post(confirmPath, { token: tokenOf(asked), code: '000000', password: newPassword });
      const { status_code: statusCode, status_text: text, payload } = envelopeOf(refused);
      return { headers: Object.keys(asked.headers), length: asked.headers['content-length'], statusCode, text, payload };
    }),
  );
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
  expect(answers[0]?.text).toBe('Ce code n’est pas le bon. Il vous reste 4 tentatives.');
});

test('the personal company is named in the language of its owner, and found under Latin letters', async () => {
  for (const language of ['de', 'ja'] as const) {
    const { browser } = await accountIn(language);
    await browser.put('/api/session/profile', { first_name: 'Ada', last_name: 'King' });
    const { companies } = sessionOf(await browser.get('/api/session')).extra;
    expect(companies?.[0]?.name).toBe(inWords({ id: "{firstName}'s kitchen", values: { firstName: 'Ada' } }, language));
    expect(companies?.[0]?.uri).toMatch(/^[a-z0-9-]+$/);
  }
});
