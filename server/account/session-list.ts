import type { Device } from '../../contract/account/settings-endpoints.ts';
import type { Deps } from '../deps.ts';
import { Failure } from '../http/failure.ts';
import { describeDevice } from '../sign-in/devices.ts';
import { hashToken } from '../sign-in/secrets.ts';
import { sessionLimits } from '../sign-in/sessions.ts';
import { i18n } from '@anydish/language/sentence';

type Services = Pick<Deps, 'db' | 'clock'>;

/** The user, and the token of the current session. */
export interface SessionHolder {
  userGuid: string;
  token: string;
}

/** ASVS 7.5.2: where an account is signed in, the current session first, then by last use. Omits sessions of impersonating staff. */
export async function listSessions({ db, clock }: Services, { userGuid, token }: SessionHolder): Promise<Device[]> {
  const now = clock.now();
  const rows = await db
    .selectFrom('sessions')
    .select(['guid', 'token_hash', 'user_agent', 'created_at', 'last_seen_at'])
    .where('user_guid', '=', userGuid)
    .where('impersonation_guid', 'is', null)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', now - sessionLimits.idle)
    .orderBy('last_seen_at', 'desc')
    .orderBy('guid', 'desc')
    .execute();
  const own = hashToken(token);
  const devices = rows.map((row) => ({
    guid: row.guid,
    ...describeDevice(row.user_agent),
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    isCurrent: row.token_hash === own,
  }));
  return devices.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/**
 * Ends one other session of the account immediately: every call looks up its session (ASVS 7.4.1).
 * @throws Failure notFound for an unknown or foreign session, or for the current one, which signs out instead
 */
export async function endOtherSession({ db }: Services, { userGuid, token }: SessionHolder, guid: string): Promise<void> {
  const ended = await db
    .deleteFrom('sessions')
    .where('guid', '=', guid)
    .where('user_guid', '=', userGuid)
    .where('token_hash', '!=', hashToken(token))
    .where('impersonation_guid', 'is', null)
    .returning('guid')
    .executeTakeFirst();
  if (!ended) throw new Failure('notFound', i18n._('This device is signed out already.'));
}

/** Ends all other sessions of the account, including those of impersonating staff. */
export async function endOtherSessions({ db }: Services, { userGuid, token }: SessionHolder): Promise<void> {
  await db.deleteFrom('sessions').where('user_guid', '=', userGuid).where('token_hash', '!=', hashToken(token)).execute();
}
