import { sql, type Kysely } from 'kysely';
import type { Locale } from '../../contract/shell/locales.ts';
import type { Clock } from '../clock.ts';
import { newGuid } from '../db/guid.ts';
import type { Database } from '../db/schema.ts';

/** How long the address that an account had may take it back. */
export const returnLife = 7 * 24 * 60 * 60_000;

/** Lets `email`, the address so far, take the account back. Resolves to when that ends. */
export async function keepReturn(tx: Kysely<Database>, clock: Clock, userGuid: string, email: string): Promise<number> {
  const now = clock.now();
  await tx
    .insertInto('address_returns')
    .values({ guid: newGuid(), user_guid: userGuid, email, created_at: now, expires_at: now + returnLife })
    .execute();
  return now + returnLife;
}

/** The account whose password the reader of an address's mail can choose. */
export interface Resettable {
  userGuid: string;
  /** The account's address now: another one when the address was taken away from it. */
  email: string;
  language: Locale | null;
  /** When it was taken away. */
  changedAt: number | null;
}

/** The account that has this address, else the one that had it within the last days; null for none. One statement for all three. */
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
 * Ends what the account was given since `changedAt`: the ways back to addresses that it had only since then, and a request to delete it.
 * Those to earlier addresses stay: their owners were robbed first.
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
