import type { FastifyRequest } from 'fastify';
import type { StepUpProof, StepUpWays } from '../../../contract/sign-in/second-steps.ts';
import { readCookie } from '../cookies.ts';
import { isOwnPassword, passwordHashOf } from '../../account/own-password.ts';
import { hashToken } from '../secrets.ts';
import { requireOwnHands } from '../viewer.ts';
import type { Viewer } from '../viewer-rows.ts';
import { Failure } from '../../http/failure.ts';
import { refuseProblems } from '../../http/field-problems.ts';
import { i18n } from '@anydish/language/sentence';
import { verifyAssertion } from '../passkeys/assertions.ts';
import { hasPasskey } from '../passkeys/passkeys.ts';
import { hasAuthenticator, requireCode } from './authenticators.ts';

/** How long a second step is valid for protected actions, in milliseconds. */
const stepUpLife = 15 * 60_000;

const tokenHashOf = (request: FastifyRequest) => hashToken(readCookie(request, 'session') ?? '');

/** The account's possible second steps. The password alone counts only on this computer: see standing.ts. */
export async function stepUpWays(request: FastifyRequest, { userGuid }: Pick<Viewer, 'userGuid'>): Promise<StepUpWays> {
  const { deps } = request.server;
  const code = await hasAuthenticator(deps.db, userGuid);
  const passkey = await hasPasskey(deps.db, userGuid);
  return { code, passkey, password: !code && !passkey && !deps.config.isProduction && (await passwordHashOf(deps, userGuid)) !== null };
}

const secondFactorRequired = () =>
  new Failure('secondFactorRequired', i18n._('Please set up a passkey or an authenticator app for your account first.'));

const stepUpRequired = () => new Failure('stepUpRequired', i18n._('Please confirm that it is you.'));

/**
 * The viewer, whose account has a second factor; outside production anyone. For read calls of the console.
 * @throws Failure notSignedIn, notAllowed or secondFactorRequired
 */
export async function requireSecondFactor(request: FastifyRequest): Promise<Viewer> {
  const viewer = await requireOwnHands(request);
  const { db, config } = request.server.deps;
  const { userGuid } = viewer;
  if (config.isProduction && !(await hasAuthenticator(db, userGuid)) && !(await hasPasskey(db, userGuid))) throw secondFactorRequired();
  return viewer;
}

/**
 * ASVS 7.5.3: the viewer, who gave a second step in this session recently. For console calls that change something.
 * @throws Failure notSignedIn, notAllowed, conflict, secondFactorRequired or stepUpRequired
 */
export async function requireStepUp(request: FastifyRequest): Promise<Viewer> {
  const { db, clock } = request.server.deps;
  const viewer = await requireSecondFactor(request);
  const session = await db.selectFrom('sessions').select('stepped_up_at').where('token_hash', '=', tokenHashOf(request)).executeTakeFirst();
  // Another tab has started an impersonation.
  if (!session) throw new Failure('conflict', i18n._('This session has ended or now belongs to someone else. Please load the page again.'));
  if (session.stepped_up_at === null || session.stepped_up_at <= clock.now() - stepUpLife) throw stepUpRequired();
  return viewer;
}

/**
 * Verifies the owner's second step, and records the time.
 * @throws Failure invalidInput under the field, tooManyRequests, stepUpRequired, secondFactorRequired, or as `verifyAssertion`
 */
export async function stepUp(request: FastifyRequest, { code, password, assertion }: StepUpProof): Promise<void> {
  const { deps } = request.server;
  const { userGuid, email } = await requireOwnHands(request);
  const ways = await stepUpWays(request, { userGuid });
  if (ways.passkey && assertion !== undefined) await verifyAssertion(request, assertion, { purpose: 'step-up', userGuid });
  else if (ways.code) await requireCode(deps, userGuid, code ?? '');
  else if (ways.password) {
    if (password === undefined || password === '') refuseProblems({ password: 'password.required' });
    const attempt = { userGuid, email, password: password ?? '', address: request.ip, device: readCookie(request, 'device') };
    if (!(await isOwnPassword(deps, attempt))) refuseProblems({ password: 'currentPassword.wrong' });
  } else throw ways.passkey ? stepUpRequired() : secondFactorRequired();
  await deps.db.updateTable('sessions').set({ stepped_up_at: deps.clock.now() }).where('token_hash', '=', tokenHashOf(request)).execute();
}
