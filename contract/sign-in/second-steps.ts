import { boolean, nullable, number, object, optional, size, string, type, type Infer } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { sessionSchema } from '../entities.ts';
import { assertionOptionsSchema, assertionSchema } from './passkeys.ts';
import { text } from '../text.ts';

const field = () => size(text(), 0, 1_000);

/** What shows that it is the owner who asks; '' where the account has no password. ASVS 7.5.1. */
const proof = object({ currentPassword: field() });

export const authenticatorSchema = type({
  /** When the app was set up, in milliseconds since 1970; null when there is none. */
  setUpAt: nullable(number()),
  /** False for an account that has other ways to sign in only. */
  hasPassword: boolean(),
});
export type Authenticator = Infer<typeof authenticatorSchema>;

/** What an app is given: the key as base32, and the address that a QR code shows. Both names say that they hide something: see src/recording. */
export const authenticatorKeySchema = type({ secret: string(), secretUri: string() });
export type AuthenticatorKey = Infer<typeof authenticatorKeySchema>;

/** How an account can give a second step; none of them when it has nothing for it. */
export const stepUpWaysSchema = type({ code: boolean(), password: boolean(), passkey: boolean() });
export type StepUpWays = Infer<typeof stepUpWaysSchema>;

const stepUpBody = object({ code: optional(field()), password: optional(field()), assertion: optional(assertionSchema) });
export type StepUpProof = Infer<typeof stepUpBody>;

const forOwner = ['notSignedIn', 'notAllowed'] as const;

/** The authenticator app of an account, and where its codes are asked for. */
export const secondStepEndpoints = {
  /** The second half of a sign-in that was answered by `secondStepRequired`. */
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
  /** What the browser asks a passkey of the account to sign. */
  beginPasskeyStepUp: endpoint({
    method: 'POST',
    path: '/api/account/step-up/passkey',
    body: null,
    query: null,
    payload: assertionOptionsSchema,
    errors: [...forOwner, 'conflict', 'tooManyRequests'],
  }),
  /** ASVS 7.5.3: one of the ways, with which the session may do for a while what needs a second step. */
  stepUp: endpoint({
    method: 'POST',
    path: '/api/account/step-up',
    body: stepUpBody,
    query: null,
    payload: nullable(type({})),
    errors: ['invalidInput', ...forOwner, 'codeExpired', 'conflict', 'tooManyRequests', 'stepUpRequired', 'secondFactorRequired'],
  }),
} as const;
