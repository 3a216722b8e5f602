import type { Kysely } from 'kysely';
import type { Locale } from '../../../contract/shell/locales.ts';
import type { Deletion } from '../../../contract/account/personal-data.ts';
import type { Deps } from '../../deps.ts';
import { newGuid } from '../../db/guid.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deletionCancelledMail, deletionRequestedMail } from '../../mail/deletion-mails.ts';
import { businessDayAfter } from './business-days.ts';

/** Spec 9, in business days and in days. */
const limits = { processed: 7, gone: 30 } as const;
const day = 24 * 60 * 60_000;

type Services = Pick<Deps, 'db' | 'clock' | 'mailer' | 'config'>;

interface Owner {
  userGuid: string;
  email: string;
  /** What its mails are written in. */
  language: Locale;
}

/** The open request of an account, or null. */
export async function findDeletion(db: Kysely<Database>, userGuid: string): Promise<Deletion | null> {
  const row = await db
    .selectFrom('deletion_requests')
    .select(['requested_at as requestedAt', 'executes_at as executesAt', 'gone_at as goneAt'])
    .where('user_guid', '=', userGuid)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** `requestDeletion` in the caller's transaction, who has the mails delivered. Resolves to the request's guid; null when there is one already. */
export async function requestDeletionIn(
  tx: Kysely<Database>,
  { clock, mailer, config }: Omit<Services, 'db'>,
  { userGuid, email, language }: Owner,
): Promise<string | null> {
  const now = clock.now();
  const times = { requested_at: now, executes_at: businessDayAfter(now, limits.processed), gone_at: now + limits.gone * day };
  const row = await tx
    .insertInto('deletion_requests')
    .values({ guid: newGuid(), user_guid: userGuid, language, ...times })
    .onConflict((conflict) => conflict.column('user_guid').where('cancelled_at', 'is', null).doNothing())
    .returning('guid')
    .executeTakeFirst();
  if (!row) return null;
  const dates = { executesAt: times.executes_at, goneAt: times.gone_at };
  await mailer.send(tx, deletionRequestedMail({ to: email, language, ...config, ...dates }));
  return row.guid;
}

/** Asks for an account to be deleted, and tells its owner by mail. Asked twice, it is the first request that counts. */
export async function requestDeletion(services: Services, owner: Owner): Promise<void> {
  await inTransaction(services.db, (tx) => requestDeletionIn(tx, services, owner));
  services.mailer.deliver();
}

/** Keeps the account, and tells its owner. Does nothing when nobody wanted it to be deleted. */
export async function cancelDeletion({ db, clock, mailer, config }: Services, { userGuid, email, language }: Owner): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await tx
      .updateTable('deletion_requests')
      .set({ cancelled_at: clock.now() })
      .where('user_guid', '=', userGuid)
      .where('cancelled_at', 'is', null)
      .returning('guid')
      .executeTakeFirst();
    if (row) await mailer.send(tx, deletionCancelledMail({ to: email, language, ...config }));
  });
  mailer.deliver();
}
