import type { Generated } from 'kysely';

/** What is kept of a passkey that a browser has made. */
export interface NewPasskey {
  rpId: string;
  credentialId: string;
  /** Base64url. */
  publicKey: string;
  signCount: number;
  isBackupEligible: boolean;
  isBackedUp: boolean;
  name: string;
}

/** A passkey that opens an account. Its secret half never leaves its owner's authenticator. */
export interface PasskeysTable {
  guid: string;
  user_guid: string;
  /** The name of the site that it is for. One of another name is never offered by a browser. */
  rp_id: string;
  /** Base64url, as the next. */
  credential_id: string;
  public_key: string;
  /** How often it was used, as it says itself; 0 for one that does not count. */
  sign_count: number;
  /** It may be copied to other devices of its owner. */
  is_backup_eligible: boolean;
  is_backed_up: boolean;
  /** What its owner calls it. */
  name: string;
  created_at: number;
  last_used_at: number | null;
}

export type PasskeyPurpose = 'register' | 'sign-up' | 'sign-in' | 'step-up';

/** A challenge that is with a browser. Gone as soon as it is answered: it is good once. */
export interface PasskeyChallengesTable {
  guid: string;
  /** SHA-256 of the challenge. */
  challenge_hash: string;
  /** SHA-256 of the cookie of the browser that asked. */
  browser_hash: string;
  purpose: PasskeyPurpose;
  /** Whose account it is for; null for a sign-in and a sign-up. */
  user_guid: string | null;
  /** Of a sign-up: its address, and what the account will be called. */
  email: Generated<string | null>;
  new_user_guid: Generated<string | null>;
  created_at: number;
  expires_at: number;
}

/** Each opens the account once, for an owner who has lost the passkey. */
export interface RecoveryCodesTable {
  guid: string;
  user_guid: string;
  /** Argon2id. All codes of a set have one salt: a try is compared with all of them at the price of one. */
  code_hash: string;
  salt: string;
  created_at: number;
  used_at: Generated<number | null>;
}
