import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { codeLength } from '../../contract/validation.ts';

/** 256 random bits for a cookie or a client; the database stores only their `hashToken`. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** A token is too long to be guessed from its hash, so it needs neither salt nor cost. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Six random digits, leading zeros included. */
export const newCode = (): string => String(randomInt(10 ** codeLength)).padStart(codeLength, '0');

/**
 * A code has only twenty bits. It is hashed with its token as the key, which the database does not have, so a stolen table is useless, and codes of
 * other requests never match.
 */
export const hashCode = (code: string, token: string): string => createHmac('sha256', token).update(code).digest('base64url');

export function sameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
