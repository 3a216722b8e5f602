import { array, boolean, enums, nullable, number, object, optional, refine, string, type, type Infer } from 'superstruct';
import { locales } from './shell/locales.ts';
import { safeSourcePage } from './sign-in/source-page.ts';

/*
 * Payload schemas use `type`, which lets a newer server add fields without breaking an open tab;
 * request bodies use `object`, which refuses fields that nobody asked for.
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

/** While an administrator is in a user's place, or was until the time for it ran out: the user's guid, and the administrator's address. */
const suLoginSchema = type({ guid: string(), email: string() });
export type SuLogin = Infer<typeof suLoginSchema>;

/** What a new recipe begins with. Written out: every page has this schema, and few have those of recipes. */
const cookingSchema = type({
  servings: number(),
  unitSystem: enums(['metric', 'us']),
  /** In what ovens are marked; null or missing for what goes with the units. */
  oven: optional(nullable(enums(['celsius', 'fahrenheit', 'gas']))),
});
export type Cooking = Infer<typeof cookingSchema>;

const sessionExtraSchema = type({
  suLogin: optional(suLoginSchema),
  su: optional(nullable(staffPermissionsSchema)),
  companies: optional(nullable(array(companySchema))),
  /** What the owner of the account chose; null when nothing was chosen yet. */
  language: optional(nullable(enums(locales))),
  /** For how many and in which units the owner of the account cooks; missing when nothing was chosen yet. */
  cooking: optional(nullable(cookingSchema)),
  /** When the account is deleted, as its owner asked, in milliseconds since 1970; null or missing when nobody asked. */
  deletesAt: optional(nullable(number())),
});

/** What `GET /api/session` answers: the user's fields and `extra`, flat. */
export const sessionSchema = type({ ...userFields, extra: sessionExtraSchema });
export type Session = Infer<typeof sessionSchema>;

/** Kept per tab so that a reload in the middle of a sign-up loses nothing. */
export const signUpStateSchema = object({
  // A storage that was edited by hand leads nowhere else either.
  sourcePage: nullable(refine(string(), 'source page', (page) => safeSourcePage(page) === page)),
  email: string(),
  signUpVerificationToken: string(),
  /** When the code may be sent again: milliseconds since 1970. */
  resendAt: number(),
  /** A passkey opens the account, and no password does. */
  isByPasskey: optional(boolean()),
});
export type SignUpState = Infer<typeof signUpStateSchema>;

/** Kept per tab so that a reload while the mail is being read loses nothing. */
export const resetStateSchema = object({
  email: string(),
  token: string(),
  /** When the code may be sent again: milliseconds since 1970. */
  resendAt: number(),
});
export type ResetState = Infer<typeof resetStateSchema>;

/** Kept per tab so that a reload while the mail is being read loses nothing. */
export const emailChangeStateSchema = object({
  /** Whose: somebody else may be signed in after the reload. */
  userGuid: string(),
  /** The new address. */
  email: string(),
  token: string(),
  /** When the code may be sent again: milliseconds since 1970. */
  resendAt: number(),
});
export type EmailChangeState = Infer<typeof emailChangeStateSchema>;

export const oauthResultSchema = type({ status: boolean(), isNewUser: boolean() });
export type OauthResult = Infer<typeof oauthResultSchema>;

const deliveries = ['waiting', 'delivered', 'undeliverable'] as const;
/** What is known of a mail with a code: nothing yet, that the other side took it, or that it did not and will not. */
export type Delivery = (typeof deliveries)[number];
export const deliverySchema = type({ delivery: enums(deliveries) });

export const verificationTokenSchema = type({ token: string() });
