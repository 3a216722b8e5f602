import { array, boolean, define, literal, nullable, number, object, size, string, type, type Infer, type Struct } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { sessionSchema, verificationTokenSchema } from '../entities.ts';
import { text } from '../text.ts';

/* Passkeys (https://www.w3.org/TR/webauthn-3) and the recovery codes for an owner who has lost them. Bytes travel as base64url. */

/** Where an account holder sees and changes them. */
export const passkeysPage = '/account/passkeys';

/** How many an account has at most. */
export const mostPasskeys = 20;

const field = () => size(text(), 0, 1_000);
const bytes = (most: number): Struct<string, null> =>
  define('base64url', (value) => typeof value === 'string' && value.length <= most && /^[\w-]+$/.test(value));

/** What a browser answers when a passkey was made. */
export const registrationSchema = object({
  id: bytes(1_400),
  clientData: bytes(4_000),
  attestation: bytes(20_000),
  transports: size(array(size(text(), 0, 30)), 0, 10),
});
export type Registration = Infer<typeof registrationSchema>;

/** What a browser answers when a passkey was used. */
export const assertionSchema = object({
  id: bytes(1_400),
  clientData: bytes(4_000),
  authenticatorData: bytes(4_000),
  signature: bytes(8_000),
  userHandle: nullable(bytes(100)),
});
export type Assertion = Infer<typeof assertionSchema>;

/** What `navigator.credentials.create` is called with. The challenge is good once, for five minutes, in the browser that asked for it. */
export const registrationOptionsSchema = type({
  challenge: string(),
  rp: type({ id: string(), name: string() }),
  user: type({ id: string(), name: string(), displayName: string() }),
  pubKeyCredParams: array(type({ type: literal('public-key'), alg: number() })),
  excludeCredentials: array(type({ type: literal('public-key'), id: string() })),
});
export type RegistrationOptions = Infer<typeof registrationOptionsSchema>;

/** What `navigator.credentials.get` is called with. No credentials are named for a sign-in: the authenticator knows which it has. */
export const assertionOptionsSchema = type({
  challenge: string(),
  rpId: string(),
  allowCredentials: array(type({ type: literal('public-key'), id: string() })),
});
export type AssertionOptions = Infer<typeof assertionOptionsSchema>;

const passkeySchema = type({
  guid: string(),
  /** What its owner calls it. */
  name: string(),
  /** Milliseconds since 1970, as the next. */
  createdAt: number(),
  /** Null until it is used for the first time. */
  lastUsedAt: nullable(number()),
  /** It is kept by a password manager or an account elsewhere, and outlives the device. */
  isBackedUp: boolean(),
  /** False for the last way into the account. */
  canRemove: boolean(),
});
export type Passkey = Infer<typeof passkeySchema>;

/** What an owner who is not signed in is told of one, to recognise it by. */
export const keepablePasskeySchema = type({ guid: string(), name: string() });

export const passkeysSchema = type({
  hasPassword: boolean(),
  items: array(passkeySchema),
  /** How many recovery codes are unused; null while none were made. */
  recoveryCodesLeft: nullable(number()),
});
export type Passkeys = Infer<typeof passkeysSchema>;

/** They are answered once, and nobody can read them afterwards. */
export const recoveryCodesSchema = type({ codes: array(string()) });

const proof = () => ({ currentPassword: field() });
const guarded = ['invalidInput', 'notSignedIn', 'notAllowed', 'tooManyRequests'] as const;

/** What opens an account without a password, and what its owner changes of it. */
export const passkeyEndpoints = {
  getPasskeys: endpoint({
    method: 'GET',
    path: '/api/account/passkeys',
    body: null,
    query: null,
    payload: passkeysSchema,
    errors: ['notSignedIn', 'notAllowed'],
  }),
  beginPasskey: endpoint({
    method: 'POST',
    path: '/api/account/passkeys/options',
    body: object(proof()),
    query: null,
    payload: registrationOptionsSchema,
    errors: [...guarded, 'conflict'],
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/api/account/passkeys',
    body: object({ registration: registrationSchema }),
    query: null,
    payload: passkeysSchema,
    errors: [...guarded, 'conflict', 'codeExpired'],
  }),
  renamePasskey: endpoint({
    method: 'PUT',
    path: '/api/account/passkeys/:guid',
    body: object({ name: field() }),
    query: null,
    payload: passkeysSchema,
    errors: ['invalidInput', 'notSignedIn', 'notAllowed', 'notFound'],
  }),
  // By POST, because a proof has no business in an address.
  removePasskey: endpoint({
    method: 'POST',
    path: '/api/account/passkeys/:guid/removal',
    body: object(proof()),
    query: null,
    payload: passkeysSchema,
    errors: [...guarded, 'notFound', 'conflict'],
  }),
  /** Ten new ones. Those of before end. */
  makeRecoveryCodes: endpoint({
    method: 'POST',
    path: '/api/account/recovery-codes',
    body: object(proof()),
    query: null,
    payload: recoveryCodesSchema,
    errors: guarded,
  }),

  /** An account that is to be opened by a passkey and has no password. It exists once the code is confirmed that is mailed then. */
  beginPasskeySignUp: endpoint({
    method: 'POST',
    path: '/api/sign-ups/passkey/options',
    body: object({ email: field() }),
    query: null,
    payload: registrationOptionsSchema,
    errors: ['invalidInput', 'emailTaken', 'conflict', 'tooManyRequests'],
  }),
  createAccountByPasskey: endpoint({
    method: 'POST',
    path: '/api/sign-ups/passkey',
    body: object({ registration: registrationSchema }),
    query: null,
    payload: verificationTokenSchema,
    errors: ['invalidInput', 'emailTaken', 'codeExpired', 'conflict', 'tooManyRequests'],
  }),

  beginPasskeySignIn: endpoint({
    method: 'POST',
    path: '/api/session/passkey/options',
    body: null,
    query: null,
    payload: assertionOptionsSchema,
    errors: ['conflict', 'tooManyRequests'],
  }),
  signInByPasskey: endpoint({
    method: 'POST',
    path: '/api/session/passkey',
    body: object({ assertion: assertionSchema }),
    query: null,
    payload: sessionSchema,
    errors: ['invalidInput', 'notSignedIn', 'codeExpired', 'conflict', 'tooManyRequests'],
  }),
  signInByRecoveryCode: endpoint({
    method: 'POST',
    path: '/api/session/recovery-code',
    body: object({ email: field(), code: field() }),
    query: null,
    payload: sessionSchema,
    errors: ['invalidInput', 'notSignedIn', 'tooManyRequests'],
  }),
} as const;
