import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ApiError } from '../../contract/errors.ts';
import { oauthProblemOf, type OauthProblem } from '../../contract/sign-in/oauth.ts';
import { providerNames } from '../../contract/sign-in/providers.ts';

const texts = (name: string) =>
  ({
    cancelled: msg`Signing in with ${name} was cancelled.`,
    failed: msg`${name} could not sign you in. Please try again.`,
    unavailable: msg`${name} cannot be reached right now. Please try again in a moment.`,
    expired: msg`This sign-in has expired or was already used. Please try again.`,
    emailMissing: msg`${name} did not share your email address, and an account needs one. Please sign up with your email.`,
    emailUnverified: msg`${name} has not confirmed that this email address is yours. Please sign up with your email.`,
    emailTaken: msg`An account with the email address that ${name} gave us already exists. Please sign in with your password.`,
    noAccount: msg`There is no account for this ${name} sign-in yet. Please sign up first.`,
    connectedElsewhere: msg`This ${name} sign-in already belongs to another account.`,
    notSignedIn: msg`Please sign in first, then connect ${name}.`,
    signInAgain: msg`You signed in a while ago. Please sign in again, then connect ${name}.`,
    codeRequired: msg`Your account asks for the code of your authenticator app as well. Please sign in with ${name} on the sign-in page.`,
    tooMany: msg`Too many requests. Please wait a little and try again.`,
    suspended: msg`This account is suspended. Please write to our support.`,
    locked: msg`This account is locked because its owner reported a sign-in. Please reset the password.`,
  }) satisfies Record<OauthProblem, unknown>;

/** Error of a third-party sign-in; null for other errors. */
export function oauthText(error: ApiError, i18n: I18n): string | null {
  const found = oauthProblemOf(error);
  return found === null ? null : i18n._(texts(providerNames[found.provider])[found.problem]);
}
