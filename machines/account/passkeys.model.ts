import type { ApiError } from '../../contract/errors.ts';
import type { Passkey, Passkeys, Registration, RegistrationOptions } from '../../contract/sign-in/passkeys.ts';
import type { ProblemId } from '../../contract/validation.ts';
import type { Returned } from '../parts/loader.ts';

/** What is to be done, or was done last. */
export type Change = 'added' | 'renamed' | 'removed' | 'codes';

export interface PasskeysInput {
  /** Whether this browser knows passkeys, at this address. */
  isSupported: boolean;
}

/** What the browser makes a passkey of; null until the server has said it. */
export interface Options {
  options: RegistrationOptions | null;
}

export interface PasskeysContext extends PasskeysInput, Options {
  /** Null until they are known. */
  passkeys: Passkeys | null;
  change: Change | null;
  /** The passkey that is to be changed; null for a new one. */
  chosen: Passkey | null;
  password: string;
  name: string;
  problem: ProblemId | null;
  error: ApiError | null;
  registration: Registration | null;
  /** New recovery codes, until the owner has them. */
  codes: readonly string[];
  /** What was done last, for a message. */
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

/** Nothing is being changed. */
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

/** Whether this is the change that is meant, and the proof for it is there. */
export const isWanted = ({ change, passkeys, password }: PasskeysContext, wanted: Change): boolean =>
  change === wanted && (passkeys?.hasPassword === false || password !== '');
