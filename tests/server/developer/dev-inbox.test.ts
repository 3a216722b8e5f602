import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginSignUp, codeFor, someEmail } from '../../support/server/accounts.ts';
import { buildTestApp, envelopeOf, payloadOf, type TestApp } from '../../support/server/app.ts';
import { Browser } from '../../support/server/browser.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

test('says what to do while it is empty', async () => {
  const fresh = await buildTestApp();
  const page = await fresh.app.inject('/dev/inbox');
  expect(page.body).toContain('No mail yet');
  await fresh.close();
});

test('shows mails newest first, with their sender, receiver, subject, time and text', async () => {
  const [first, second] = [someEmail(), someEmail()];
  await beginSignUp(new Browser(server.app), first);
  await beginSignUp(new Browser(server.app), second);
  const page = await server.app.inject('/dev/inbox');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain('AnyDish &lt;no-reply@localhost&gt;');
  expect(page.body).toContain('Confirm your email address for AnyDish');
  expect(page.body).toContain(`datetime="${new Date(server.clock.now()).toISOString()}"`);
  expect(page.body).toContain(`Your code is: ${await codeFor(server, first)}`);
  expect(page.body.indexOf(second)).toBeLessThan(page.body.indexOf(first));
});

test('the page keeps to the policy: no inline script or style, and what it loads is there', async () => {
  const { body } = await server.app.inject('/dev/inbox');
  expect(body).not.toMatch(/style=|<style|\son[a-z]+=|<script(?! type="module" src=)/);
  for (const [, url = ''] of body.matchAll(/(?:src|href)="(\/dev\/[^"]+)"/g)) {
    expect((await server.app.inject(url)).statusCode, url).toBe(200);
  }
});

test('a mail itself may be framed by the page, and nothing in it may run', async () => {
  const { body } = await server.app.inject('/dev/inbox');
  const url = /<iframe src="([^"]+)"[^>]* sandbox>/.exec(body)?.[1] ?? '';
  const mail = await server.app.inject(url);
  expect(mail.headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox");
  expect(mail.headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(mail.body).toContain('<h1');
});

test('tools read it as JSON', async () => {
  const email = someEmail();
  await beginSignUp(new Browser(server.app), email);
  const code = await codeFor(server, email);
  expect(payloadOf(await server.app.inject('/dev/inbox.json'))).toEqual(
    expect.arrayContaining([
      {
        guid: expect.any(String),
        from: 'AnyDish <no-reply@localhost>',
        to: email,
        subject: 'Confirm your email address for AnyDish',
        text: expect.stringContaining(code),
        html: expect.stringContaining(code),
        createdAt: server.clock.now(),
      },
    ]),
  );
});

test.each(['/dev/inbox/7', `/dev/inbox/${crypto.randomUUID()}`])('%s is not found', async (url) => {
  expect(envelopeOf(await server.app.inject(url)).status_code).toBe(5);
});

test.each([
  { NODE_ENV: 'production' },
  { SMTP_URL: 'smtp://localhost' },
  { DATABASE_URL: 'postgres://localhost/x', NODE_ENV: 'development' },
])('with %j there is no inbox', async (env) => {
  const other = await buildTestApp({ database: { db: server.db, close: async () => {} }, env });
  for (const url of ['/dev/inbox', '/dev/inbox.json', '/dev/inbox.css', '/dev/inbox.js'])
    expect((await other.app.inject(url)).statusCode, url).toBe(404);
  await other.close();
});
