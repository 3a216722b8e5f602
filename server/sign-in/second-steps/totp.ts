import { Secret, TOTP } from 'otpauth';
import { isCode } from '../../../contract/validation.ts';

// RFC 6238 as every app knows it: others are read from the QR code by some apps and ignored by others.
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Steps before and after the server's own whose codes are good as well: clocks differ. RFC 6238, 5.2. */
const window = 1;

/** 160 random bits as base32; RFC 4226, 4. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What the QR code says: the key with the names that the app shows. */
export const secretUri = (secret: string, { issuer, label }: { issuer: string; label: string }): string =>
  new TOTP({ ...form, secret, issuer, label }).toString();

/** The 30-second step that `code` is of, or null when it is of none that is good at `now`. */
export function stepOf(secret: string, code: string, now: number): number | null {
  if (!isCode(code)) return null;
  const delta = TOTP.validate({ ...form, secret: Secret.fromBase32(secret), token: code, timestamp: now, window });
  return delta === null ? null : TOTP.counter({ period: form.period, timestamp: now }) + delta;
}
