import { array, boolean, enums, nullable, number, object, optional, refine, string, type, type Infer } from 'superstruct';
import { locales } from './shell/locales.ts';
import { safeSourcePage } from './sign-in/source-page.ts';

/*
 * Payload schemas use `type`, which lets a newer server add fields without breaking an open tab; request bodies use `object`, which refuses unknown
 * fields.
 */

const userFields = {
  guid: string(),
  isVerified: boolean(),
  email: nullable(string()),
  firstName: string(),
  lastName: string(),
  fullName: string(),
  natsUserToken: nullable(string()),
};

export const staffPermissionsSchema = type({
  hasConsoleAccess: optional(boolean()),
  hasUsersAccess: optional(boolean()),
  canLoginAsUser: optional(boolean()),
  hasAdminsAccess: optional(boolean()),
  canManageAdmins: optional(boolean()),
  canManagePrompts: optional(boolean()),
  canManageCategories: optional(boolean()),
  canManageRecipes: optional(boolean()),
  canPublishSitemaps: optional(boolean()),
});
export type StaffPermissions = Infer<typeof staffPermissionsSchema>;

const projectSchema = type({ guid: string(), name: string(), uri: string() });

export const companySchema = type({
  guid: string(),
  createdAt: number(),
  name: string(),
  uri: string(),
  industry: string(),
  size: string(),
  projects: array(projectSchema),
});
export type Company = Infer<typeof companySchema>;

/** During an impersonation, or after it expired: the user's guid, and the staff member's address. */
const suLoginSchema = type({ guid: string(), email: string() });
export type SuLogin = Infer<typeof suLoginSchema>;

/** Defaults of a new recipe. Written out, because every page loads this schema and few load those of recipes. */
const cookingSchema = type({
  servings: number(),
  unitSystem: enums(['metric', 'us']),
  /** The oven scale; null or missing: derived from the units. */
  oven: optional(nullable(enums(['celsius', 'fahrenheit', 'gas']))),
});
export type Cooking = Infer<typeof cookingSchema>;

const sessionExtraSchema = type({
  suLogin: optional(suLoginSchema),
  su: optional(nullable(staffPermissionsSchema)),
  companies: optional(nullable(array(companySchema))),
  /** The account owner's language; null when not chosen yet. */
  language: optional(nullable(enums(locales))),
  /** Default servings and units of the account's owner; missing when not chosen yet. */
  cooking: optional(nullable(cookingSchema)),
  /** When the account is deleted, in milliseconds since 1970; null or missing without a request. */
  deletesAt: optional(nullable(number())),
});

/** What `GET /api/session` answers: the user's fields and `extra`, flat. */
export const sessionSchema = type({ ...userFields, extra: sessionExtraSchema });
export type Session = Infer<typeof sessionSchema>;

/** Stored per tab, so that a reload during a sign-up loses nothing. */
export const signUpStateSchema = object({
  // Rejects other paths, in case the storage was edited by hand.
  sourcePage: nullable(refine(string(), 'source page', (page) => safeSourcePage(page) === page)),
  email: string(),
  signUpVerificationToken: string(),
  /** When the code can be sent again: milliseconds since 1970. */
  resendAt: number(),
  /** The account is opened by a passkey and has no password. */
  isByPasskey: optional(boolean()),
});
export type SignUpState = Infer<typeof signUpStateSchema>;

/** Stored per tab, so that a reload while the user reads the mail loses nothing. */
export const resetStateSchema = object({
  email: string(),
  token: string(),
  /** When the code can be sent again: milliseconds since 1970. */
  resendAt: number(),
});
export type ResetState = Infer<typeof resetStateSchema>;

/** Stored per tab, so that a reload while the user reads the mail loses nothing. */
export const emailChangeStateSchema = object({
  /** The user: another one may be signed in after the reload. */
  userGuid: string(),
  /** The new address. */
  email: string(),
  token: string(),
  /** When the code can be sent again: milliseconds since 1970. */
  resendAt: number(),
});
export type EmailChangeState = Infer<typeof emailChangeStateSchema>;

export const oauthResultSchema = type({ status: boolean(), isNewUser: boolean() });
export type OauthResult = Infer<typeof oauthResultSchema>;

const deliveries = ['waiting', 'delivered', 'undeliverable'] as const;
/** The delivery of a mail with a code: unknown yet, accepted, or failed for good. */
export type Delivery = (typeof deliveries)[number];
export const deliverySchema = type({ delivery: enums(deliveries) });

export const verificationTokenSchema = type({ token: string() });
