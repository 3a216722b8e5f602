import { array, nullable, object, optional, size, string, union, type, type Infer } from 'superstruct';
import { keepableSchema } from './connections.ts';
import { endpoint } from '../endpoint.ts';
import { deliverySchema, sessionSchema, verificationTokenSchema } from '../entities.ts';
import { keepablePasskeySchema } from '../sign-in/passkeys.ts';
import { text } from '../text.ts';

// These sizes only reject nonsense; validation.ts reports a user's mistakes per field.
const field = () => size(text(), 0, 1_000);
const credentials = object({ email: field(), password: field() });

/** The two bodies of one path: one sends a code again, one submits it. */
export const verificationBodies = {
  resend: object({ email: field() }),
  submit: object({ token: field(), code: field() }),
} as const;

/**
 * Null once the new password is set. Otherwise nothing has changed yet: with `connections` and `passkeys` the owner first has to choose which to
 * keep; with `token` a second code is required, because someone is guessing.
 */
const resetOutcomeSchema = nullable(
  type({ connections: array(keepableSchema), passkeys: optional(array(keepablePasskeySchema)), token: optional(string()) }),
);
export type ResetOutcome = Infer<typeof resetOutcomeSchema>;

/** A reset whose code was sent: the address, and the client's token. */
const startedResetSchema = type({ email: string(), token: string() });
export type StartedReset = Infer<typeof startedResetSchema>;

/** Sign-in, sign-up and reset, and what an account holder changes. */
export const accountEndpoints = {
  signIn: endpoint({
    method: 'POST',
    path: '/api/session',
    body: credentials,
    query: null,
    payload: sessionSchema,
    errors: ['invalidInput', 'notSignedIn', 'secondStepRequired', 'tooManyRequests'],
  }),
  updateProfile: endpoint({
    method: 'PUT',
    path: '/api/session/profile',
    body: object({ firstName: field(), lastName: field() }),
    query: null,
    payload: sessionSchema,
    errors: ['invalidInput', 'notSignedIn'],
  }),

  // These paths have no `api` prefix: clients already use them in this form.
  createAccount: endpoint({
    method: 'POST',
    path: '/session',
    body: credentials,
    query: null,
    payload: verificationTokenSchema,
    errors: ['invalidInput', 'emailTaken', 'tooManyRequests'],
  }),
  verifyEmail: endpoint({
    method: 'POST',
    path: '/session/emails/verifications',
    body: union([verificationBodies.resend, verificationBodies.submit]),
    query: null,
    payload: union([verificationTokenSchema, sessionSchema]),
    errors: ['invalidInput', 'wrongCode', 'codeExpired', 'conflict', 'tooManyRequests'],
  }),
  // POST, because a token must not appear in a URL. The delivery to an address that must stay private is reported as unknown.
  getDelivery: endpoint({
    method: 'POST',
    path: '/session/emails/deliveries',
    body: object({ token: field() }),
    query: null,
    payload: deliverySchema,
    errors: ['invalidInput'],
  }),
  // The same body requests a code the first time and again; the answer is the same whether or not the address has an account.
  requestPasswordReset: endpoint({
    method: 'POST',
    path: '/session/passwords',
    body: object({ email: field() }),
    query: null,
    payload: verificationTokenSchema,
    errors: ['invalidInput', 'tooManyRequests'],
  }),
  /** Denies a new browser with the token of the mail about it. Returns the reset that begins. */
  denySignIn: endpoint({
    method: 'POST',
    path: '/api/session/denials',
    body: object({ token: field() }),
    query: null,
    payload: startedResetSchema,
    errors: ['invalidInput', 'codeExpired', 'tooManyRequests'],
  }),
  /**
   * `keep` names the connected sign-ins and passkeys to keep; the others are removed. With null nothing is changed while there are any, and they are
   * returned.
   */
  confirmPasswordReset: endpoint({
    method: 'POST',
    path: '/api/v1/session/passwords',
    body: object({ token: field(), code: field(), password: field(), keep: optional(nullable(size(array(field()), 0, 100))) }),
    query: null,
    payload: resetOutcomeSchema,
    errors: ['invalidInput', 'wrongCode', 'codeExpired', 'tooManyRequests'],
  }),
} as const;

/** The two calls of one path, each with its body and answer. */
export const emailVerification = {
  sendCode: { ...accountEndpoints.verifyEmail, body: verificationBodies.resend, payload: verificationTokenSchema },
  confirmCode: { ...accountEndpoints.verifyEmail, body: verificationBodies.submit, payload: sessionSchema },
} as const;
