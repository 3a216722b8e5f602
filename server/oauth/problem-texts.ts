import type { OauthProblem } from '../../contract/oauth.ts';
import { providerNames, type Provider } from '../../contract/providers.ts';

const texts: Record<OauthProblem, (name: string) => string> = {
  cancelled: (name) => `Signing in with ${name} was cancelled.`,
  failed: (name) => `${name} could not sign you in. Please try again.`,
  unavailable: (name) => `${name} cannot be reached right now. Please try again in a moment.`,
  expired: () => 'This sign-in has expired or was already used. Please try again.',
  emailMissing: (name) => `${name} did not share your email address, and an account needs one. Please sign up with your email.`,
  emailUnverified: (name) => `${name} has not confirmed that this email address is yours. Please sign up with your email.`,
  emailTaken: (name) => `An account with the email address that ${name} gave us already exists. Please sign in with your password.`,
  noAccount: (name) => `There is no account for this ${name} sign-in yet. Please sign up first.`,
  connectedElsewhere: (name) => `This ${name} sign-in already belongs to another account.`,
  notSignedIn: (name) => `Please sign in first, then connect ${name}.`,
  signInAgain: (name) => `You signed in a while ago. Please sign in again, then connect ${name}.`,
  tooMany: () => 'That was too often. Please wait a little and try again.',
};

/** Why a sign-in by `provider` came to nothing, for a page that has no other words. */
export const problemText = (problem: OauthProblem, provider: Provider): string => texts[problem](providerNames[provider]);
