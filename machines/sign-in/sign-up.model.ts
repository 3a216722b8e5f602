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
  /** Input from another sign-in form; '' for none. */
  email: string;
  /** The full name typed before a reload; null for none. */
  typedName: string | null;
  /** What this tab stores of a sign-up that started before a reload. */
  stored: SignUpState | null;
  sourcePage: string | null;
  /** The page on which this user asked for something that needs an account. */
  wishedPage?: string | null;
  session: Session;
  /** Whether this browser supports passkeys at this address. */
  hasPasskeys: boolean;
  now: () => number;
  newId: () => string;
}

/** The options for creating a passkey; null before the server sent them. */
export interface Offered {
  options: RegistrationOptions | null;
}

/** The created passkey; null when the user closed the dialog. */
export interface Made {
  registration: Registration | null;
}

export type SignUpContext = CredentialsForm &
  Offered &
  Made & {
    step: SignUpStep;
    hasPasskeys: boolean;
    /** An account with a passkey and no password. */
    isByPasskey: boolean;
    /** New recovery codes, until the owner has saved them. */
    codes: readonly string[];
    token: string | null;
    resendAt: number;
    typedName: string | null;
    sourcePage: string | null;
    wishedPage: string | null;
    session: Session;
    /** The target when the account already exists. */
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

/** The target for a user who already has an account. */
export const backFrom = ({ sourcePage }: SignUpContext): string => sourcePage ?? defaultPage;

/** Only a verified user finishes a sign-up; a user without the data of a step goes to the sign-in. */
export function redirectOf(context: SignUpContext): string {
  if (!context.session.isVerified) return '/login';
  return context.redirectTo ?? context.wishedPage ?? kitchenPageOf(context.session) ?? backFrom(context);
}

/** What this tab stores until the code is confirmed. */
export const asSignUpState = (context: SignUpContext): SignUpState => ({
  email: context.email,
  signUpVerificationToken: context.token ?? '',
  sourcePage: context.sourcePage,
  resendAt: context.resendAt,
  isByPasskey: context.isByPasskey,
});
