import type { I18n } from '@lingui/core';
import type { OauthProblem } from '../../../contract/sign-in/oauth.ts';
import { providerNames, type Provider } from '../../../contract/sign-in/providers.ts';

const texts = (i18n: I18n, name: string) =>
  ({
    cancelled: i18n._('Signing in with {name} was cancelled.', { name }),
    failed: i18n._('{name} could not sign you in. Please try again.', { name }),
    unavailable: i18n._('{name} cannot be reached right now. Please try again in a moment.', { name }),
    expired: i18n._('This sign-in has expired or was already used. Please try again.'),
    emailMissing: i18n._('{name} did not share your email address, and an account needs one. Please sign up with your email.', { name }),
    emailUnverified: i18n._('{name} has not confirmed that this email address is yours. Please sign up with your email.', { name }),
    emailTaken: i18n._('An account with the email address that {name} gave us already exists. Please sign in with your password.', {
      name,
    }),
    noAccount: i18n._('There is no account for this {name} sign-in yet. Please sign up first.', { name }),
    connectedElsewhere: i18n._('This {name} sign-in already belongs to another account.', { name }),
    notSignedIn: i18n._('Please sign in first, then connect {name}.', { name }),
    signInAgain: i18n._('You signed in a while ago. Please sign in again, then connect {name}.', { name }),
    codeRequired: i18n._(
      'Your account asks for the code of your authenticator app as well. Please sign in with {name} on the sign-in page.',
      { name },
    ),
    tooMany: i18n._('Too many requests. Please wait a little and try again.'),
    suspended: i18n._('This account is suspended. Please write to our support.'),
    locked: i18n._('This account is locked because its owner reported a sign-in. Please reset the password.'),
  }) satisfies Record<OauthProblem, string>;

/** Why a sign-in by `provider` came to nothing, for a page that has no other words. */
export const problemText = (problem: OauthProblem, provider: Provider, i18n: I18n): string => texts(i18n, providerNames[provider])[problem];
