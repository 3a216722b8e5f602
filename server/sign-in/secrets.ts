import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { codeLength } from '../../contract/validation.ts';

/** 256 random bits for a cookie or a client to hold; the database keeps only `hashToken` of it. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** A token has too many bits to be guessed from its hash, so it needs neither salt nor cost. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Six random digits, leading zeros included. */
export const newCode = (): string => String(randomInt(10 ** codeLength)).padStart(codeLength, '0');

/**
 * A code has twenty bits only. Hashed with the token that it belongs to as the key (which the database does not know), a
 * stolen table tells nothing about it, and the code of another request never fits.
 */
export const hashCode = (code: string, token: string): string => createHmac('sha256', token).update(code).digest('base64url');

export function sameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
