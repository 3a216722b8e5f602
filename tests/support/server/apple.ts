import { createPrivateKey, createPublicKey, generateKeyPairSync, verify } from 'node:crypto';

/** The text of a .p8 file as Apple gives it out. */
export const newAppleKey = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();

export const appleClientId = 'com.anydish.test';
export const appleTeam = 'TEAM000001';
const appleKeyId = 'KEY0000001';
const appleKey = newAppleKey();

/** Settings of Apple, whose issuer is another one. */
export const appleEnv = (issuer: string): Record<string, string> => ({
  APPLE_CLIENT_ID: appleClientId,
  APPLE_TEAM_ID: appleTeam,
  APPLE_KEY_ID: appleKeyId,
  // In one line, as an environment has it.
  APPLE_PRIVATE_KEY: appleKey.replaceAll('\n', '\\n'),
  APPLE_ISSUER: issuer,
});

const partOf = (token: string, index: number): unknown =>
  JSON.parse(Buffer.from(token.split('.')[index] ?? '', 'base64url').toString('utf8'));

/** What stands in a client secret; fails when `key` has not signed it. */
export function secretOf(token: string, key: string = appleKey): { header: unknown; claims: unknown } {
  const at = token.lastIndexOf('.');
  const signature = Buffer.from(token.slice(at + 1), 'base64url');
  const publicKey = { key: createPublicKey(createPrivateKey(key)), dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', Buffer.from(token.slice(0, at)), publicKey, signature)) throw new Error('Somebody else has signed this.');
  return { header: partOf(token, 0), claims: partOf(token, 1) };
}
