import { sql, type Kysely, type Transaction } from 'kysely';
import { sourceLocale } from '../../../contract/shell/locales.ts';
import { mailboxOf } from '../email.ts';
import { eraseAudit, writeAudit } from '../../console/audit/audit-log.ts';
import type { Deps } from '../../deps.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { accountDeletedMail } from '../../mail/deletion-mails.ts';

type Services = Pick<Deps, 'db' | 'clock' | 'mailer' | 'config'>;

/** Rows without a foreign key, which only name the account or its address. */
async function eraseTraces(tx: Transaction<Database>, { guid, email }: { guid: string; email: string }): Promise<void> {
  await tx.deleteFrom('mails').where('recipient', '=', email).execute();
  await tx.deleteFrom('password_resets').where('email', '=', email).execute();
  await tx.deleteFrom('sign_ups').where('email', '=', email).execute();
  // A limit's key contains an address as a separate word, or a guid.
  const words = sql<string>`' ' || key || ' '`;
  await tx
    .deleteFrom('rate_limits')
    .where((is) =>
      is.or([
        sql<boolean>`position(${` ${email} `} in ${words}) > 0`,
        sql<boolean>`position(${` ${mailboxOf(email)} `} in ${words}) > 0`,
        sql<boolean>`position(${guid} in key) > 0`,
      ]),
    )
    .execute();
  await tx.deleteFrom('console_run_rows').where('row_guid', '=', guid).execute();
  await tx.deleteFrom('console_selection_rows').where('row_guid', '=', guid).execute();
  await tx.deleteFrom('record_changes').where('record_guid', '=', guid).execute();
  await eraseAudit(tx);
  await tx.deleteFrom('audit_log').where('subject_guid', '=', guid).execute();
  // Staff may have searched for the address, or named it in a reason: the entry stays, without these words.
  for (const field of ['query', 'reason', 'change', 'title'])
    await sql`
      update audit_log set details = details - ${field}::text
      where details ? ${field}::text and position(${email} in lower(details ->> ${field}::text)) > 0`.execute(tx);
  // Records of impersonations stay for the staff member, without the user's name.
  await tx.updateTable('audit_log').set({ actor_guid: null, place: null }).where('actor_guid', '=', guid).execute();
}

/** Deletes the account, and every company without other members. Foreign keys delete what belongs to them. */
async function eraseAccount(tx: Kysely<Database>, guid: string): Promise<void> {
  const own = tx
    .selectFrom('company_members as m')
    .select('m.company_guid')
    .where('m.user_guid', '=', guid)
    .where((is) => {
      const others = is
        .selectFrom('company_members as o')
        .whereRef('o.company_guid', '=', 'm.company_guid')
        .where('o.user_guid', '!=', guid);
      return is.not(is.exists(others.select('o.user_guid')));
    });
  await tx.deleteFrom('companies').where('guid', 'in', own).execute();
  await tx.deleteFrom('users').where('guid', '=', guid).execute();
}

/** True when this call deleted the account. */
const execute = ({ db, clock, mailer, config }: Services, requestGuid: string): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    // Several processes, or the owner who cancels, may compete: one locks the row, the others find nothing to do.
    const request = await tx
      .selectFrom('deletion_requests')
      .select(['user_guid', 'requested_at', 'language'])
      .where('guid', '=', requestGuid)
      .where('cancelled_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!request) return false;
    const user = await tx
      .selectFrom('users')
      .select(['guid', 'email', 'language'])
      .where('guid', '=', request.user_guid)
      .executeTakeFirstOrThrow();
    await eraseTraces(tx, user);
    await eraseAccount(tx, user.guid);
    // Records that the deadline was met, without the user's identity.
    const details = { requestedAt: request.requested_at };
    await writeAudit(tx, clock, { action: 'account.deleted', actorGuid: null, subjectGuid: null, place: null, details });
    const language = user.language ?? request.language ?? sourceLocale;
    await mailer.send(tx, accountDeletedMail({ to: user.email, language, ...config }));
    return true;
  });

/** Deletes every account that is due. Several processes may run this at once. @throws the first failure, after all were tried */
export async function eraseDueAccounts(services: Services): Promise<void> {
  const { db, clock, mailer } = services;
  const due = await db
    .selectFrom('deletion_requests')
    .select('guid')
    .where('cancelled_at', 'is', null)
    .where('executes_at', '<=', clock.now())
    .orderBy('executes_at')
    .execute();
  const failures: unknown[] = [];
  for (const { guid } of due) {
    try {
      if (await execute(services, guid)) mailer.deliver();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
