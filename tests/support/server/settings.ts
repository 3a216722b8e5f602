import { assert } from 'superstruct';
import { settingsEndpoints, type Device } from '../../../contract/account/settings-endpoints.ts';
import { codeFor, goodPassword, sessionOf, signUp, someEmail, tokenOf } from './accounts.ts';
import { payloadOf, type TestApp } from './app.ts';
import { Browser } from './browser.ts';

export const settingsPaths = {
  account: '/api/account',
  password: '/api/account/password',
  email: '/api/account/email',
  resend: '/api/account/email/codes',
  confirm: '/api/account/email/verifications',
  sessions: '/api/account/sessions',
} as const;

export const newPassword = 'three green apples';

/** Fails when the answer is no list of devices. */
export function devicesOf(response: Parameters<typeof payloadOf>[0]): Device[] {
  const payload = payloadOf(response);
  assert(payload, settingsEndpoints.listDevices.payload);
  return payload.devices;
}

export const beginChange = (browser: Browser, email: string, currentPassword = goodPassword) =>
  browser.post(settingsPaths.email, { email, current_password: currentPassword });
export const confirmChange = (browser: Browser, token: string, code: string) => browser.post(settingsPaths.confirm, { token, code });

/** The address of who is signed in there. */
export const whoIs = async (browser: Browser) => sessionOf(await browser.get('/api/session')).email;

let networks = 0;
/** A browser at an address that no other test has. */
export function elsewhere(server: TestApp, headers: Record<string, string> = {}): Browser {
  networks += 1;
  return new Browser(server.app, { remoteAddress: `198.51.100.${networks}`, headers });
}

/** Takes an account's password away, as if it had been made by another site. */
export async function forgetPassword(server: TestApp, email: string): Promise<void> {
  await server.db.updateTable('users').set({ password_hash: null }).where('email', '=', email).execute();
}

/** An account holder, signed in, who has asked for another address. */
export async function moving(server: TestApp, to = someEmail()) {
  const { browser, email, session } = await signUp(server, someEmail(), elsewhere(server));
  const token = tokenOf(await browser.post(settingsPaths.email, { email: to, currentPassword: goodPassword }));
  return { browser, email, session, to, token, code: await codeFor(server, to) };
}
