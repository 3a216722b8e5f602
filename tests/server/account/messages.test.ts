import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '../../support/server/accounts.ts';
import { buildTestApp, envelopeOf, type TestApp } from '../../support/server/app.ts';
import type { Browser } from '../../support/server/browser.ts';

const support = 'help@anydish.example';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp({ env: { SUPPORT_EMAIL: support } });
});
afterAll(() => server.close());

const message = { words: '  More soups, please. <b>Now</b>  ', page: '/account?q=1', language: 'de', wants_answer: true };
const tell = (browser: Browser, changes: object = {}) =>
  browser.post('/api/account/messages', { ...message, request_key: randomUUID(), ...changes });
const mailsTo = () => server.db.selectFrom('mails').selectAll().where('recipient', '=', support).orderBy('created_at').execute();
const kept = (email: string) =>
  server.db
    .selectFrom('messages')
    .innerJoin('users', 'users.guid', 'messages.user_guid')
    .selectAll('messages')
    .where('email', '=', email)
    .execute();

test('a message is kept for staff and mailed to them, with what the user let go with it', async () => {
  const { browser, email } = await signUp(server);
  expect((await tell(browser)).statusCode).toBe(200);
  expect(await kept(email)).toMatchObject([
    { words: 'More soups, please. <b>Now</b>', page: '/account?q=1', language: 'de', wants_answer: true },
  ]);
  const [mail] = (await mailsTo()).slice(-1);
  expect(mail?.text).toContain('More soups, please. <b>Now</b>');
  expect(mail?.text).toContain('/account?q=1');
  expect(mail?.text).toContain(email);
  expect(mail?.html).toContain('&lt;b&gt;Now');
});

test('nothing that was left out goes along', async () => {
  const { browser, email } = await signUp(server);
  await tell(browser, { page: null, language: null, wants_answer: false });
  const [mail] = (await mailsTo()).slice(-1);
  expect(mail?.text).not.toContain(email);
  expect(mail?.text).not.toMatch(/page|Language/);
});

test('what was lost on its way and is sent again is one message', async () => {
  const { browser, email } = await signUp(server);
  const before = (await mailsTo()).length;
  const key = { request_key: randomUUID() };
  const answers = await Promise.all([tell(browser, key), tell(browser, key), tell(browser, key)]);
  answers.push(await tell(browser, key));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(await kept(email)).toHaveLength(1);
  expect(await mailsTo()).toHaveLength(before + 1);
});

test.each([
  ['   ', 'Please write something'],
  ['x'.repeat(4_001), 'Please use at most 4,000 characters'],
])('%.5j is refused at its field', async (words, why) => {
  const { browser, email } = await signUp(server);
  const answer = await tell(browser, { words });
  expect([answer.statusCode, envelopeOf(answer).payload]).toEqual([400, { words: why }]);
  expect(await kept(email)).toEqual([]);
});

test('a page of another site is left out', async () => {
  const { browser, email } = await signUp(server);
  await tell(browser, { page: '//evil.example/x' });
  expect(await kept(email)).toMatchObject([{ page: null }]);
});
