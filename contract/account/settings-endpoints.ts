import { array, boolean, enums, type Infer, integer, max, min, nullable, number, object, optional, size, string, type } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { servingsRange } from '../kitchen/kitchen.ts';
import { ovenScales } from '../recipes/oven.ts';
import { unitSystems } from '../recipes/recipe.ts';
import { text } from '../text.ts';
import { sessionSchema, verificationTokenSchema } from '../entities.ts';

const field = () => size(text(), 0, 1_000);

/** What the settings know of an account beyond its session. */
export const accountSchema = type({
  /** False for an account that has other ways to sign in only. */
  hasPassword: boolean(),
});
export type Account = Infer<typeof accountSchema>;

/** One place where the account is signed in. Times in milliseconds since 1970. */
export const deviceSchema = type({
  guid: string(),
  /** "Firefox"; null when it did not say. */
  browser: nullable(string()),
  /** "Windows"; null when it did not say. */
  system: nullable(string()),
  createdAt: number(),
  lastSeenAt: number(),
  /** This is the one that asks. */
  isCurrent: boolean(),
});
export type Device = Infer<typeof deviceSchema>;

const devicesSchema = type({ devices: array(deviceSchema) });

/** What an account holder sees and changes of the account. */
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
      /** Null for what goes with the units; left out it stays as it is. */
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

  // Both ends answer with the list as it is then: nobody has to believe that it worked.
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
