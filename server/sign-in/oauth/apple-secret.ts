import { createPrivateKey, sign } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { AppleClient } from './settings.ts';

/** Apple's addresses: its discovery document, its issuer and the audience of a client secret. */
export const appleIssuer = 'https://appleid.apple.com';

/** Milliseconds. Apple accepts six months at most; a month limits the use of a leaked one. */
const life = 30 * 24 * 60 * 60_000;

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A client secret with its validity. Times are in milliseconds since 1970. */
export function signAppleSecret({ clientId, teamId, keyId, privateKey, issuer }: AppleClient, from: number, to: number): string {
  const seconds = (time: number) => Math.floor(time / 1_000);
  const claims = { iss: teamId, iat: seconds(from), exp: seconds(to), aud: issuer ?? appleIssuer, sub: clientId };
  const content = `${encode({ alg: 'ES256', kid: keyId })}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(content), { key: createPrivateKey(privateKey), dsaEncoding: 'ieee-p1363' });
  return `${content}.${signature.toString('base64url')}`;
}

/** The current client secret. Cached by the process, and renewed after half of its lifetime. */
export function createAppleSecret(client: AppleClient, clock: Clock): () => string {
  let made: { secret: string; at: number } | null = null;
  return () => {
    const now = clock.now();
    // Also renewed after the clock was set back: Apple rejects secrets that start in the future.
    if (made === null || now >= made.at + life / 2 || now < made.at) made = { secret: signAppleSecret(client, now, now + life), at: now };
    return made.secret;
  };
}
