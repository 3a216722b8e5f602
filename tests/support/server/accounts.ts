import { assert } from 'superstruct';
import { sessionSchema, verificationTokenSchema, type Session } from '../../../contract/entities.ts';
import { payloadOf, type TestApp } from './app.ts';
import { Browser } from './browser.ts';

export const goodPassword = 'seven brown onions';

let people = 0;

/** An address that no other test has. */
export function someEmail(): string {
  people += 1;
  return `person-${people}@example.com`;
}

/** Fails when the answer is no token. */
export function tokenOf(response: Parameters<typeof payloadOf>[0]): string {
  const payload = payloadOf(response);
  assert(payload, verificationTokenSchema);
  return payload.token;
}

/** Fails when the answer is no session. */
export function sessionOf(response: Parameters<typeof payloadOf>[0]): Session {
  const payload = payloadOf(response);
  assert(payload, sessionSchema);
  return payload;
}

/** All codes that were mailed to an address, newest first, read as a person of any language reads them. */
export async function codesFor({ db }: TestApp, email: string): Promise<string[]> {
  const mails = await db.selectFrom('mails').select('text').where('recipient', '=', email).orderBy('guid', 'desc').execute();
  return mails.map(({ text }) => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? '');
}

/** The newest code of an address. Fails when there is none. */
export async function codeFor(server: TestApp, email: string): Promise<string> {
  const [code] = await codesFor(server, email);
  if (code === undefined || code === '') throw new Error(`No code was mailed to ${email}.`);
  return code;
}

/** Another code than the given one. */
export const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Begins a sign-up. Resolves to the client's token. */
export async function beginSignUp(browser: Browser, email: string, password = goodPassword): Promise<string> {
  return tokenOf(await browser.post('/session', { email, password }));
}

/** A whole sign-up up to the profile. Resolves to the browser that is signed in then. */
export async function signUp(
  server: TestApp,
  email = someEmail(),
  browser = new Browser(server.app),
): Promise<{ browser: Browser; email: string; session: Session }> {
  const token = await beginSignUp(browser, email);
  const answer = await browser.post('/session/emails/verifications', { token, code: await codeFor(server, email) });
  return { browser, email, session: sessionOf(answer) };
}
