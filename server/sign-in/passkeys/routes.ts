import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endpoints } from '../../../contract/endpoints.ts';
import { passkeyNameProblem } from '../../../contract/validation.ts';
import { accountLimits } from '../limits.ts';
import { requireProof } from '../require-proof.ts';
import type { Viewer } from '../viewer-rows.ts';
import { requireOwnHands } from '../viewer.ts';
import { refuseProblems } from '../../http/field-problems.ts';
import { readGuid } from '../../http/read.ts';
import { route } from '../../http/routes.ts';
import { requestLanguage } from '../../language/request-language.ts';
import { inNetworks } from '../../limits/networks.ts';
import { takeTokens } from '../../limits/rate-limit.ts';
import { findOwner } from '../oauth/connections.ts';
import { assertionOptions } from './assertions.ts';
import { addPasskey, listPasskeys, removePasskey, renamePasskey } from './passkeys.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { checkRegistration, registrationOptions } from './registration.ts';
import { signInByPasskey, signInByRecoveryCode } from './sign-in.ts';

const takeNetwork = ({ server: { deps }, ip }: FastifyRequest): Promise<void> =>
  takeTokens(deps.db, deps.clock, inNetworks(accountLimits.passkeyNetwork, ip));

/** The user who has just proved to be the owner, for a change of sign-in methods. */
async function proven(request: FastifyRequest, password: string): Promise<Viewer> {
  const { db, clock } = request.server.deps;
  const owner = await requireProof(request, password);
  await takeTokens(db, clock, [accountLimits.passkeyChanges(owner.userGuid)]);
  return owner;
}

/** Passkey settings for the account holder; impersonating staff are refused. */
function registerSettings(app: FastifyInstance): void {
  const { deps } = app;
  route(app, endpoints.getPasskeys, {
    handler: async ({ request }) => {
      const { userGuid } = await requireOwnHands(request);
      return listPasskeys(deps.db, deps.config, await findOwner(deps.db, userGuid));
    },
  });
  route(app, endpoints.beginPasskey, {
    handler: async ({ request, reply, body }) => registrationOptions(request, reply, await proven(request, body.currentPassword)),
  });
  route(app, endpoints.addPasskey, {
    handler: async ({ request, body: { registration } }) => {
      const { userGuid } = await requireOwnHands(request);
      await takeNetwork(request);
      const made = await checkRegistration(request, registration, userGuid);
      return addPasskey(deps, made, { userGuid, language: requestLanguage(request) });
    },
  });
  route(app, endpoints.renamePasskey, {
    handler: async ({ request, params, body }) => {
      const { userGuid } = await requireOwnHands(request);
      refuseProblems({ name: passkeyNameProblem(body.name) });
      return renamePasskey(deps, { userGuid, guid: readGuid(params['guid']), name: body.name.trim() });
    },
  });
  route(app, endpoints.removePasskey, {
    handler: async ({ request, params, body }) => {
      const guid = readGuid(params['guid']);
      const { userGuid } = await requireProof(request, body.currentPassword);
      return removePasskey(deps, { userGuid, guid, language: requestLanguage(request) });
    },
  });
  route(app, endpoints.makeRecoveryCodes, {
    handler: async ({ request, body }) => {
      const { userGuid } = await proven(request, body.currentPassword);
      return { codes: await makeRecoveryCodes(deps, { userGuid, language: requestLanguage(request) }) };
    },
  });
}

/** Passkeys and recovery codes. */
export function registerPasskeys(app: FastifyInstance): void {
  registerSettings(app);
  route(app, endpoints.beginPasskeySignIn, {
    handler: async ({ request, reply }) => {
      await takeNetwork(request);
      return assertionOptions(request, reply, { purpose: 'sign-in', userGuid: null });
    },
  });
  route(app, endpoints.signInByPasskey, {
    handler: async ({ request, reply, body }) => {
      await takeNetwork(request);
      return signInByPasskey(request, reply, body.assertion);
    },
  });
  route(app, endpoints.signInByRecoveryCode, { handler: ({ request, reply, body }) => signInByRecoveryCode(request, reply, body) });
}
