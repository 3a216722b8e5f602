import { codeFor, signUp, tokenOf } from './accounts.ts';
import type { TestApp } from './app.ts';
import type { Browser } from './browser.ts';

export const resetPath = '/session/passwords';
export const confirmPath = '/api/v1/session/passwords';
export const newPassword = 'three green apples';

/** Asks for a reset. Resolves to the client's token. */
export const askForReset = async (browser: Browser, email: string): Promise<string> => tokenOf(await browser.post(resetPath, { email }));

/** A new account, signed in, whose owner has asked for a reset in the same browser. */
export async function forgetful(server: TestApp): Promise<{ browser: Browser; email: string; token: string; code: string }> {
  const { browser, email } = await signUp(server);
  const token = await askForReset(browser, email);
  return { browser, email, token, code: await codeFor(server, email) };
}
