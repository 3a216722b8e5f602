import { array, boolean, enums, type Infer, integer, max, min, nullable, number, object, optional, size, string, type } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { servingsRange } from '../kitchen/kitchen.ts';
import { ovenScales } from '../recipes/oven.ts';
import { unitSystems } from '../recipes/recipe.ts';
import { text } from '../text.ts';
import { sessionSchema, verificationTokenSchema } from '../entities.ts';

const field = () => size(text(), 0, 1_000);

/** Account settings beyond the session's data. */
export const accountSchema = type({
  /** False for an account without a password. */
  hasPassword: boolean(),
});
export type Account = Infer<typeof accountSchema>;

/** A place where the account is signed in. Times in milliseconds since 1970. */
export const deviceSchema = type({
  guid: string(),
  /** "Firefox"; null when unknown. */
  browser: nullable(string()),
  /** "Windows"; null when unknown. */
  system: nullable(string()),
  createdAt: number(),
  lastSeenAt: number(),
  /** The session of this call. */
  isCurrent: boolean(),
});
export type Device = Infer<typeof deviceSchema>;

const devicesSchema = type({ devices: array(deviceSchema) });

/** Settings of an account holder. */
export const settingsEndpoints = {
  getAccount: endpoint({
    method: 'GET',
    path: '/api/account',
    body: null,
    query: null,
    payload: accountSchema,
    errors: ['notSignedIn', 'notAllowed'],
  }),
  saveCooking: endpoint({
    method: 'PUT',
    path: '/api/account/cooking',
    body: object({
      servings: max(min(integer(), servingsRange.min), servingsRange.max),
      unitSystem: enums(unitSystems),
      /** Null: derived from the units; omitted: unchanged. */
      oven: optional(nullable(enums(ovenScales))),
    }),
    query: null,
    payload: sessionSchema,
    errors: ['invalidInput', 'notSignedIn', 'notAllowed'],
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/api/account/password',
    body: object({ currentPassword: field(), newPassword: field() }),
    query: null,
    payload: nullable(type({})),
    errors: ['invalidInput', 'notSignedIn', 'notAllowed', 'conflict', 'tooManyRequests'],
  }),

  // A taken address gets the same answer as a free one, so that accounts cannot be probed.
  beginEmailChange: endpoint({
    method: 'POST',
    path: '/api/account/email',
    body: object({ email: field(), currentPassword: field() }),
    query: null,
    payload: verificationTokenSchema,
    errors: ['invalidInput', 'notSignedIn', 'notAllowed', 'tooManyRequests'],
  }),
  resendEmailCode: endpoint({
    method: 'POST',
    path: '/api/account/email/codes',
    body: object({ email: field() }),
    query: null,
    payload: verificationTokenSchema,
    errors: ['invalidInput', 'notSignedIn', 'notAllowed', 'codeExpired', 'tooManyRequests'],
  }),
  confirmEmailChange: endpoint({
    method: 'POST',
    path: '/api/account/email/verifications',
    body: object({ token: field(), code: field() }),
    query: null,
    payload: sessionSchema,
    errors: ['invalidInput', 'notSignedIn', 'notAllowed', 'wrongCode', 'codeExpired', 'tooManyRequests'],
  }),

  // Both calls that end sessions return the current list, so that users can verify it.
  listDevices: endpoint({
    method: 'GET',
    path: '/api/account/sessions',
    body: null,
    query: null,
    payload: devicesSchema,
    errors: ['notSignedIn', 'notAllowed'],
  }),
  signOutDevice: endpoint({
    method: 'DELETE',
    path: '/api/account/sessions/:guid',
    body: null,
    query: null,
    payload: devicesSchema,
    errors: ['notSignedIn', 'notAllowed', 'notFound'],
  }),
  signOutOthers: endpoint({
    method: 'DELETE',
    path: '/api/account/sessions',
    body: null,
    query: null,
    payload: devicesSchema,
    errors: ['notSignedIn', 'notAllowed'],
  }),
} as const;
