import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie } from '../cookies.ts';
import { hashToken, newToken } from '../secrets.ts';
import { newGuid } from '../../db/guid.ts';
import type { PasskeyPurpose } from '../../db/passkey-schema.ts';
import { Failure } from '../../http/failure.ts';
import { i18n } from '../../language/sentence.ts';

/** How long a challenge may be answered, in milliseconds. */
export const challengeLife = 5 * 60_000;

interface Purpose {
  purpose: PasskeyPurpose;
  /** Whose account it is for; null for a sign-in. */
  userGuid: string | null;
}

/** A challenge that this browser may answer once, for this purpose alone. Resolves to it as base64url, 256 random bits. */
export async function issueChallenge(request: FastifyRequest, reply: FastifyReply, { purpose, userGuid }: Purpose): Promise<string> {
  const { db, clock } = request.server.deps;
  const now = clock.now();
  // Kept for several at once: two tabs may each have one on its way.
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
      created_at: now,
      expires_at: now + challengeLife,
    })
    .execute();
  setCookie(reply, 'passkey', browser, challengeLife / 1000);
  return challenge;
}

/** What a browser says that it has signed; null for what no browser says. */
function challengeIn(clientData: string): string | null {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString());
    const isSaid = typeof said === 'object' && said !== null && 'challenge' in said && typeof said.challenge === 'string';
    return isSaid ? String(said.challenge) : null;
  } catch {
    return null;
  }
}

/**
 * Takes the challenge that an answer is for; it is gone afterwards, whatever else is wrong with the answer.
 * @throws Failure codeExpired when it is too old, was answered before, or was given to another browser, account or purpose
 */
export async function takeChallenge(request: FastifyRequest, clientData: string, { purpose, userGuid }: Purpose): Promise<string> {
  const { db, clock } = request.server.deps;
  const challenge = challengeIn(clientData);
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashToken(challenge ?? ''))
    .where('browser_hash', '=', hashToken(readCookie(request, 'passkey') ?? ''))
    .where('purpose', '=', purpose)
    .where('user_guid', userGuid === null ? 'is' : '=', userGuid)
    .where('expires_at', '>', clock.now())
    .returning('guid')
    .executeTakeFirst();
  if (taken && challenge !== null) return challenge;
  throw new Failure('codeExpired', i18n._('That took too long. Please try again.'));
}
