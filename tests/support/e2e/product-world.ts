import { expect, type Page } from '@playwright/test';
import { is } from 'superstruct';
import { fromWire } from '../../../contract/casing.ts';
import { sessionSchema, verificationTokenSchema } from '../../../contract/entities.ts';
import type { Mailbox } from './mailbox.ts';
import { test as base } from './page.ts';
import { password } from './test-server.ts';

export interface Account {
  email: string;
  /** Address of the page where the account's recipes are made. */
  kitchen: string;
}

/** A browser whose addresses are the product's. */
export const test = base.extend<{ newAccount: (page: Page, fullName?: string) => Promise<Account> }>({
  baseURL: ({ product }, use) => use(product.origin),
  newAccount: async ({ mailbox, product }, use) => {
    await use((page, fullName) => newAccount(page, mailbox, product.origin, fullName));
  },
});

/** Signs somebody new up in the page's browser, by the calls of the sign-up's pages and without them. */
export async function newAccount(page: Page, mailbox: Mailbox, origin: string, fullName = 'Ada Lovelace'): Promise<Account> {
  const call = async (method: 'POST' | 'PUT', path: string, data: object): Promise<unknown> => {
    const answer = await page.request.fetch(origin + path, { method, data, headers: { origin } });
    expect(answer.ok(), `${method} ${path}`).toBe(true);
    return fromWire(((await answer.json()) as { payload: unknown }).payload);
  };
  const email = `cook-${crypto.randomUUID().slice(0, 8)}@anydish.example`;
  const started = await call('POST', '/session', { email, password });
  if (!is(started, verificationTokenSchema)) throw new Error('The sign-up did not begin.');
  await call('POST', '/session/emails/verifications', { token: started.token, code: await mailbox.code(email) });
  const [firstName = '', ...rest] = fullName.split(' ');
  const session = await call('PUT', '/api/session/profile', { firstName, lastName: rest.join(' ') });
  if (!is(session, sessionSchema)) throw new Error('The profile was not saved.');
  return { email, kitchen: `${origin}/ai/${session.extra.companies?.[0]?.uri}/new` };
}
