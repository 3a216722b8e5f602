import type { Kysely } from 'kysely';
import { sessionLimits } from './sign-in/sessions.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/schema.ts';
import { inTransaction } from './db/transaction.ts';
import { Failure } from './http/failure.ts';
import { eraseAudit } from './console/audit/audit-log.ts';
import { closeEndedImpersonations } from './console/impersonation/end.ts';
import { isPhotoUnused } from './recipes/photo.ts';
import { trashLife } from './recipes/stored-recipe.ts';
import { takeToken } from './limits/rate-limit.ts';
import { timerKept } from '../contract/kitchen/kitchen-timers.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
/** How long things are kept that nobody needs any more, in milliseconds. */
const kept = { photo: day, month: 30 * day, year: 365 * day } as const;
/** Rows of one statement: nobody waits long for one of them. */
const batch = 500;

/** Deletes as long as a batch finds something to delete. */
async function deleteAll(deleteBatch: () => Promise<{ numDeletedRows: bigint }>): Promise<void> {
  for (;;) {
    const { numDeletedRows } = await deleteBatch();
    if (numDeletedRows < BigInt(batch)) return;
  }
}

/** Photos that no recipe and no cooking shows, a day after they came. One that is being cooked from stays. */
function sweepPhotos(db: Kysely<Database>, now: number): Promise<void> {
  const unused = db
    .selectFrom('photos')
    .select('guid')
    .where('created_at', '<', now - kept.photo)
    .where(isPhotoUnused)
    .limit(batch);
  return deleteAll(() => db.deleteFrom('photos').where('guid', 'in', unused).executeTakeFirstOrThrow());
}

/** Pictures that no record was saved with within a day. */
function sweepPictures(db: Kysely<Database>, now: number): Promise<void> {
  const unused = db
    .selectFrom('pictures')
    .select('guid')
    .where('created_at', '<', now - kept.photo)
    .where('is_kept', '=', false)
    .limit(batch);
  return deleteAll(() => db.deleteFrom('pictures').where('guid', 'in', unused).executeTakeFirstOrThrow());
}

/** What was ordered, with all that was said while it was cooked. Recipes stay. */
function sweepJobs(db: Kysely<Database>, now: number): Promise<void> {
  const old = db
    .selectFrom('recipe_jobs')
    .select('guid')
    .where('created_at', '<', now - kept.month)
    .where('status', '!=', 'cooking')
    .limit(batch);
  return deleteAll(() => db.deleteFrom('recipe_jobs').where('guid', 'in', old).executeTakeFirstOrThrow());
}

/** What was read and may be asked for again by its key. Photos of the day go with it. */
function sweepTranscriptions(db: Kysely<Database>, now: number): Promise<void> {
  const old = db
    .selectFrom('transcriptions')
    .select('guid')
    .where('created_at', '<', now - kept.photo)
    .limit(batch);
  return deleteAll(() => db.deleteFrom('transcriptions').where('guid', 'in', old).executeTakeFirstOrThrow());
}

/** Recipes that lie in the trash for longer than it keeps them. */
function sweepTrash(db: Kysely<Database>, now: number): Promise<void> {
  const old = db
    .selectFrom('recipes')
    .select('guid')
    .where('trashed_at', '<', now - trashLife)
    .limit(batch);
  return deleteAll(() => db.deleteFrom('recipes').where('guid', 'in', old).executeTakeFirstOrThrow());
}

/** Lines that were taken off their list: by now every device has said what it did. */
function sweepShopping(db: Kysely<Database>, now: number): Promise<void> {
  const old = db
    .selectFrom('shopping_lines')
    .select('guid')
    .where('removed_at', '<', now - kept.month)
    .limit(batch);
  return deleteAll(() =>
    db.deleteFrom('shopping_lines').where('guid', 'in', old).where('removed_at', 'is not', null).executeTakeFirstOrThrow(),
  );
}

function sweepMails(db: Kysely<Database>, now: number): Promise<void> {
  const old = db
    .selectFrom('mails')
    .select('guid')
    .where('created_at', '<', now - kept.month)
    .limit(batch);
  return deleteAll(() => db.deleteFrom('mails').where('guid', 'in', old).executeTakeFirstOrThrow());
}

/**
 * What staff did stays for a year, and of erased accounts without a name (see personal-data/erase.ts): by then nobody can ask for it any
 * more. A deletion that was taken back is nobody's concern after a month.
 */
async function sweepRecords(db: Kysely<Database>, now: number): Promise<void> {
  const old = db
    .selectFrom('audit_log')
    .select('guid')
    .where('at', '<', now - kept.year)
    .limit(batch);
  await deleteAll(() =>
    inTransaction(db, async (tx) => {
      await eraseAudit(tx);
      return tx.deleteFrom('audit_log').where('guid', 'in', old).executeTakeFirstOrThrow();
    }),
  );
  await db
    .deleteFrom('deletion_requests')
    .where('cancelled_at', '<', now - kept.month)
    .execute();
  // A session that names one knows the way back; it is swept before.
  await db
    .deleteFrom('impersonations')
    .where('ended_at', '<', now - kept.year)
    .execute();
}

/** Bulk actions with their reports, when they can be undone no longer and nobody asks for them, and the history of records. */
async function sweepConsole(db: Kysely<Database>, now: number): Promise<void> {
  await db.deleteFrom('console_selections').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('console_runs')
    .where('ended_at', '<', now - kept.year)
    .execute();
  await db
    .deleteFrom('record_changes')
    .where('at', '<', now - kept.year)
    .execute();
}

/** Deletes what has ended anyway. Every row here is refused by its own time before it is swept. */
export async function sweep(db: Kysely<Database>, clock: Clock): Promise<void> {
  const now = clock.now();
  await db.deleteFrom('rate_limits').where('window_end', '<', now).execute();
  await db.deleteFrom('oauth_transactions').where('expires_at', '<', now).execute();
  await db.deleteFrom('kept_names').where('expires_at', '<', now).execute();
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', now).execute();
  await db.deleteFrom('pending_sign_ins').where('expires_at', '<', now).execute();
  await db.deleteFrom('authenticator_set_ups').where('expires_at', '<', now).execute();
  await db.deleteFrom('sign_ups').where('expires_at', '<', now).execute();
  await db.deleteFrom('email_changes').where('expires_at', '<', now).execute();
  await db.deleteFrom('address_returns').where('expires_at', '<', now).execute();
  await db.deleteFrom('device_notices').where('expires_at', '<', now).execute();
  await db.deleteFrom('password_resets').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('kitchen_timers')
    .where('ends_at', '<', now - timerKept)
    .execute();
  await closeEndedImpersonations(db, clock);
  await db
    .deleteFrom('sessions')
    .where((is) => is.or([is('expires_at', '<', now), is('last_seen_at', '<', now - sessionLimits.idle)]))
    // That of an impersonation opens nothing any more, but it knows the way back for as long as there is one.
    .where((is) => is.or([is('impersonation_guid', 'is', null), is('expires_at', '<', now - sessionLimits.staff)]))
    .execute();
  await sweepMails(db, now);
  await sweepTrash(db, now);
  await sweepShopping(db, now);
  await sweepPhotos(db, now);
  await sweepPictures(db, now);
  await sweepTranscriptions(db, now);
  await sweepJobs(db, now);
  await sweepRecords(db, now);
  await sweepConsole(db, now);
}

/** Shorter than any pause of the janitor, so that a process on its own is never refused its next turn. */
const turn = { key: 'janitor', limit: 1, windowSeconds: 45 * 60 };

/** True for one process of all that share a database, once in a while. A turn that fails is not given back: the next one is soon. */
export async function takeTurn(db: Kysely<Database>, clock: Clock): Promise<boolean> {
  try {
    await takeToken(db, clock, turn);
    return true;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}

/** Between two rounds: about an hour, and never the same for two processes that were started together. */
export const pauseOf = (random: number): number => hour * (0.8 + 0.4 * random);

/** Does `work` now and about every hour, one round after the other. */
export function startJanitor(work: () => Promise<void>, onError: (error: unknown) => void): { stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const round = async () => {
    await work().catch(onError);
    if (isStopped) return;
    timer = setTimeout(() => {
      current = round();
    }, pauseOf(Math.random()));
    timer.unref();
  };
  let current = round();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await current;
    },
  };
}
