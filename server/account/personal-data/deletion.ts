import type { Kysely } from 'kysely';
import type { Locale } from '../../../contract/shell/locales.ts';
import { deletionDue } from '../../../contract/account/business-days.ts';
import type { Deletion } from '../../../contract/account/personal-data.ts';
import type { Deps } from '../../deps.ts';
import { newGuid } from '../../db/guid.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deletionCancelledMail, deletionRequestedMail } from '../../mail/deletion-mails.ts';

/** How long backups keep the data after a deletion, in milliseconds. */
const goneAfter = 30 * 24 * 60 * 60_000;

type Services = Pick<Deps, 'db' | 'clock' | 'mailer' | 'config'>;

interface Owner {
  userGuid: string;
  email: string;
  /** The language of its mails. */
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

/** `requestDeletion` inside the caller's transaction; the caller delivers the mails. Resolves to the request's guid; null when one exists. */
export async function requestDeletionIn(
  tx: Kysely<Database>,
  { clock, mailer, config }: Omit<Services, 'db'>,
  { userGuid, email, language }: Owner,
): Promise<string | null> {
  const now = clock.now();
  const times = { requested_at: now, executes_at: deletionDue(now), gone_at: now + goneAfter };
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

/** Requests the deletion of an account, and informs its owner by mail. With several requests the first one counts. */
export async function requestDeletion(services: Services, owner: Owner): Promise<void> {
  await inTransaction(services.db, (tx) => requestDeletionIn(tx, services, owner));
  services.mailer.deliver();
}

/**
 * `cancelDeletion` inside the caller's transaction; the caller delivers the mail. `request`: only this one. False when there is no request, or when
 * the given one is already due.
 */
export async function cancelDeletionIn(
  tx: Kysely<Database>,
  { clock, mailer, config }: Omit<Services, 'db'>,
  { userGuid, email, language, request }: Owner & { request?: string },
): Promise<boolean> {
  const cancelled = tx
    .updateTable('deletion_requests')
    .set({ cancelled_at: clock.now() })
    .where('user_guid', '=', userGuid)
    .where('cancelled_at', 'is', null)
    .returning('guid');
  const row = await (
    request === undefined ? cancelled : cancelled.where('guid', '=', request).where('executes_at', '>', clock.now())
  ).executeTakeFirst();
  if (row === undefined) return false;
  await mailer.send(tx, deletionCancelledMail({ to: email, language, ...config }));
  return true;
}

/** Cancels the deletion and informs the owner. Does nothing without a request. */
export async function cancelDeletion(services: Services, owner: Owner): Promise<void> {
  await inTransaction(services.db, (tx) => cancelDeletionIn(tx, services, owner));
  services.mailer.deliver();
}
