import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endpoints } from '../../../contract/endpoints.ts';
import { codeProblem } from '../../../contract/validation.ts';
import { accountLimits } from '../limits.ts';
import { requireProof } from '../require-proof.ts';
import { requireOwnHands } from '../viewer.ts';
import type { Viewer } from '../viewer-rows.ts';
import { refuseProblems } from '../../http/field-problems.ts';
import { route } from '../../http/routes.ts';
import { languageFor } from '../../language/request-language.ts';
import { inNetworks } from '../../limits/networks.ts';
import { takeTokens } from '../../limits/rate-limit.ts';
import { assertionOptions } from '../passkeys/assertions.ts';
import { beginSetUp, confirmSetUp, findAuthenticator, removeAuthenticator } from './authenticators.ts';
import { registerPendingSignIns } from './pending-sign-ins.ts';
import { stepUp, stepUpWays } from './step-up.ts';

const asOwner = (viewer: Viewer, request: FastifyRequest) => ({
  userGuid: viewer.userGuid,
  email: viewer.email,
  language: languageFor(viewer, request),
});

/** The authenticator app of an account, and where its codes are required. */
export function registerSecondSteps(app: FastifyInstance): void {
  const { deps } = app;

  route(app, endpoints.getAuthenticator, {
    handler: async ({ request }) => findAuthenticator(deps, (await requireOwnHands(request)).userGuid),
  });
  route(app, endpoints.beginAuthenticator, {
    handler: async ({ request, body }) => beginSetUp(deps, asOwner(await requireProof(request, body.currentPassword), request)),
  });
  route(app, endpoints.confirmAuthenticator, {
    handler: async ({ request, body }) => {
      const owner = asOwner(await requireOwnHands(request), request);
      refuseProblems({ code: codeProblem(body.code) });
      await confirmSetUp(deps, owner, body.code);
      return findAuthenticator(deps, owner.userGuid);
    },
  });
  route(app, endpoints.removeAuthenticator, {
    handler: async ({ request, body }) => {
      const owner = asOwner(await requireProof(request, body.currentPassword), request);
      await removeAuthenticator(deps, owner);
      return findAuthenticator(deps, owner.userGuid);
    },
  });

  route(app, endpoints.getStepUpWays, { handler: async ({ request }) => stepUpWays(request, await requireOwnHands(request)) });
  route(app, endpoints.beginPasskeyStepUp, {
    handler: async ({ request, reply }) => {
      const { userGuid } = await requireOwnHands(request);
      await takeTokens(deps.db, deps.clock, inNetworks(accountLimits.passkeyNetwork, request.ip));
      return assertionOptions(request, reply, { purpose: 'step-up', userGuid });
    },
  });
  route(app, endpoints.stepUp, {
    handler: async ({ request, body }) => {
      await stepUp(request, body);
      return null;
    },
  });

  registerPendingSignIns(app);
}
