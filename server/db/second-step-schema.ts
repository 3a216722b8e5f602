/** The authenticator app of an account. */
export interface AuthenticatorsTable {
  user_guid: string;
  /** Sealed base32, or as it is where there is no SECRET_KEY: see sealed-keys.ts. Codes are computed from it, so it cannot be hashed. */
  secret: string;
  /** The newest 30-second step whose code was used: it and older ones are refused. */
  last_step: number;
  created_at: number;
}

/** An app that is being set up: its first code makes it the account's. */
export interface AuthenticatorSetUpsTable {
  user_guid: string;
  secret: string;
  expires_at: number;
}

/** A sign-in whose first step was right. Only the browser that has the token can finish it. */
export interface PendingSignInsTable {
  guid: string;
  /** SHA-256 of the cookie of the browser. */
  token_hash: string;
  user_guid: string;
  created_at: number;
  expires_at: number;
}

/** A browser in which somebody was let into an account. */
export interface KnownDevicesTable {
  user_guid: string;
  /** SHA-256 of the browser's cookie. */
  device_hash: string;
  created_at: number;
  last_used_at: number;
}

/** A sign-in in a browser that the account did not know: by the link of its mail the owner can deny it. */
export interface DeviceNoticesTable {
  guid: string;
  user_guid: string;
  /** Where the mail went: the account's address at that time. */
  email: string;
  /** SHA-256 of the token in the link. */
  token_hash: string;
  created_at: number;
  expires_at: number;
}
