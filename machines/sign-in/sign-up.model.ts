import type { Session, SignUpState } from '../../contract/entities.ts';
import type { Registration, RegistrationOptions } from '../../contract/sign-in/passkeys.ts';
import { emptyForm, type CredentialsEvent, type CredentialsForm } from './credentials.ts';
import { defaultPage, kitchenPageOf } from '../shell/start-page.ts';
import type { OauthReported } from './pop-up.machine.ts';
import type { TokenReplaced } from './resend.machine.ts';

/** The three routes of a sign-up: /sign-up, /sign-up/verification, /sign-up/profile. */
export type SignUpStep = 'form' | 'verification' | 'profile';

export interface SignUpInput {
  step: SignUpStep;
  /** What was typed into another form of the way in; '' for nothing. */
  email: string;
  /** The full name as it was typed before a reload; null for none. */
  typedName: string | null;
  /** What this tab remembers of a sign-up that started before a reload. */
  stored: SignUpState | null;
  sourcePage: string | null;
  /** A page on which this newcomer asked for something that needs an account. */
  wishedPage?: string | null;
  session: Session;
  /** Whether this browser knows passkeys, at this address. */
  hasPasskeys: boolean;
  now: () => number;
  newId: () => string;
}

/** What the browser makes a passkey of; null until the server has said it. */
export interface Offered {
  options: RegistrationOptions | null;
}

/** A passkey that the browser has made; null when the user closed its question. */
export interface Made {
  registration: Registration | null;
}

export type SignUpContext = CredentialsForm &
  Offered &
  Made & {
    step: SignUpStep;
    hasPasskeys: boolean;
    /** A passkey opens the account, and no password does. */
    isByPasskey: boolean;
    /** New recovery codes, until the owner has them. */
    codes: readonly string[];
    token: string | null;
    resendAt: number;
    typedName: string | null;
    sourcePage: string | null;
    wishedPage: string | null;
    session: Session;
    /** Where to go when this turned out to be no sign-up. */
    redirectTo: string | null;
    now: () => number;
    newId: () => string;
  };

export type SignUpEvent =
  | CredentialsEvent
  | TokenReplaced
  | OauthReported
  | { type: 'step.opened'; step: SignUpStep }
  | { type: 'passkey.requested' }
  | { type: 'codes.kept' };

export const beginningOf = ({ stored, email, ...input }: SignUpInput): SignUpContext => ({
  ...emptyForm(stored?.email ?? email),
  ...input,
  token: stored?.signUpVerificationToken ?? null,
  resendAt: stored?.resendAt ?? 0,
  sourcePage: stored?.sourcePage ?? input.sourcePage,
  wishedPage: input.wishedPage ?? null,
  isByPasskey: stored?.isByPasskey ?? false,
  options: null,
  registration: null,
  codes: [],
  redirectTo: null,
});

/** Where a user goes who has an account already. Spec 4, third-party login. */
export const backFrom = ({ sourcePage }: SignUpContext): string => sourcePage ?? defaultPage;

/** Only a verified user finishes a sign-up; a user who lacks what a step needs starts at the sign-in. */
export function redirectOf(context: SignUpContext): string {
  if (!context.session.isVerified) return '/login';
  return context.redirectTo ?? context.wishedPage ?? kitchenPageOf(context.session) ?? backFrom(context);
}

/** What this tab is to remember until the code is confirmed. */
export const asSignUpState = (context: SignUpContext): SignUpState => ({
  email: context.email,
  signUpVerificationToken: context.token ?? '',
  sourcePage: context.sourcePage,
  resendAt: context.resendAt,
  isByPasskey: context.isByPasskey,
});
