import { sourceLocale } from '../../../contract/shell/locales.ts';
import { requestDeletionIn } from '../../account/personal-data/deletion.ts';
import { resetStartedMail } from '../../mail/staff-mails.ts';
import type { ActionSource, Outcome } from '../engine/source.ts';
import { checkReason, outcomesOf } from './user-suspension.ts';

const guidsOf = (rows: readonly { guid: string }[]) => rows.map(({ guid }) => guid);

/**
 * Tries the newest mail with a living code again at once, where it has not arrived. A code that did arrive is not known here any more, and a new
 * one would not fit the page that waits for it.
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

/** Asks the owner by mail to choose a new password. Only a code that the owner asks for sets one. */
export const startReset: ActionSource = {
  mails: true,
  run: async (tx, { deps }, rows) => {
    const users = await tx.selectFrom('users').select(['guid', 'email', 'language']).where('guid', 'in', guidsOf(rows)).execute();
    for (const { email, language } of users)
      await deps.mailer.send(tx, resetStartedMail({ to: email, language: language ?? sourceLocale, ...deps.config }));
    return outcomesOf(rows, new Map(users.map(({ guid }) => [guid, { inverse: null }])));
  },
};

/** Begins the deletion of an account as its owner can, who is told by the same mail and can keep it. */
export const requestDeletion: ActionSource = {
  mails: true,
  check: checkReason,
  run: async (tx, { deps, actor }, rows) => {
    const done = new Map<string, Outcome>();
    const users = await tx.selectFrom('users').select(['guid', 'email', 'language']).where('guid', 'in', guidsOf(rows)).execute();
    for (const { guid, email, language } of users) {
      if (guid === actor.userGuid) {
        done.set(guid, { left: 'notAllowed' });
        continue;
      }
      const request = await requestDeletionIn(tx, deps, { userGuid: guid, email, language: language ?? sourceLocale });
      if (request !== null) done.set(guid, { inverse: { request } });
    }
    return outcomesOf(rows, done);
  },
  undo: async (tx, { deps }, rows) => {
    const done = new Map<string, Outcome>();
    for (const { guid, inverse } of rows) {
      const cancelled = await tx
        .updateTable('deletion_requests')
        .set({ cancelled_at: deps.clock.now() })
        .where('guid', '=', 'request' in inverse ? String(inverse.request) : '')
        .where('cancelled_at', 'is', null)
        .returning('guid')
        .executeTakeFirst();
      if (cancelled) done.set(guid, { inverse: null });
    }
    return outcomesOf(rows, done);
  },
};
