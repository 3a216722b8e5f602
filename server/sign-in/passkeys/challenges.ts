import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie } from '../cookies.ts';
import { hashToken, newToken } from '../secrets.ts';
import { newGuid } from '../../db/guid.ts';
import type { PasskeyPurpose } from '../../db/passkey-schema.ts';
import { Failure } from '../../http/failure.ts';
import { i18n } from '@anydish/language/sentence';

/** How long a challenge is valid, in milliseconds. */
export const challengeLife = 5 * 60_000;

interface Purpose {
  purpose: PasskeyPurpose;
  /** The account; null for a sign-in and a sign-up. */
  userGuid: string | null;
  /** For a sign-up: the future account. */
  newUser?: NewUser;
}

interface NewUser {
  /** In its stored form. */
  email: string;
  guid: string;
}

/** A challenge for one answer of this browser, for this purpose only. Resolves to 256 random bits as base64url. */
export async function issueChallenge(request: FastifyRequest, reply: FastifyReply, asked: Purpose): Promise<string> {
  const { purpose, userGuid, newUser } = asked;
  const { db, clock } = request.server.deps;
  const now = clock.now();
  // Several at once: two tabs may each have one.
  const browser = readCookie(request, 'passkey') ?? newToken();
  const challenge = newToken();
  await db
    .insertInto('passkey_challenges')
    .values({
      guid: newGuid(),
      challenge_hash: hashToken(challenge),
      browser_hash: hashToken(browser),
      purpose,
      user_guid: userGuid,
      email: newUser?.email ?? null,
      new_user_guid: newUser?.guid ?? null,
      created_at: now,
      expires_at: now + challengeLife,
    })
    .execute();
  setCookie(reply, 'passkey', browser, challengeLife / 1000);
  return challenge;
}

/** The challenge that a browser has signed; null for invalid data. */
function challengeIn(clientData: string): string | null {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString());
    const isSaid = typeof said === 'object' && said !== null && 'challenge' in said && typeof said.challenge === 'string';
    return isSaid ? String(said.challenge) : null;
  } catch {
    return null;
  }
}

const tooLate = () => new Failure('codeExpired', i18n._('That took too long. Please try again.'));

async function take(request: FastifyRequest, clientData: string, { purpose, userGuid }: Purpose) {
  const { db, clock } = request.server.deps;
  const challenge = challengeIn(clientData);
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashToken(challenge ?? ''))
    .where('browser_hash', '=', hashToken(readCookie(request, 'passkey') ?? ''))
    .where('purpose', '=', purpose)
    .where('user_guid', userGuid === null ? 'is' : '=', userGuid)
    .where('expires_at', '>', clock.now())
    .returning(['email', 'new_user_guid'])
    .executeTakeFirst();
  if (!taken || challenge === null) throw tooLate();
  return { challenge, email: taken.email, guid: taken.new_user_guid };
}

/**
 * Consumes the challenge of an answer, even a wrong one.
 * @throws Failure codeExpired when it expired, was answered before, or belongs to another browser, account or purpose
 */
export const takeChallenge = async (request: FastifyRequest, clientData: string, asked: Purpose): Promise<string> =>
  (await take(request, clientData, asked)).challenge;

/** The same for a sign-up: also resolves to the future account stored with the challenge. */
export async function takeSignUpChallenge(request: FastifyRequest, clientData: string): Promise<NewUser & { challenge: string }> {
  const { challenge, email, guid } = await take(request, clientData, { purpose: 'sign-up', userGuid: null });
  if (email === null || guid === null) throw tooLate();
  return { challenge, email, guid };
}
