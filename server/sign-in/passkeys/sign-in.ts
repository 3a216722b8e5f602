import { sql, type Kysely } from 'kysely';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '../../../contract/entities.ts';
import type { Assertion } from '../../../contract/sign-in/passkeys.ts';
import { recoveryCodeProblem, emailProblem } from '../../../contract/validation.ts';
import { readCookie } from '../cookies.ts';
import { userAgentOf } from '../devices.ts';
import { readEmail } from '../../account/email.ts';
import { letIn } from '../let-in.ts';
import { asSession, createSession, type NewSession } from '../sessions.ts';
import { refuseLocked } from '../locked.ts';
import { easedBy, signInLimits } from '../sign-in-limits.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Failure } from '../../http/failure.ts';
import { refuseProblems } from '../../http/field-problems.ts';
import { requestLanguage } from '../../language/request-language.ts';
import { i18n } from '@anydish/language/sentence';
import { ceilings, noteWrong } from '../../limits/ceilings.ts';
import { forget, giveBack, takeOneWay } from '../../limits/rate-limit.ts';
import { recoveryCodeUsedMail } from '../../mail/passkey-mails.ts';
import { checkAssertion, noteUse } from './assertions.ts';
import { findRecoveryCode, useRecoveryCode } from './recovery-codes.ts';

const refused = () => new Failure('notSignedIn', i18n._('Wrong email or recovery code.'));

/** Starts a session of an account. @throws Failure notAllowed as `refuseLocked` and `refuseSuspended` */
async function begin(
  tx: Kysely<Database>,
  request: FastifyRequest,
  { userGuid, hasSteppedUp }: { userGuid: string; hasSteppedUp: boolean },
): Promise<NewSession> {
  const { deps } = request.server;
  await refuseLocked(tx, userGuid);
  const { isStaff } = await tx
    .selectFrom('users')
    .select(sql<boolean>`staff is not null`.as('isStaff'))
    .where('guid', '=', userGuid)
    .executeTakeFirstOrThrow();
  const owner = { guid: userGuid, isStaff, userAgent: userAgentOf(request) };
  return createSession(tx, deps, hasSteppedUp ? { ...owner, steppedUpAt: deps.clock.now() } : owner);
}

/** Gives the session to the browser, and answers its viewer. */
async function enter(request: FastifyRequest, reply: FastifyReply, userGuid: string, session: NewSession): Promise<Session> {
  await letIn(request, reply, userGuid, { session, how: 'sign-in' });
  const viewer = await request.server.findViewer(session.token);
  // The account was deleted at this moment.
  if (!viewer) throw refused();
  return asSession(viewer, request.server.deps);
}

/** Starts a session for the owner of a passkey. @throws Failure as `checkAssertion` */
export async function signInByPasskey(request: FastifyRequest, reply: FastifyReply, assertion: Assertion): Promise<Session> {
  const { db, clock } = request.server.deps;
  const verified = await checkAssertion(request, assertion, { purpose: 'sign-in', userGuid: null });
  // In one transaction, so that a passkey that is removed meanwhile, for instance by a reset, leaves no session.
  const session = await inTransaction(db, async (tx) => {
    await noteUse(tx, clock, verified);
    // The device has verified its user by finger or PIN, which counts as a second step.
    return begin(tx, request, { userGuid: verified.userGuid, hasSteppedUp: true });
  });
  return enter(request, reply, verified.userGuid, session);
}

/**
 * Signs in an owner who has lost the passkey, consumes the code, and informs the owner. Counted together with passwords, so that it allows no
 * additional guesses.
 * @throws Failure invalidInput, tooManyRequests, or notSignedIn with the same sentence for every cause
 */
export async function signInByRecoveryCode(
  request: FastifyRequest,
  reply: FastifyReply,
  body: { email: string; code: string },
): Promise<Session> {
  const { db, clock, config, mailer } = request.server.deps;
  refuseProblems({ email: emailProblem(body.email), code: recoveryCodeProblem(body.code) });
  const email = readEmail(body.email);
  const counted = await signInLimits({ db, clock }, { email, address: request.ip, device: readCookie(request, 'device') });
  const { isKnown, ways, forgotten } = counted;
  const eased = easedBy(counted, await takeOneWay(db, clock, ways));
  const guid = await findRecoveryCode(db, email, body.code);
  const entered = await inTransaction(db, async (tx) => {
    const used = guid === null ? null : await useRecoveryCode(tx, clock.now(), guid);
    if (used === null) return null;
    const { userGuid, left } = used;
    const owner = await tx.selectFrom('users').select(['email', 'language']).where('guid', '=', userGuid).executeTakeFirstOrThrow();
    const language = owner.language ?? requestLanguage(request);
    await mailer.send(tx, recoveryCodeUsedMail({ ...config, to: owner.email, language, left }));
    return { userGuid, session: await begin(tx, request, { userGuid, hasSteppedUp: false }) };
  });
  if (entered === null) {
    if (!isKnown) await noteWrong(request.server.deps, ceilings.passwords);
    throw refused();
  }
  mailer.deliver();
  await forget(db, forgotten);
  await giveBack(db, eased);
  return enter(request, reply, entered.userGuid, entered.session);
}
