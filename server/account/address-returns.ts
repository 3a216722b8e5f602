import { sql, type Kysely } from 'kysely';
import type { Locale } from '../../contract/shell/locales.ts';
import type { Clock } from '../clock.ts';
import { newGuid } from '../db/guid.ts';
import type { Database } from '../db/schema.ts';

/** How long an account's previous address can take it back. */
export const returnLife = 7 * 24 * 60 * 60_000;

/** Lets `email`, the previous address, take the account back. Resolves to the end of that period. */
export async function keepReturn(tx: Kysely<Database>, clock: Clock, userGuid: string, email: string): Promise<number> {
  const now = clock.now();
  await tx
    .insertInto('address_returns')
    .values({ guid: newGuid(), user_guid: userGuid, email, created_at: now, expires_at: now + returnLife })
    .execute();
  return now + returnLife;
}

/** The account whose password can be reset through an address. */
export interface Resettable {
  userGuid: string;
  /** The account's current address; differs when the address was replaced. */
  email: string;
  language: Locale | null;
  /** When it was replaced. */
  changedAt: number | null;
}

/** The account with this address, or the one that had it within the last days; null for none. One statement for all three cases. */
export async function resettableAt(db: Kysely<Database>, clock: Clock, email: string): Promise<Resettable | null> {
  const { rows } = await sql<Resettable>`
    select u.guid as "userGuid", u.email, u.language, found.changed_at as "changedAt"
    from (
      select guid, null::int8 as changed_at from users where email = ${email}
      union all
      select user_guid, created_at from address_returns where email = ${email} and expires_at > ${clock.now()}::int8
    ) as found join users u on u.guid = found.guid
    order by found.changed_at desc nulls first limit 1`.execute(db);
  return rows[0] ?? null;
}

/**
 * Removes what was added to the account since `changedAt`: return rights of addresses it had only since then, and a deletion request. Return rights
 * of earlier addresses stay, because their owners may be the first victims.
 */
export async function endReturns(tx: Kysely<Database>, clock: Clock, userGuid: string, changedAt: number): Promise<void> {
  await tx.deleteFrom('address_returns').where('user_guid', '=', userGuid).where('created_at', '>=', changedAt).execute();
  await tx
    .updateTable('deletion_requests')
    .set({ cancelled_at: clock.now() })
    .where('user_guid', '=', userGuid)
    .where('requested_at', '>=', changedAt)
    .where('cancelled_at', 'is', null)
    .execute();
}
