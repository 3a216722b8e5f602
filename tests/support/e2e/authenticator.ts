import type { CDPSession, Page } from '@playwright/test';

/** An authenticator that Chromium believes to have: it holds passkeys, and its owner is there and verified unless a test says otherwise. */
export class VirtualAuthenticator {
  readonly #session: CDPSession;
  #id = '';

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async addTo(page: Page): Promise<VirtualAuthenticator> {
    const session = await page.context().newCDPSession(page);
    await session.send('WebAuthn.enable');
    const authenticator = new VirtualAuthenticator(session);
    await authenticator.plugIn();
    return authenticator;
  }

  /** A new one, without a passkey, in the place of the one so far. */
  async plugIn(): Promise<void> {
    if (this.#id !== '') await this.#session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: this.#id });
    const { authenticatorId } = await this.#session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    this.#id = authenticatorId;
  }

  /** Whether somebody touches it when it is asked. */
  async setOwnerThere(enabled: boolean): Promise<void> {
    await this.#session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId: this.#id, enabled });
  }

  /** Whether its owner touches it: it refuses anybody else. */
  async setOwnerVerified(isUserVerified: boolean): Promise<void> {
    await this.#session.send('WebAuthn.setUserVerified', { authenticatorId: this.#id, isUserVerified });
  }

  async countPasskeys(): Promise<number> {
    const { credentials } = await this.#session.send('WebAuthn.getCredentials', { authenticatorId: this.#id });
    return credentials.length;
  }
}
