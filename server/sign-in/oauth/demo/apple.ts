import { createHash, createPublicKey, generateKeyPairSync, verify, type KeyObject } from 'node:crypto';
import type { KoaContextWithOIDC, Provider as OidcProvider } from 'oidc-provider';
import { escapeHtml } from '../../../mail/escape-html.ts';
import type { Clock } from '../../../clock.ts';
import { asRecord } from '../client.ts';
import type { AppleClient } from '../settings.ts';
import type { Person } from './people.ts';

/* What Apple does its own way: a client secret that is signed, an answer by a form, a name that is told once, an address that can be hidden. */

/** What somebody would get from Apple's developer pages. */
export function demoAppleClient(clientId: string, issuer: string): AppleClient {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  return { clientId, teamId: 'DEMOTEAM00', keyId: 'DEMOKEY000', privateKey: pem, issuer };
}

const sixMonths = 15_777_000; // seconds, as Apple has it

const partOf = (token: string, index: number): Record<string, unknown> =>
  asRecord(JSON.parse(Buffer.from(token.split('.')[index] ?? '', 'base64url').toString('utf8')));

function isSigned(token: string, key: KeyObject): boolean {
  const [header = '', claims = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0) return false;
  return verify('sha256', Buffer.from(`${header}.${claims}`), { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
}

/** Whether a client secret is one that Apple would take: signed by the team's key, for Apple, of now, and not for too long. */
export function isAppleSecret(secret: string, { clientId, teamId, keyId, privateKey, issuer }: AppleClient, clock: Clock): boolean {
  if (!isSigned(secret, createPublicKey(privateKey))) return false;
  const { alg, kid } = partOf(secret, 0);
  const { iss, sub, aud, iat, exp } = partOf(secret, 1);
  const now = clock.now() / 1_000;
  const isOurs = alg === 'ES256' && kid === keyId && iss === teamId && sub === clientId && aud === issuer;
  return isOurs && typeof iat === 'number' && typeof exp === 'number' && iat <= now && now < exp && exp - iat <= sixMonths;
}

const hashOf = ({ email }: Person) => createHash('sha256').update(email.toLowerCase()).digest('hex');

/** Apple's name for a person, and no other provider's. */
export const appleSubjectOf = (person: Person): string => `000000.${hashOf(person).slice(0, 32)}.0000`;

const relayOf = (person: Person) => `${hashOf(person).slice(0, 10)}@privaterelay.appleid.com`;

/** Apple's id token: booleans are texts, and there is no name. */
export const appleClaimsOf = (subject: string, person: Person): { sub: string } & Record<string, string> => ({
  sub: subject,
  email: person.isHidden ? relayOf(person) : person.email,
  email_verified: String(person.isEmailVerified),
  ...(person.isHidden && { is_private_email: 'true' }),
});

function userOf(person: Person): string {
  const [firstName = '', ...rest] = person.name.split(' ');
  const { email } = appleClaimsOf('', person);
  return JSON.stringify({ name: { firstName, lastName: rest.join(' ') }, email });
}

/** Adds `user` to the form that is posted for somebody who comes the first time. */
export function tellUserOnce(oidc: OidcProvider, clientId: string, find: (subject: string) => Person | undefined): void {
  const told = new Set<string>();
  oidc.use(async (ctx, next) => {
    await next();
    const { oidc: way, body } = ctx as KoaContextWithOIDC;
    const subject = way?.session?.accountId;
    const person = subject === undefined ? undefined : find(subject);
    if (way?.client?.clientId !== clientId || subject === undefined || person === undefined || told.has(subject)) return;
    if (typeof body !== 'string' || !body.includes('name="code"')) return;
    told.add(subject);
    const field = `<input type="hidden" name="user" value="${escapeHtml(userOf(person))}"/>`;
    ctx.body = body.replace(/<form [^>]*>/, (form) => form + field);
  });
}
