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

/** What an assertion is for: to sign in, or a proof by the user who is signed in. */
export type AssertionPurpose = { purpose: 'sign-in'; userGuid: null } | { purpose: 'step-up'; userGuid: string };

/** Who has used a passkey, and what is to be noted of it by `noteUse`. */
export interface Verified {
  userGuid: string;
  passkeyGuid: string;
  signCount: number;
  isBackedUp: boolean;
}

const unknownPasskey = () =>
  new Failure('notSignedIn', i18n._('This passkey does not open an account here. It may have been removed. Please sign in another way.'));

/**
 * What the browser is asked to sign. For a step-up the account's own passkeys are named; for a sign-in none is, so that the answer tells
 * nothing about any account.
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

/** Checks the signature and all that is signed. Throws what the library finds wrong. */
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
 * Checks what a browser answers, and uses its challenge up. Notes nothing of the passkey yet: see `noteUse`.
 * @throws Failure codeExpired for a challenge that is not this browser's or is over; notSignedIn for a passkey that is not known, not the
 * viewer's, or does not fit; conflict at an IP address
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
  // WebAuthn 7.2.6: a discoverable passkey says whose it is, and that has to be its account.
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

/** The account, as a passkey names it: the bytes of its guid. */
export const userHandleOf = (userGuid: string): string => Buffer.from(userGuid.replaceAll('-', ''), 'hex').toString('base64url');

/**
 * Notes that a passkey was used, and holds its row until the transaction ends: who removes it meanwhile finds what it has opened.
 * @throws Failure notSignedIn when it was removed, or was used with the same count, since it was checked
 */
export async function noteUse(tx: Kysely<Database>, clock: Clock, { passkeyGuid, signCount, isBackedUp }: Verified): Promise<void> {
  const used = await tx
    .updateTable('passkeys')
    .set({ sign_count: signCount, is_backed_up: isBackedUp, last_used_at: clock.now() })
    .where('guid', '=', passkeyGuid)
    // Of two copies that count alike one is refused. One that does not count says 0 for ever.
    .where((is) => is.or([is('sign_count', '<', signCount), is.and([is('sign_count', '=', 0), is.val(signCount === 0)])]))
    .returning('guid')
    .executeTakeFirst();
  if (!used) throw unknownPasskey();
}

/**
 * Checks what a browser answers and notes its use, for a proof by who is signed in.
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
