import { sessionOf, someEmail } from './accounts.ts';
import { buildTestApp, type TestApp } from './app.ts';
import { appleClientId, appleEnv } from './apple.ts';
import { Browser } from './browser.ts';
import { startFakeIssuer, type FakeIssuer } from './fake-issuer.ts';
import { messageOf, postAnswer, startPath, type StartOptions } from './oauth.ts';

type Fields = Record<string, string>;

export const ada = { name: { firstName: 'Ada', lastName: 'Lovelace' } };
export const callbackPath = '/api/oauth/apple/callback';

/** A server whose Apple says what a test wants, and a browser that goes there. */
export class AppleSignIn {
  readonly issuer: FakeIssuer;
  readonly server: TestApp;
  browser: Browser;

  private constructor(issuer: FakeIssuer, server: TestApp) {
    this.issuer = issuer;
    this.server = server;
    this.browser = new Browser(server.app);
  }

  static async open(): Promise<AppleSignIn> {
    const issuer = await startFakeIssuer(appleClientId);
    return new AppleSignIn(issuer, await buildTestApp({ env: appleEnv(issuer.origin) }));
  }

  /** Somebody new, in another browser. */
  renew(): void {
    this.issuer.claims = { sub: someEmail(), email: someEmail(), email_verified: 'true' };
    this.issuer.isForged = false;
    this.browser = new Browser(this.server.app);
  }

  get email(): string {
    return String(this.issuer.claims['email']);
  }

  /** Goes to Apple. */
  async begin(by = this.browser, options: StartOptions = {}) {
    const { headers } = await by.get(startPath('apple', options));
    return this.issuer.visit(new URL(headers.location ?? ''));
  }

  post(fields: Fields, origin?: string) {
    return postAnswer(this.server.app, 'apple', { code: 'the-code', iss: this.issuer.origin, ...fields }, origin);
  }

  /** Posts an answer and makes the visit that follows. */
  async arrive(fields: Fields, by = this.browser) {
    const { headers } = await this.post(fields);
    return messageOf(await by.get(headers.location ?? ''));
  }

  /** A whole sign-in; `user` is what Apple posts of somebody. */
  async signIn({ user, by = this.browser, ...options }: StartOptions & { user?: object; by?: Browser } = {}) {
    const { state } = await this.begin(by, options);
    return this.arrive({ state, ...(user && { user: JSON.stringify(user) }) }, by);
  }

  async session(by = this.browser) {
    return sessionOf(await by.get('/api/session'));
  }

  async close(): Promise<void> {
    await this.server.close();
    await this.issuer[Symbol.asyncDispose]();
  }
}
