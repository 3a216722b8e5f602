import { assert } from 'superstruct';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deliverySchema, type Delivery } from '../../../contract/entities.ts';
import { beginSignUp, goodPassword, signUp, someEmail, tokenOf } from '../../support/server/accounts.ts';
import { buildTestApp, payloadOf, type TestApp } from '../../support/server/app.ts';
import { Browser } from '../../support/server/browser.ts';
import { askForReset } from '../../support/server/resets.ts';
import { elsewhere, moving, settingsPaths } from '../../support/server/settings.ts';

// What the page of a code hears of its mail, and that it hears nothing about anybody’s account.

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const minute = 60_000;

async function ask(browser: Browser, token: string): Promise<Delivery> {
  const payload = payloadOf(await browser.post('/session/emails/deliveries', { token }));
  assert(payload, deliverySchema);
  return payload.delivery;
}

/** What becomes of the mails to an address that have no outcome yet. */
async function settle(email: string, outcome: 'delivered_at' | 'failed_at'): Promise<void> {
  const waiting = server.db.updateTable('mails').where('recipient', '=', email).where('delivered_at', 'is', null);
  await waiting
    .where('failed_at', 'is', null)
    .set({ [outcome]: server.clock.now() })
    .execute();
}

describe('a sign-up', () => {
  test('hears that its mail arrived, or that it did not', async () => {
    const [email, browser] = [someEmail(), elsewhere(server)];
    const token = await beginSignUp(browser, email);
    expect(await ask(browser, token)).toBe('waiting');
    await settle(email, 'failed_at');
    expect(await ask(browser, token)).toBe('undeliverable');
    server.clock.advance(minute);
    const next = tokenOf(await browser.post('/session/emails/verifications', { email }));
    await settle(email, 'delivered_at');
    expect(await ask(browser, next)).toBe('delivered');
  });

  test('of somebody else is told nobody, with any token', async () => {
    const email = someEmail();
    const token = await beginSignUp(elsewhere(server), email);
    await settle(email, 'failed_at');
    expect(await ask(elsewhere(server), token)).toBe('waiting');
  });
});

describe('a change of address', () => {
  test('hears that the new address takes no mail', async () => {
    const { browser, to, token } = await moving(server);
    await settle(to, 'failed_at');
    expect(await ask(browser, token)).toBe('undeliverable');
  });

  test('hears the same of an address that has an account, also after another code', async () => {
    const { email: taken } = await signUp(server, someEmail(), elsewhere(server));
    await settle(taken, 'delivered_at');
    for (const to of [someEmail(), taken]) {
      const { browser } = await signUp(server, someEmail(), elsewhere(server));
      const token = tokenOf(await browser.post(settingsPaths.email, { email: to, currentPassword: goodPassword }));
      expect(await ask(browser, token)).toBe('waiting');
      await settle(to, 'failed_at');
      expect(await ask(browser, token)).toBe('undeliverable');
      server.clock.advance(minute);
      const next = tokenOf(await browser.post(settingsPaths.resend, { email: to }));
      expect(await ask(browser, next)).toBe('undeliverable');
      await settle(to, 'failed_at');
      expect(await ask(browser, next)).toBe('undeliverable');
    }
  });

  test('forgets what another address did', async () => {
    const { browser, to } = await moving(server);
    await settle(to, 'failed_at');
    const answer = await browser.post(settingsPaths.email, { email: someEmail(), currentPassword: goodPassword });
    expect(await ask(browser, tokenOf(answer))).toBe('waiting');
  });
});

test('a reset is told nothing, because only an address with an account gets a mail', async () => {
  const { email } = await signUp(server, someEmail(), elsewhere(server));
  const browser = elsewhere(server);
  const token = await askForReset(browser, email);
  await settle(email, 'failed_at');
  expect(await ask(browser, token)).toBe('waiting');
  expect(await ask(browser, await askForReset(browser, someEmail()))).toBe('waiting');
});

test('a token that is none is told nothing', async () => {
  expect(await ask(new Browser(server.app), 'nobody')).toBe('waiting');
});
