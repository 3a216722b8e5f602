import type { ApiError } from '../../contract/errors.ts';
import type { Passkey, Passkeys, Registration, RegistrationOptions } from '../../contract/sign-in/passkeys.ts';
import type { ProblemId } from '../../contract/validation.ts';
import type { Returned } from '../parts/loader.ts';

/** The pending change, or the last one. */
export type Change = 'added' | 'renamed' | 'removed' | 'codes';

export interface PasskeysInput {
  /** Whether this browser supports passkeys at this address. */
  isSupported: boolean;
}

/** The options for creating a passkey; null before the server sent them. */
export interface Options {
  options: RegistrationOptions | null;
}

export interface PasskeysContext extends PasskeysInput, Options {
  /** Null before they are loaded. */
  passkeys: Passkeys | null;
  change: Change | null;
  /** The passkey being changed; null for a new one. */
  chosen: Passkey | null;
  password: string;
  name: string;
  problem: ProblemId | null;
  error: ApiError | null;
  registration: Registration | null;
  /** New recovery codes, until the owner has saved them. */
  codes: readonly string[];
  /** The last change made, for a message. */
  done: Change | null;
}

export type PasskeysEvent =
  | { type: 'passkey.wanted' }
  | { type: 'codes.wanted' }
  | { type: 'removal.wanted'; passkey: Passkey }
  | { type: 'renaming.wanted'; passkey: Passkey }
  | { type: 'change.dropped' }
  | { type: 'password.changed'; password: string }
  | { type: 'name.changed'; name: string }
  | { type: 'form.submitted' }
  | { type: 'codes.kept' }
  | { type: 'retry.requested' }
  | Returned;

/** No change is in progress. */
export const emptyPasskeys: Omit<PasskeysContext, 'isSupported' | 'passkeys'> = {
  change: null,
  chosen: null,
  password: '',
  name: '',
  problem: null,
  error: null,
  options: null,
  registration: null,
  codes: [],
  done: null,
};

/** Whether this is the pending change and its proof is complete. */
export const isWanted = ({ change, passkeys, password }: PasskeysContext, wanted: Change): boolean =>
  change === wanted && (passkeys?.hasPassword === false || password !== '');
