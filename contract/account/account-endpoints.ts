import { array, nullable, object, optional, size, string, union, type, type Infer } from 'superstruct';
import { keepableSchema } from './connections.ts';
import { endpoint } from '../endpoint.ts';
import { deliverySchema, sessionSchema, verificationTokenSchema } from '../entities.ts';
import { keepablePasskeySchema } from '../sign-in/passkeys.ts';
import { text } from '../text.ts';

// The sizes here only keep nonsense out; what a user may get wrong is answered per field by validation.ts.
const field = () => size(text(), 0, 1_000);
const credentials = object({ email: field(), password: field() });

/** The two bodies of one path: one sends a code again, one submits it. */
export const verificationBodies = {
  resend: object({ email: field() }),
  submit: object({ token: field(), code: field() }),
} as const;

/**
 * Null once the new password is in force. Else nothing has changed yet: there are `connections` and `passkeys`, of which the owner has to say
 * first what stays, or the `token` of a second code, which is asked for while somebody is guessing.
 */
const resetOutcomeSchema = nullable(
  type({ connections: array(keepableSchema), passkeys: optional(array(keepablePasskeySchema)), token: optional(string()) }),
);
export type ResetOutcome = Infer<typeof resetOutcomeSchema>;

/** A reset whose code is on its way: where to, and the client's token. */
const startedResetSchema = type({ email: string(), token: string() });
export type StartedReset = Infer<typeof startedResetSchema>;

/** The way in, and what an account holder changes. */
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
  // By POST, because a token must not appear in a URL. Of an address that may not be told about, nothing is ever known.
  getDelivery: endpoint({
    method: 'POST',
    path: '/session/emails/deliveries',
    body: object({ token: field() }),
    query: null,
    payload: deliverySchema,
    errors: ['invalidInput'],
  }),
  // One body asks for a code and asks for it again; the answer is the same whether or not the address has an account.
  requestPasswordReset: endpoint({
    method: 'POST',
    path: '/session/passwords',
    body: object({ email: field() }),
    query: null,
    payload: verificationTokenSchema,
    errors: ['invalidInput', 'tooManyRequests'],
  }),
  /** By the token of a mail about a new browser: "that was not me". Answers the reset that begins with it. */
  denySignIn: endpoint({
    method: 'POST',
    path: '/api/session/denials',
    body: object({ token: field() }),
    query: null,
    payload: startedResetSchema,
    errors: ['invalidInput', 'codeExpired', 'tooManyRequests'],
  }),
  /**
   * `keep` names the connected sign-ins and passkeys that go on opening the account; the others end, and all do without it. With null nothing is changed
   * while there are any: they are answered.
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

/** The two calls of one path, each with the body that it sends and the answer that it gets. */
export const emailVerification = {
  sendCode: { ...accountEndpoints.verifyEmail, body: verificationBodies.resend, payload: verificationTokenSchema },
  confirmCode: { ...accountEndpoints.verifyEmail, body: verificationBodies.submit, payload: sessionSchema },
} as const;
