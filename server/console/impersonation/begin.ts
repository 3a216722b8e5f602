import type { StaffPermissions } from '../../../contract/entities.ts';
import type { LoginSubject } from '../../../contract/console/impersonation.ts';
import { writeAudit } from '../audit/audit-log.ts';
import { hashToken, newToken } from '../../sign-in/secrets.ts';
import type { NewSession } from '../../sign-in/sessions.ts';
import type { Viewer } from '../../sign-in/viewer-rows.ts';
import type { Deps } from '../../deps.ts';
import { newGuid } from '../../db/guid.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Failure } from '../../http/failure.ts';
import { i18n } from '@anydish/language/sentence';

/** The maximum duration; afterwards a new reason is needed. */
const longest = 60 * 60_000;

type Services = Pick<Deps, 'db' | 'clock'>;

const noUser = () => new Failure('notFound', i18n._('User not found.'));

/** @throws Failure notFound */
function findUser({ db }: Pick<Deps, 'db'>, guid: string) {
  const columns = ['guid', 'email', 'first_name', 'last_name', 'staff'] as const;
  return db.selectFrom('users').select(columns).where('guid', '=', guid).executeTakeFirstOrThrow(noUser);
}

/** What the start page shows of the user. @throws Failure notFound */
export async function loginSubject(services: Services, guid: string): Promise<LoginSubject> {
  const { email, first_name: first, last_name: last } = await findUser(services, guid);
  return { guid, email, fullName: [first, last].filter((part) => part !== '').join(' ') };
}

/** ASVS 8.4.2: impersonation must not add permissions. */
const hasMore = (user: StaffPermissions | null, staff: StaffPermissions | null): boolean =>
  Object.entries(user ?? {}).some(([flag, isSet]) => isSet && new Map(Object.entries(staff ?? {})).get(flag) !== true);

export interface Beginning {
  staff: Viewer;
  /** Of the session that makes the call. */
  token: string;
  userGuid: string;
  /** See `placeOf`. */
  place: string;
  /** Already validated. */
  reason: string;
}

/**
 * Starts an impersonation: a session of the user with its own token (ASVS 7.2.4). The staff session is suspended meanwhile, and no token opens it. Of
 * two concurrent starts in one session the second is refused.
 * @throws Failure notAllowed, notFound or conflict
 */
export function beginImpersonation({ db, clock }: Services, { staff, token, userGuid, place, reason }: Beginning): Promise<NewSession> {
  return inTransaction(db, async (tx) => {
    if (userGuid === staff.userGuid) throw new Failure('notAllowed', i18n._('This is your own account.'));
    const user = await findUser({ db: tx }, userGuid);
    if (hasMore(user.staff, staff.staff)) throw new Failure('notAllowed', i18n._('This user has permissions that you do not have.'));
    const now = clock.now();
    const own = await tx
      .updateTable('sessions')
      .set({ token_hash: hashToken(newToken()), last_seen_at: now })
      .where('token_hash', '=', hashToken(token))
      .where('impersonation_guid', 'is', null)
      .returning(['guid', 'expires_at'])
      .executeTakeFirst();
    if (!own) throw new Failure('conflict', i18n._('This session has ended or now belongs to someone else. Please load the page again.'));
    const impersonation = { guid: newGuid(), staff_session_guid: own.guid, staff_guid: staff.userGuid, user_guid: userGuid };
    const endsAt = Math.min(now + longest, own.expires_at);
    await tx
      .insertInto('impersonations')
      .values({ ...impersonation, reason, began_at: now, ends_at: endsAt })
      .execute();
    const newOne = newToken();
    const session = { guid: newGuid(), token_hash: hashToken(newOne), user_guid: userGuid, impersonation_guid: impersonation.guid };
    await tx
      .insertInto('sessions')
      .values({ ...session, created_at: now, last_seen_at: now, expires_at: endsAt })
      .execute();
    const people = { actorGuid: staff.userGuid, subjectGuid: userGuid, impersonationGuid: impersonation.guid };
    await writeAudit(tx, clock, { action: 'impersonation.began', ...people, place, details: { reason } });
    // The cookie lasts longer than the hour, because the way back needs it.
    return { token: newOne, maxAge: Math.ceil((own.expires_at - now) / 1000) };
  });
}
