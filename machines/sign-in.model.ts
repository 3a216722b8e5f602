import type { ApiError } from '../contract/errors.ts';
import type { Assertion } from '../contract/passkeys.ts';
import type { SignInMethod } from '../contract/providers.ts';
import type { ProblemId } from '../contract/validation.ts';
import type { CredentialsEvent, CredentialsForm } from './credentials.ts';
import type { ThirdPartyReported } from './pop-up.machine.ts';

/** What a sign-in begins with. */
export interface SignInInput {
  email: string;
  sourcePage: string | null;
  /** How this browser signed in last. */
  lastMethod: SignInMethod | null;
  /** What went wrong with a sign-in by another site that left this page and came back. */
  error: ApiError | null;
  /** Whether this browser knows passkeys, at this address. */
  hasPasskeys: boolean;
  newId: () => string;
}

/** What came of asking for a passkey; null when the user closed the question. */
export interface Asked {
  assertion: Assertion | null;
}

export type SignInEvent =
  | CredentialsEvent
  | ThirdPartyReported
  | { type: 'passkey.requested' }
  | { type: 'code.changed'; code: string }
  | { type: 'code.submitted' }
  | { type: 'code.cancelled' };

export interface SignInContext extends CredentialsForm, SignInInput, Asked {
  isNewUser: boolean;
  /** Of the authenticator app; or a recovery code. */
  code: string;
  codeProblem: ProblemId | null;
}
