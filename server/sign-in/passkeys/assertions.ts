import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Assertion, AssertionOptions } from '../../../contract/sign-in/passkeys.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import { Failure } from '../../http/failure.ts';
import { i18n } from '@anydish/language/sentence';
import { issueChallenge, takeChallenge } from './challenges.ts';
import { relyingParty, type RelyingParty } from './relying-party.ts';

/** The purpose of an assertion: a sign-in, or a proof by the signed-in user. */
export type AssertionPurpose = { purpose: 'sign-in'; userGuid: null } | { purpose: 'step-up'; userGuid: string };

/** The passkey's user, and what `noteUse` has to record. */
export interface Verified {
  userGuid: string;
  passkeyGuid: string;
  signCount: number;
  isBackedUp: boolean;
}

const unknownPasskey = () =>
  new Failure('notSignedIn', i18n._('This passkey does not open an account here. It may have been removed. Please sign in another way.'));

/**
 * The challenge for the browser. A step-up names the account's own passkeys; a sign-in names none, so that it reveals nothing about any account.
 * @throws Failure conflict at an IP address
 */
export async function assertionOptions(request: FastifyRequest, reply: FastifyReply, asked: AssertionPurpose): Promise<AssertionOptions> {
  const { id: rpId } = relyingParty(request);
  const challenge = Buffer.from(await issueChallenge(request, reply, asked), 'base64url');
  const own =
    asked.userGuid === null
      ? []
      : await request.server.deps.db
          .selectFrom('passkeys')
          .select('credential_id as id')
          .where('user_guid', '=', asked.userGuid)
          .where('rp_id', '=', rpId)
          .execute();
  const options = await generateAuthenticationOptions({ rpID: rpId, challenge: new Uint8Array(challenge), userVerification: 'required' });
  return { challenge: options.challenge, rpId, allowCredentials: own.map(({ id }) => ({ type: 'public-key', id })) };
}

interface Answered {
  assertion: Assertion;
  challenge: string;
  party: RelyingParty;
}

/** Verifies the signature and the signed data. Throws the library's error. */
function verify(stored: { credential_id: string; public_key: string; sign_count: number }, { assertion, challenge, party }: Answered) {
  const { id, clientData, authenticatorData, signature } = assertion;
  return verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON: clientData, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: stored.credential_id,
      publicKey: new Uint8Array(Buffer.from(stored.public_key, 'base64url')),
      counter: stored.sign_count,
    },
  });
}

/**
 * Verifies a browser's answer and consumes its challenge. Does not record the use yet: see `noteUse`.
 * @throws Failure codeExpired for an expired challenge or one of another browser; notSignedIn for a passkey that is unknown, not the viewer's, or
 * invalid; conflict at an IP address
 */
export async function checkAssertion(request: FastifyRequest, assertion: Assertion, asked: AssertionPurpose): Promise<Verified> {
  const { db } = request.server.deps;
  const party = relyingParty(request);
  const challenge = await takeChallenge(request, assertion.clientData, asked);
  const stored = await db
    .selectFrom('passkeys')
    .select(['guid', 'user_guid', 'credential_id', 'public_key', 'sign_count'])
    .where('credential_id', '=', assertion.id)
    .where('rp_id', '=', party.id)
    .executeTakeFirst();
  if (!stored || (asked.userGuid !== null && stored.user_guid !== asked.userGuid)) throw unknownPasskey();
  // WebAuthn 7.2.6: a discoverable passkey returns its user handle, which must be its account.
  const { userHandle } = assertion;
  if (userHandle === null ? asked.purpose === 'sign-in' : userHandle !== userHandleOf(stored.user_guid)) throw unknownPasskey();
  try {
    const { verified, authenticationInfo } = await verify(stored, { assertion, challenge, party });
    if (!verified) throw new Error('The signature does not fit.');
    const { newCounter: signCount, credentialBackedUp: isBackedUp } = authenticationInfo;
    return { userGuid: stored.user_guid, passkeyGuid: stored.guid, signCount, isBackedUp };
  } catch (error) {
    request.log.warn({ passkey: stored.guid, reason: error instanceof Error ? error.name : undefined }, 'a passkey did not fit');
    throw unknownPasskey();
  }
}

/** The user handle of an account: the bytes of its guid. */
export const userHandleOf = (userGuid: string): string => Buffer.from(userGuid.replaceAll('-', ''), 'hex').toString('base64url');

/**
 * Records the use of a passkey, and locks its row until the transaction ends: a concurrent removal then sees the opened session.
 * @throws Failure notSignedIn when it was removed since the check, or used with the same counter
 */
export async function noteUse(tx: Kysely<Database>, clock: Clock, { passkeyGuid, signCount, isBackedUp }: Verified): Promise<void> {
  const used = await tx
    .updateTable('passkeys')
    .set({ sign_count: signCount, is_backed_up: isBackedUp, last_used_at: clock.now() })
    .where('guid', '=', passkeyGuid)
    // Of two clones with the same counter one is refused. Passkeys without a counter always send 0.
    .where((is) => is.or([is('sign_count', '<', signCount), is.and([is('sign_count', '=', 0), is.val(signCount === 0)])]))
    .returning('guid')
    .executeTakeFirst();
  if (!used) throw unknownPasskey();
}

/**
 * Verifies a browser's answer and records its use, as a proof by the signed-in user.
 * @throws Failure as `checkAssertion`
 */
export async function verifyAssertion(
  request: FastifyRequest,
  assertion: Assertion,
  asked: AssertionPurpose,
): Promise<Pick<Verified, 'userGuid' | 'passkeyGuid'>> {
  const { db, clock } = request.server.deps;
  const verified = await checkAssertion(request, assertion, asked);
  await noteUse(db, clock, verified);
  return { userGuid: verified.userGuid, passkeyGuid: verified.passkeyGuid };
}
