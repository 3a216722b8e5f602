import { array, boolean, define, literal, nullable, number, object, size, string, type, type Infer, type Struct } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { sessionSchema, verificationTokenSchema } from '../entities.ts';
import { text } from '../text.ts';

/* Passkeys (https://www.w3.org/TR/webauthn-3) and recovery codes for owners who lost them. Bytes are sent as base64url. */

/** The settings page for them. */
export const passkeysPage = '/account/passkeys';

/** Maximum number per account. */
export const mostPasskeys = 20;

const field = () => size(text(), 0, 1_000);
const bytes = (most: number): Struct<string, null> =>
  define('base64url', (value) => typeof value === 'string' && value.length <= most && /^[\w-]+$/.test(value));

/** A browser's answer after creating a passkey. */
export const registrationSchema = object({
  id: bytes(1_400),
  clientData: bytes(4_000),
  attestation: bytes(20_000),
  transports: size(array(size(text(), 0, 30)), 0, 10),
});
export type Registration = Infer<typeof registrationSchema>;

/** A browser's answer after using a passkey. */
export const assertionSchema = object({
  id: bytes(1_400),
  clientData: bytes(4_000),
  authenticatorData: bytes(4_000),
  signature: bytes(8_000),
  userHandle: nullable(bytes(100)),
});
export type Assertion = Infer<typeof assertionSchema>;

/** The options for `navigator.credentials.create`. The challenge works once, for five minutes, in the browser that requested it. */
export const registrationOptionsSchema = type({
  challenge: string(),
  rp: type({ id: string(), name: string() }),
  user: type({ id: string(), name: string(), displayName: string() }),
  pubKeyCredParams: array(type({ type: literal('public-key'), alg: number() })),
  excludeCredentials: array(type({ type: literal('public-key'), id: string() })),
});
export type RegistrationOptions = Infer<typeof registrationOptionsSchema>;

/** The options for `navigator.credentials.get`. A sign-in names no credentials: the authenticator knows its own. */
export const assertionOptionsSchema = type({
  challenge: string(),
  rpId: string(),
  allowCredentials: array(type({ type: literal('public-key'), id: string() })),
});
export type AssertionOptions = Infer<typeof assertionOptionsSchema>;

const passkeySchema = type({
  guid: string(),
  /** The owner's name for it. */
  name: string(),
  /** Milliseconds since 1970, as the next. */
  createdAt: number(),
  /** Null before its first use. */
  lastUsedAt: nullable(number()),
  /** It is synced by a password manager or an account, and outlives the device. */
  isBackedUp: boolean(),
  /** False for the last way to sign in. */
  canRemove: boolean(),
});
export type Passkey = Infer<typeof passkeySchema>;

/** What a signed-out owner sees of a passkey, to recognise it. */
export const keepablePasskeySchema = type({ guid: string(), name: string() });

export const passkeysSchema = type({
  hasPassword: boolean(),
  items: array(passkeySchema),
  /** Number of unused recovery codes; null when none were created. */
  recoveryCodesLeft: nullable(number()),
});
export type Passkeys = Infer<typeof passkeysSchema>;

/** Returned once; they cannot be read afterwards. */
export const recoveryCodesSchema = type({ codes: array(string()) });

const proof = () => ({ currentPassword: field() });
const guarded = ['invalidInput', 'notSignedIn', 'notAllowed', 'tooManyRequests'] as const;

/** Passkeys and recovery codes of an account. */
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
  // POST, because a proof must not appear in an address.
  removePasskey: endpoint({
    method: 'POST',
    path: '/api/account/passkeys/:guid/removal',
    body: object(proof()),
    query: null,
    payload: passkeysSchema,
    errors: [...guarded, 'notFound', 'conflict'],
  }),
  /** Creates ten new codes. Earlier ones become invalid. */
  makeRecoveryCodes: endpoint({
    method: 'POST',
    path: '/api/account/recovery-codes',
    body: object(proof()),
    query: null,
    payload: recoveryCodesSchema,
    errors: guarded,
  }),

  /** A sign-up with a passkey and no password. The account exists after the mailed code is confirmed. */
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
