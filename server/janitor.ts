import { sql, type Kysely } from 'kysely';
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
/** Retention periods in milliseconds. */
const kept = { photo: day, month: 30 * day, year: 365 * day } as const;
/** Rows per statement, to keep locks short. */
const batch = 500;

/** Deletes batches until none is left. */
async function deleteAll(deleteBatch: () => Promise<{ numDeletedRows: bigint }>): Promise<void> {
  for (;;) {
    const { numDeletedRows } = await deleteBatch();
    if (numDeletedRows < BigInt(batch)) return;
  }
}

/** Photos without a recipe or cooking record, after a day. Those of running orders stay. */
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

/** Orders with their events. Recipes stay. */
function sweepJobs(db: Kysely<Database>, now: number): Promise<void> {
  const old = db
    .selectFrom('recipe_jobs')
    .select('guid')
    .where('created_at', '<', now - kept.month)
    .where('status', '!=', 'cooking')
    .limit(batch);
  return deleteAll(() => db.deleteFrom('recipe_jobs').where('guid', 'in', old).executeTakeFirstOrThrow());
}

/** Transcription results kept for repeated calls. The day's photos are deleted with them. */
function sweepTranscriptions(db: Kysely<Database>, now: number): Promise<void> {
  const old = db
    .selectFrom('transcriptions')
    .select('guid')
    .where('created_at', '<', now - kept.photo)
    .limit(batch);
  return deleteAll(() => db.deleteFrom('transcriptions').where('guid', 'in', old).executeTakeFirstOrThrow());
}

/** Recipes whose time in the trash is over. */
function sweepTrash(db: Kysely<Database>, now: number): Promise<void> {
  const old = db
    .selectFrom('recipes')
    .select('guid')
    .where('trashed_at', '<', now - trashLife)
    .limit(batch);
  return deleteAll(() => db.deleteFrom('recipes').where('guid', 'in', old).executeTakeFirstOrThrow());
}

/** Removed list lines: by now every device has synced. */
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
 * Audit rows are kept for a year, those of erased accounts without a name (see personal-data/erase.ts). Cancelled deletion requests are deleted after
 * a month.
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
  // A session that refers to one knows the way back; it is swept before.
  await db
    .deleteFrom('impersonations')
    .where('ended_at', '<', now - kept.year)
    .execute();
}

/** Bulk actions with their reports, after their undo period, and the history of records. */
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

/** Deletes expired rows. Each is already refused by its own expiry. */
export async function sweep(db: Kysely<Database>, clock: Clock): Promise<void> {
  const now = clock.now();
  await sql`delete from workers where seen_at < clock_timestamp() - interval '1 day'`.execute(db);
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
    // An impersonation's session is expired as well, but is kept for the way back.
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

/** Shorter than the janitor's pause, so that a single process is never refused its turn. */
const turn = { key: 'janitor', limit: 1, windowSeconds: 45 * 60 };

/** True for one of all processes that share a database, once per period. A failed turn is not returned: the next one is soon. */
export async function takeTurn(db: Kysely<Database>, clock: Clock): Promise<boolean> {
  try {
    await takeToken(db, clock, turn);
    return true;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}

/** The pause between rounds: about an hour, randomised per process. */
export const pauseOf = (random: number): number => hour * (0.8 + 0.4 * random);

/** Runs `work` now and about every hour, one round after the other. */
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
