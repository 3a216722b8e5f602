import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mostPasskeys, type Registration, type RegistrationOptions } from '../../../contract/sign-in/passkeys.ts';
import { describeDevice, userAgentOf } from '../devices.ts';
import type { Viewer } from '../viewer-rows.ts';
import type { NewPasskey } from '../../db/passkey-schema.ts';
import { Failure } from '../../http/failure.ts';
import { i18n } from '@anydish/language/sentence';
import { userHandleOf } from './assertions.ts';
import { issueChallenge, takeChallenge, takeSignUpChallenge } from './challenges.ts';
import { relyingParty } from './relying-party.ts';

/** EdDSA, ES256 and RS256: supported by current authenticators. */
const algorithms = [-8, -7, -257];

interface Made {
  challenge: string;
  userGuid: string;
  email: string;
  displayName: string;
  /** The account's existing passkeys: a device that holds one creates no other. */
  own: readonly string[];
}

/** Creation options for the browser. The passkey is discoverable, so that sign-in needs no address. */
async function optionsFor(request: FastifyRequest, { challenge, userGuid, email, displayName, own }: Made): Promise<RegistrationOptions> {
  const { id: rpID } = relyingParty(request);
  const options = await generateRegistrationOptions({
    rpName: request.server.deps.config.productName,
    rpID,
    userName: email,
    userDisplayName: displayName,
    userID: new Uint8Array(Buffer.from(userHandleOf(userGuid), 'base64url')),
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return {
    challenge: options.challenge,
    rp: { id: rpID, name: options.rp.name },
    user: options.user,
    pubKeyCredParams: options.pubKeyCredParams.map(({ alg }) => ({ type: 'public-key', alg })),
    excludeCredentials: own.map((id) => ({ type: 'public-key', id })),
  };
}

/**
 * Creation options for another passkey of an account.
 * @throws Failure conflict at an IP address, or at the maximum number
 */
export async function registrationOptions(
  request: FastifyRequest,
  reply: FastifyReply,
  { userGuid, email, firstName, lastName }: Viewer,
): Promise<RegistrationOptions> {
  const { db } = request.server.deps;
  const { id: rpID } = relyingParty(request);
  const own = await db.selectFrom('passkeys').select(['credential_id as id', 'rp_id']).where('user_guid', '=', userGuid).execute();
  if (own.length >= mostPasskeys)
    throw new Failure('conflict', i18n._('You have as many passkeys as an account can have. Please remove one first.'));
  const challenge = await issueChallenge(request, reply, { purpose: 'register', userGuid });
  const name = `${firstName} ${lastName}`.trim();
  const here = own.filter((other) => other.rp_id === rpID).map(({ id }) => id);
  return optionsFor(request, { challenge, userGuid, email, displayName: name === '' ? email : name, own: here });
}

/**
 * Creation options for the first passkey of a future account.
 * @throws Failure conflict at an IP address
 */
export async function signUpOptions(
  request: FastifyRequest,
  reply: FastifyReply,
  newUser: { email: string; guid: string },
): Promise<RegistrationOptions> {
  relyingParty(request);
  const challenge = await issueChallenge(request, reply, { purpose: 'sign-up', userGuid: null, newUser });
  return optionsFor(request, { challenge, userGuid: newUser.guid, email: newUser.email, displayName: newUser.email, own: [] });
}

/** The default name of a passkey: "Chrome, Windows". */
function nameOfNew(request: FastifyRequest): string {
  const { browser, system } = describeDevice(userAgentOf(request));
  const parts = [browser, system].filter((part) => part !== null);
  return parts.length === 0 ? 'Passkey' : parts.join(', ');
}

const refused = () => new Failure('conflict', i18n._('This passkey could not be added. Please try again.'));

/** Verifies a new passkey against its challenge. @throws Failure conflict when invalid */
async function verify(request: FastifyRequest, registration: Registration, challenge: string): Promise<NewPasskey> {
  const party = relyingParty(request);
  const { id, clientData, attestation } = registration;
  const verifying = verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON: clientData, attestationObject: attestation },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  });
  const { verified, registrationInfo: info } = await verifying.catch((error: unknown) => {
    request.log.warn({ reason: error instanceof Error ? error.name : undefined }, 'a new passkey did not fit');
    throw refused();
  });
  if (!verified) throw refused();
  return {
    rpId: party.id,
    credentialId: info.credential.id,
    publicKey: Buffer.from(info.credential.publicKey).toString('base64url'),
    signCount: info.credential.counter,
    isBackupEligible: info.credentialDeviceType === 'multiDevice',
    isBackedUp: info.credentialBackedUp,
    name: nameOfNew(request),
  };
}

/**
 * Verifies a new passkey of an account, and consumes its challenge.
 * @throws Failure codeExpired for an expired challenge or one of another browser or account; conflict when invalid
 */
export const checkRegistration = async (request: FastifyRequest, registration: Registration, userGuid: string): Promise<NewPasskey> =>
  verify(request, registration, await takeChallenge(request, registration.clientData, { purpose: 'register', userGuid }));

/** The same for a future account. Also resolves to its address and name. @throws Failure as `checkRegistration` */
export async function checkSignUpRegistration(request: FastifyRequest, registration: Registration) {
  const { challenge, email, guid } = await takeSignUpChallenge(request, registration.clientData);
  return { passkey: await verify(request, registration, challenge), email, userGuid: guid };
}
