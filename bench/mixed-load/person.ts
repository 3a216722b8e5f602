import { randomUUID } from 'node:crypto';
import { accountEndpoints } from '../../contract/account/account-endpoints.ts';
import { sessionEndpoints } from '../../contract/sign-in/session-endpoints.ts';
import { settingsEndpoints } from '../../contract/account/settings-endpoints.ts';
import type { CookRequest } from '../../contract/kitchen/kitchen.ts';
import { Client, type Answer } from './client.ts';
import { Cut } from './cut.ts';
import { write, ask, type World } from './world.ts';

/** A recipe that was written down, imported or copied. What is done to recipes one by one is done to these: no order is asked for again that made them. */
export interface Copy {
  key: string;
  /** Makes it; sent again, it finds the same one. @throws Cut */
  send: () => Promise<Answer<{ guid: string }>>;
  /** It came in a file. */
  isFile: boolean;
  /** Null while no answer has come. */
  guid: string | null;
  /** It was thrown away, or may have been. */
  isThrown: boolean;
  /** Its last step at first; null while it was not read. */
  firstEnd: string | null;
  /** Versions made by hand: of how many we know, and how many there may be. */
  versions: { least: number; most: number };
  /** Notes of its cooking records, by which each is known, and the records that were answered. */
  cookings: { note: string; guid: string | null }[];
}

export interface Order {
  request: CookRequest;
  /** Null while no answer has come. */
  guid: string | null;
  /** How it was seen to have ended: it stays that way. */
  end: string | null;
}

/** After so many tries somebody whose code has no attempts left signs up again. */
const mostUsed = 20;
const passwordOf = (version: string) => `seven brown onions ${version}`;

/** Somebody who signs up and then uses the product. One call at a time, so that the ledger knows their order. */
export class Person {
  readonly email = `person-${randomUUID()}@example.com`;
  readonly world: World;
  readonly client: Client;
  phase: 'new' | 'begun' | 'confirmed' | 'complete' = 'new';
  companyUri = '';
  /** How much this person has done. */
  acts = 0;
  /** Mails that writes of this person lead to: of how many we know, and how many there may be. */
  readonly mails = { code: { least: 0, most: 0 }, password: { least: 0, most: 0 } };
  readonly orders = new Map<string, Order>();
  readonly photos: string[] = [];
  readonly copies: Copy[] = [];
  /** Keys of collections. */
  readonly collections: string[] = [];
  /** Keys of lines that were typed on the shopping list. */
  readonly lines: string[] = [];
  /** Words by which messages to the team are known. */
  readonly told: string[] = [];
  /** The key of the one timer. */
  readonly timer = randomUUID();
  /** Cookies of sessions that were signed out. */
  readonly signedOut: string[] = [];
  #sessions = 0;
  #serial = 0;
  #token = '';
  #isUnsure = false;
  /** How often a code was answered as used whose first answer never came. */
  #used = 0;
  readonly #tried = new Set<string>();

  constructor(world: World) {
    this.world = world;
    this.client = new Client(world.origins);
    world.ledger.start(this.key('diet'), 'none');
    world.ledger.start(this.key('deletion'), 'none');
    world.ledger.start(this.key('password'), '0');
    world.ledger.start(this.key('leeks to buy'), '0');
  }

  key = (what: string): string => `${what} of ${this.email}`;

  get sessionKey(): string {
    return this.key(`session ${this.#sessions}`);
  }

  /** Another value for each write. */
  fresh(): string {
    this.#serial += 1;
    return String(this.#serial);
  }

  /** Goes one step on with the sign-up. False: nothing can be done until a mail comes. @throws Cut */
  async signUpStep(): Promise<boolean> {
    if (this.phase === 'new') await this.#begin();
    else if (this.phase === 'begun') return this.#confirm();
    else if (this.phase === 'confirmed') await this.saveName();
    return true;
  }

  async #begin(): Promise<void> {
    const body = { email: this.email, password: passwordOf('0') };
    this.mails.code.most += 1;
    const answer = await write(this.world, this.key('sign-up'), 'begun', () => this.client.call(accountEndpoints.createAccount, { body }));
    if (!answer.isOk) throw new Cut(`A sign-up was answered with ${answer.status}.`);
    this.mails.code.least += 1;
    this.#token = answer.payload.token;
    this.phase = 'begun';
  }

  #codes(): string[] {
    const mails = this.world.mailbox.mails.filter(({ to }) => to?.some(({ address }) => address === this.email));
    return mails.flatMap(({ text }) => /\b\d{6}\b/.exec(text ?? '')?.[0] ?? []).filter((code) => !this.#tried.has(code));
  }

  async #confirm(): Promise<boolean> {
    // The answer to the right code never came: the account is there, or the code is still good.
    if (this.#isUnsure && (await this.signIn())) {
      this.world.ledger.compare(this.key('account'), 'open');
      this.phase = 'confirmed';
      return true;
    }
    const code = this.#codes().at(-1);
    if (code === undefined) return false;
    const body = { token: this.#token, code };
    const wasUnsure = this.#isUnsure;
    this.#isUnsure = true;
    const answer = await write(this.world, this.key('account'), 'open', () => this.client.call(accountEndpoints.verifyEmail, { body }));
    if (answer.status >= 500) throw new Cut(`A code was answered with ${answer.status}.`);
    // It was used when its answer was lost, and the server was too busy to sign in; or each answer that failed used up an attempt.
    if (answer.status === 410 && wasUnsure) {
      this.#used += 1;
      if (this.#used > mostUsed) this.phase = 'new';
      throw new Cut('A code was used already.');
    }
    this.#isUnsure = false;
    if (answer.isOk) {
      this.world.ledger.acknowledge(this.sessionKey, 'open');
      this.phase = 'confirmed';
    } else if (answer.status === 422) this.#tried.add(code);
    else
      throw new Error(
        `The code of an acknowledged sign-up was answered with ${answer.status}: ${this.key('account')}, ${wasUnsure ? 'after' : 'without'} an answer that was lost.`,
      );
    return true;
  }

  /** @throws Cut */
  async saveName(): Promise<void> {
    const lastName = `Number ${this.fresh()}`;
    const body = { firstName: 'Cook', lastName };
    const answer = await write(this.world, this.key('name'), lastName, () => this.client.call(accountEndpoints.updateProfile, { body }));
    const company = answer.isOk ? answer.payload.extra.companies?.[0] : undefined;
    if (company === undefined) return;
    this.companyUri = company.uri;
    this.phase = 'complete';
  }

  /** Signs in with the password that is known, or else with one that may have been set. @throws Cut */
  async signIn(client = this.client): Promise<boolean> {
    const { ledger } = this.world;
    for (const version of ledger.candidates(this.key('password'))) {
      const body = { email: this.email, password: passwordOf(version) };
      const answer = await ask(this.world, () => client.call(accountEndpoints.signIn, { body }));
      if (!answer.isOk) continue;
      ledger.compare(this.key('password'), version);
      if (client !== this.client) return true;
      this.#sessions += 1;
      ledger.acknowledge(this.sessionKey, 'open');
      return true;
    }
    return false;
  }

  /** @throws Cut */
  async signOut(): Promise<void> {
    const cookie = this.client.cookies.get('session') ?? '';
    const answer = await write(this.world, this.sessionKey, 'ended', () => this.client.call(sessionEndpoints.signOut));
    if (!answer.isOk) return;
    this.signedOut.push(cookie);
    await this.signIn();
  }

  /** @throws Cut */
  async changePassword(): Promise<void> {
    const { ledger } = this.world;
    const [current = '0'] = ledger.candidates(this.key('password'));
    const version = this.fresh();
    const body = { currentPassword: passwordOf(current), newPassword: passwordOf(version) };
    this.mails.password.most += 1;
    // It ends all sessions; the new one comes with the answer.
    ledger.begin(this.sessionKey, 'ended');
    const answer = await write(this.world, this.key('password'), version, () =>
      this.client.call(settingsEndpoints.changePassword, { body }),
    );
    if (answer.isOk) {
      this.mails.password.least += 1;
      ledger.acknowledge(this.sessionKey, 'open');
    } else if (answer.status < 500) ledger.refuse(this.sessionKey, 'ended');
  }

  get currentPassword(): string {
    return passwordOf(this.world.ledger.candidates(this.key('password'))[0] ?? '0');
  }
}
