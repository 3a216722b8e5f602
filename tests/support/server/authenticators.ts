import { Secret, TOTP } from 'otpauth';
import { assert } from 'superstruct';
import { authenticatorKeySchema } from '../../../contract/sign-in/second-steps.ts';
import { goodPassword, sessionOf, signUp, someEmail } from './accounts.ts';
import { payloadOf, type TestApp } from './app.ts';
import type { Browser } from './browser.ts';
import { elsewhere } from './settings.ts';

export const secondStepPaths = {
  app: '/api/account/authenticator',
  keys: '/api/account/authenticator/keys',
  removals: '/api/account/authenticator/removals',
  signIn: '/api/session/second-step',
  stepUp: '/api/account/step-up',
} as const;

/** Milliseconds in which an app shows the same code. */
export const period = 30_000;

/** What an app with this key shows, so many periods from now. */
export const codeOf = ({ clock }: Pick<TestApp, 'clock'>, secret: string, periods = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: clock.now() + periods * period });

/** A code that the app shows at no time that counts. */
export function wrongCodeOf(server: Pick<TestApp, 'clock'>, secret: string): string {
  const good = new Set([-2, -1, 0, 1, 2].map((periods) => codeOf(server, secret, periods)));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !good.has(code)) ?? '';
}

/** A new key for an app. Fails when it is refused. */
export async function newKey(browser: Browser, currentPassword = goodPassword): Promise<string> {
  const payload = payloadOf(await browser.post(secondStepPaths.keys, { current_password: currentPassword }));
  assert(payload, authenticatorKeySchema);
  return payload.secret;
}

/** Sets an app up in a browser that is signed in; the code of this moment is used up then. Resolves to its key. */
export async function setUpApp(server: TestApp, browser: Browser, currentPassword = goodPassword): Promise<string> {
  const secret = await newKey(browser, currentPassword);
  payloadOf(await browser.post(secondStepPaths.app, { code: codeOf(server, secret) }));
  return secret;
}

/** Somebody with an authenticator app, whose next code is good. */
export async function withApp(server: TestApp) {
  const { browser, email, session } = await signUp(server, someEmail(), elsewhere(server));
  const secret = await setUpApp(server, browser);
  server.clock.advance(period);
  return { browser, email, userGuid: session.guid, secret };
}

/** A browser in which the first half of a sign-in was right. */
export async function halfWay(server: TestApp, email: string, password = goodPassword): Promise<Browser> {
  const browser = elsewhere(server);
  await browser.post('/api/session', { email, password });
  return browser;
}

/** The address of who is signed in there; null for nobody. */
export const emailIn = async (browser: Browser) => sessionOf(await browser.get('/api/session')).email;
