import type { Transaction } from 'kysely';
import { create, object, string } from 'superstruct';
import { sourceLocale } from '../../../contract/shell/locales.ts';
import { cancelDeletionIn, requestDeletionIn } from '../../account/personal-data/deletion.ts';
import type { Database } from '../../db/schema.ts';
import { resetStartedMail } from '../../mail/staff-mails.ts';
import type { ActionSource, Outcome } from '../engine/source.ts';
import { refuseShutOut, refuseStaff } from './staff-accounts.ts';
import { checkReason, outcomesOf } from './user-suspension.ts';

const guidsOf = (rows: readonly { guid: string }[]) => rows.map(({ guid }) => guid);

const inverseSchema = object({ request: string() });

/** The accounts' owners and their mail languages. */
async function recipients(tx: Transaction<Database>, rows: readonly { guid: string }[]) {
  if (rows.length === 0) return [];
  const users = await tx.selectFrom('users').select(['guid', 'email', 'language']).where('guid', 'in', guidsOf(rows)).execute();
  return users.map((user) => ({ ...user, language: user.language ?? sourceLocale }));
}

/** A deletion request that was not withdrawn: the janitor is about to run it. */
async function isDue(tx: Transaction<Database>, request: string): Promise<boolean> {
  const open = tx.selectFrom('deletion_requests').select('guid').where('guid', '=', request).where('cancelled_at', 'is', null);
  return (await open.executeTakeFirst()) !== undefined;
}

/**
 * Retries the newest undelivered mail with a valid code at once. A delivered code is not stored here any more, and a new one would not work on the
 * page that waits for it.
 */
export const sendCode: ActionSource = {
  mails: true,
  run: async (tx, { deps }, rows) => {
    const done = new Map<string, Outcome>();
    for (const { guid } of rows) {
      const newest = await tx
        .selectFrom('mails')
        .innerJoin('users', 'users.email', 'mails.recipient')
        .select(['mails.guid', 'mails.delivered_at'])
        .where('users.guid', '=', guid)
        .where('mails.expires_at', '>', deps.clock.now())
        .orderBy('mails.guid', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (newest === undefined || newest.delivered_at !== null) continue;
      await tx
        .updateTable('mails')
        .set({ failed_at: null, attempts: 0, next_attempt_at: deps.clock.now() })
        .where('guid', '=', newest.guid)
        .execute();
      done.set(guid, { inverse: null });
    }
    return outcomesOf(rows, done);
  },
};

/** Mails the owner a request to choose a new password. Only a code that the owner requests can set one. */
export const startReset: ActionSource = {
  mails: true,
  run: async (tx, { deps }, rows) => {
    const users = await recipients(tx, rows);
    for (const { email, language } of users) await deps.mailer.send(tx, resetStartedMail({ to: email, language, ...deps.config }));
    return outcomesOf(rows, new Map(users.map(({ guid }) => [guid, { inverse: null }])));
  },
};

/** Starts the deletion of an account as its owner can. The owner gets the same mail and can keep the account. */
export const requestDeletion: ActionSource = {
  mails: true,
  check: checkReason,
  run: async (tx, { deps, actor }, rows) => {
    const refused = await refuseShutOut(tx, actor.userGuid, rows);
    const done = new Map<string, Outcome>(refused);
    for (const { guid, email, language } of await recipients(tx, rows)) {
      if (refused.has(guid)) continue;
      const request = await requestDeletionIn(tx, deps, { userGuid: guid, email, language });
      if (request !== null) done.set(guid, { inverse: { request } });
    }
    return outcomesOf(rows, done);
  },
  undo: async (tx, { deps, actor }, rows) => {
    const done = new Map<string, Outcome>(await refuseStaff(tx, actor.userGuid, rows));
    const users = new Map((await recipients(tx, rows)).map((user) => [user.guid, user]));
    for (const { guid, inverse } of rows) {
      const user = users.get(guid);
      if (user === undefined || done.has(guid)) continue;
      const { request } = create(inverse, inverseSchema);
      const { email, language } = user;
      if (await cancelDeletionIn(tx, deps, { userGuid: guid, email, language, request })) done.set(guid, { inverse: null });
      else if (await isDue(tx, request)) done.set(guid, { left: 'tooLate' });
    }
    return outcomesOf(rows, done);
  },
};
