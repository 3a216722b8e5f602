import type { Generated } from 'kysely';
import type { Locale } from '../../contract/shell/locales.ts';
import type { NullableJson } from './json-column.ts';
import type { NewPasskey } from './passkey-schema.ts';

/** An account that nobody has confirmed yet. It becomes a user only by the code sent to its address. */
export interface SignUpsTable {
  guid: string;
  email: string;
  /** What its mails are written in; null where it was begun by an older version. */
  language: Generated<Locale | null>;
  /** Null where a passkey takes its place. */
  password_hash: string | null;
  /** What opens the account besides, once the code is confirmed. */
  passkey: NullableJson<NewPasskey>;
  /** What the account will be called, where its passkey names it already. */
  user_guid: string | null;
  /** SHA-256 of the cookie that ties the sign-up to one browser. */
  browser_hash: string;
  created_at: number;
  expires_at: number;
}
