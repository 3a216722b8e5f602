import { boolean, nullable, number, object, optional, size, string, type, type Infer } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { sessionSchema } from '../entities.ts';
import { assertionOptionsSchema, assertionSchema } from './passkeys.ts';
import { text } from '../text.ts';

const field = () => size(text(), 0, 1_000);

/** Proves that the owner makes the call; '' when the account has no password. ASVS 7.5.1. */
const proof = object({ currentPassword: field() });

export const authenticatorSchema = type({
  /** When the app was set up, in milliseconds since 1970; null when there is none. */
  setUpAt: nullable(number()),
  /** False for an account without a password. */
  hasPassword: boolean(),
});
export type Authenticator = Infer<typeof authenticatorSchema>;

/** The data for an authenticator app: the key as base32, and the address in the QR code. Their names mark them as secrets: see src/recording. */
export const authenticatorKeySchema = type({ secret: string(), secretUri: string() });
export type AuthenticatorKey = Infer<typeof authenticatorKeySchema>;

/** The possible second steps of an account; all false when there are none. */
export const stepUpWaysSchema = type({ code: boolean(), password: boolean(), passkey: boolean() });
export type StepUpWays = Infer<typeof stepUpWaysSchema>;

const stepUpBody = object({ code: optional(field()), password: optional(field()), assertion: optional(assertionSchema) });
export type StepUpProof = Infer<typeof stepUpBody>;

const forOwner = ['notSignedIn', 'notAllowed'] as const;

/** The authenticator app of an account, and where its codes are required. */
export const secondStepEndpoints = {
  /** Completes a sign-in that was answered by `secondStepRequired`. */
  confirmSignIn: endpoint({
    method: 'POST',
    path: '/api/session/second-step',
    body: object({ code: field() }),
    query: null,
    payload: sessionSchema,
    errors: ['invalidInput', 'codeExpired', 'tooManyRequests'],
  }),
  getAuthenticator: endpoint({
    method: 'GET',
    path: '/api/account/authenticator',
    body: null,
    query: null,
    payload: authenticatorSchema,
    errors: forOwner,
  }),
  /** Nothing changes before the app's first code. */
  beginAuthenticator: endpoint({
    method: 'POST',
    path: '/api/account/authenticator/keys',
    body: proof,
    query: null,
    payload: authenticatorKeySchema,
    errors: ['invalidInput', ...forOwner, 'tooManyRequests'],
  }),
  confirmAuthenticator: endpoint({
    method: 'POST',
    path: '/api/account/authenticator',
    body: object({ code: field() }),
    query: null,
    payload: authenticatorSchema,
    errors: ['invalidInput', ...forOwner, 'codeExpired', 'tooManyRequests'],
  }),
  removeAuthenticator: endpoint({
    method: 'POST',
    path: '/api/account/authenticator/removals',
    body: proof,
    query: null,
    payload: authenticatorSchema,
    errors: ['invalidInput', ...forOwner, 'tooManyRequests'],
  }),
  getStepUpWays: endpoint({
    method: 'GET',
    path: '/api/account/step-up',
    body: null,
    query: null,
    payload: stepUpWaysSchema,
    errors: forOwner,
  }),
  /** The challenge for a passkey of the account. */
  beginPasskeyStepUp: endpoint({
    method: 'POST',
    path: '/api/account/step-up/passkey',
    body: null,
    query: null,
    payload: assertionOptionsSchema,
    errors: [...forOwner, 'conflict', 'tooManyRequests'],
  }),
  /** ASVS 7.5.3: one second step, which unlocks protected actions of the session for a while. */
  stepUp: endpoint({
    method: 'POST',
    path: '/api/account/step-up',
    body: stepUpBody,
    query: null,
    payload: nullable(type({})),
    errors: ['invalidInput', ...forOwner, 'codeExpired', 'conflict', 'tooManyRequests', 'stepUpRequired', 'secondFactorRequired'],
  }),
} as const;
