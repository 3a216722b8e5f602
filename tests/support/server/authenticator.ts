import { isoCBOR } from '@simplewebauthn/server/helpers';
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { assert } from 'superstruct';
import {
  assertionOptionsSchema,
  passkeysSchema,
  registrationOptionsSchema,
  type Assertion,
  type Passkeys,
  type Registration,
} from '../../../contract/sign-in/passkeys.ts';
import { goodPassword, tokenOf } from './accounts.ts';
import { payloadOf } from './app.ts';
import type { Browser } from './browser.ts';

export const passkeyPaths = {
  list: '/api/account/passkeys',
  options: '/api/account/passkeys/options',
  codes: '/api/account/recovery-codes',
  signUpOptions: '/api/sign-ups/passkey/options',
  signUp: '/api/sign-ups/passkey',
  signInOptions: '/api/session/passkey/options',
  signIn: '/api/session/passkey',
  recover: '/api/session/recovery-code',
} as const;

const flags = { present: 1, verified: 4, backupEligible: 8, backedUp: 16, attested: 64 } as const;
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const encode = (map: Map<number | string, unknown>) => Buffer.from(isoCBOR.encode(map as Parameters<typeof isoCBOR.encode>[0]));

/** What an answer is made to say instead of the truth. */
export interface Lies {
  challenge?: string;
  origin?: string;
  rpId?: string;
  type?: string;
  isUnverified?: boolean;
  signCount?: number;
  userHandle?: string | null;
}

/** A passkey in software: what a telephone or a security key does, byte by byte (WebAuthn 6). */
export class SoftPasskey {
  readonly id = randomBytes(16).toString('base64url');
  /** Of the account, as it was told. */
  userHandle = '';
  signCount = 0;
  isBackedUp = false;
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  #clientData({
    type,
    challenge,
    origin = 'http://localhost:3000',
  }: {
    type: string;
    challenge: string;
    origin?: string | undefined;
  }): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #data({ rpId = 'localhost', isUnverified = false }: Lies, attested: Buffer = Buffer.alloc(0)): Buffer {
    const backup = this.isBackedUp ? flags.backupEligible + flags.backedUp : 0;
    const bits = flags.present + (isUnverified ? 0 : flags.verified) + backup + (attested.length > 0 ? flags.attested : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.signCount);
    return Buffer.concat([sha256(rpId), Buffer.from([bits]), count, attested]);
  }

  /** Answers `navigator.credentials.create`. */
  register(options: unknown, lies: Lies = {}): Registration {
    assert(options, registrationOptionsSchema);
    this.userHandle = options.user.id;
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    const key = encode(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]),
    );
    const id = Buffer.from(this.id, 'base64url');
    const authData = this.#data(lies, Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]));
    const attestation = encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]),
    );
    const { challenge = options.challenge, type = 'webauthn.create', origin } = lies;
    const clientData = this.#clientData({ type, challenge, origin });
    return {
      id: this.id,
      clientData: clientData.toString('base64url'),
      attestation: attestation.toString('base64url'),
      transports: ['internal'],
    };
  }

  /** Answers `navigator.credentials.get`. */
  assert(options: unknown, lies: Lies = {}): Assertion {
    assert(options, assertionOptionsSchema);
    this.signCount = lies.signCount ?? this.signCount + 1;
    const { challenge = options.challenge, type = 'webauthn.get', origin, userHandle = this.userHandle } = lies;
    const [clientData, data] = [this.#clientData({ type, challenge, origin }), this.#data(lies)];
    return {
      id: this.id,
      clientData: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', Buffer.concat([data, sha256(clientData)]), this.#keys.privateKey).toString('base64url'),
      userHandle,
    };
  }
}

/** Fails when the answer is no list of passkeys. */
export function passkeysOf(response: Parameters<typeof payloadOf>[0]): Passkeys {
  const payload = payloadOf(response);
  assert(payload, passkeysSchema);
  return payload;
}

/** Adds a passkey to the account of who is signed in there. */
export async function addPasskey(browser: Browser, currentPassword = goodPassword, passkey = new SoftPasskey()): Promise<SoftPasskey> {
  const options = payloadOf(await browser.post(passkeyPaths.options, { currentPassword }));
  passkeysOf(await browser.post(passkeyPaths.list, { registration: passkey.register(options) }));
  return passkey;
}

/** Begins an account that a passkey opens. Resolves to the token of the code that was mailed. */
export async function beginSignUpBy(browser: Browser, email: string, passkey = new SoftPasskey()): Promise<string> {
  const options = payloadOf(await browser.post(passkeyPaths.signUpOptions, { email }));
  return tokenOf(await browser.post(passkeyPaths.signUp, { registration: passkey.register(options) }));
}

/** Signs in with a passkey. Resolves to the answer. */
export async function signInWith(browser: Browser, passkey: SoftPasskey, lies: Lies = {}) {
  const options = payloadOf(await browser.post(passkeyPaths.signInOptions));
  return browser.post(passkeyPaths.signIn, { assertion: passkey.assert(options, lies) });
}
