import type { World } from './browser-world.ts';
import { password } from './page.ts';

/** A sign-up whose codes arrive in the mailbox. */
export class SignUpCodes {
  readonly #world: World;
  #email = '';
  #count = 0;

  constructor(world: World) {
    this.#world = world;
  }

  /** Another address, which nobody has and no code was mailed to. */
  begin(email: string): void {
    this.#email = email;
    this.#count = 0;
  }

  /** One more code goes out. */
  expectMail(): void {
    this.#count += 1;
  }

  /** The code of the newest mail, once all are there. */
  newest(): Promise<string> {
    return this.#world.server.mailbox.code(this.#email, this.#count);
  }

  async wrong(): Promise<string> {
    return (await this.newest()) === '000000' ? '111111' : '000000';
  }

  /** Signs up to the code, by hand, and stays there. */
  async signUpToCode(): Promise<void> {
    const { page, server, visit } = this.#world;
    this.begin(server.newEmail());
    await visit('/sign-up');
    await page.getByLabel('Email').fill(this.#email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign up' }).click();
    this.expectMail();
    await page.getByRole('heading', { name: 'Confirm your email address' }).waitFor();
  }
}
