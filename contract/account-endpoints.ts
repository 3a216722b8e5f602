import { nullable, object, size, union, type } from 'superstruct';
import { endpoint } from './endpoint.ts';
import { text } from './text.ts';
import { sessionSchema, verificationTokenSchema } from './entities.ts';

// The sizes here only keep nonsense out; what a user may get wrong is answered per field by validation.ts.
const field = () => size(text(), 0, 1_000);
const credentials = object({ email: field(), password: field() });

/** The two bodies of one path: one sends a code again, one submits it. */
export const verificationBodies = {
  resend: object({ email: field() }),
  submit: object({ token: field(), code: field() }),
} as const;

/** The way in, and what an account holder changes. */
export const accountEndpoints = {
  signIn: endpoint({
    method: 'POST',
    path: '/api/session',
    body: credentials,
    query: null,
    payload: sessionSchema,
    errors: ['invalidInput', 'notSignedIn', 'tooManyRequests'],
  }),
  updateProfile: endpoint({
    method: 'PUT',
    path: '/api/session/profile',
    body: object({ firstName: field(), lastName: field() }),
    query: null,
    payload: sessionSchema,
    errors: ['invalidInput', 'notSignedIn'],
  }),

  // Spec 7 names these paths without `api`; they are kept to the letter.
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
  // One body asks for a code and asks for it again; the answer is the same whether or not the address has an account (design 9).
  requestPasswordReset: endpoint({
    method: 'POST',
    path: '/session/passwords',
    body: object({ email: field() }),
    query: null,
    payload: verificationTokenSchema,
    errors: ['invalidInput', 'tooManyRequests'],
  }),
  confirmPasswordReset: endpoint({
    method: 'POST',
    path: '/api/v1/session/passwords',
    body: object({ token: field(), code: field(), password: field() }),
    query: null,
    payload: nullable(type({})),
    errors: ['invalidInput', 'wrongCode', 'codeExpired', 'tooManyRequests'],
  }),
} as const;
