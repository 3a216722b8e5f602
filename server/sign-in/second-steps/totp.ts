import { Secret, TOTP } from 'otpauth';
import { isCode } from '../../../contract/validation.ts';

// RFC 6238 with the default parameters: some apps ignore others in the QR code.
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Accepted time steps before and after the current one: clocks differ. RFC 6238, 5.2. */
const window = 1;

/** 160 random bits as base32; RFC 4226, 4. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The content of the QR code: the key with the names that the app shows. */
export const secretUri = (secret: string, { issuer, label }: { issuer: string; label: string }): string =>
  new TOTP({ ...form, secret, issuer, label }).toString();

/** The 30-second step of `code`, or null when it is not valid at `now`. */
export function stepOf(secret: string, code: string, now: number): number | null {
  if (!isCode(code)) return null;
  const delta = TOTP.validate({ ...form, secret: Secret.fromBase32(secret), token: code, timestamp: now, window });
  return delta === null ? null : TOTP.counter({ period: form.period, timestamp: now }) + delta;
}
