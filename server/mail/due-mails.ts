import { sql, type Kysely, type Selectable } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import type { Workers } from '../work/workers.ts';
import { mailTimes } from './transport.ts';

const second = 1_000;

const [first, longest] = [5 * second, 4 * 60 * 60 * second];
/** Mails that failed together are spread, so that a mail server that is back does not get all of them at once. */
const spread = 0.3;
/** Delay after the given number of failures: 5 s, 10 s, 20 s ... at most four hours, and up to 30 % more. `random` is from 0 to 1. */
export const backoff = (failures: number, random: number): number =>
  Math.round(Math.min(first * 2 ** (failures - 1), longest) * (1 + spread * random));

/** A mail as its row has it. */
export type StoredMail = Selectable<Database['mails']>;

/** Maximum clock difference of processes, in milliseconds. */
const clockSkew = 60 * second;

/** No mail is held for longer: one that seems to be was written by a wrong clock. */
const longestHold = 60 * second;

/**
 * Untried mails are due at once, and so are mails whose time is further off than any delay, which were written by a wrong clock, and those of a process
 * that is gone.
 */
export const isDue = (
  now: number,
  { isFree }: Pick<Workers, 'isFree'>,
) => sql<boolean>`(held_until is null or held_until <= ${now}::int8 or held_until > ${now + longestHold + clockSkew}::int8) and (attempts = 0 or next_attempt_at <= ${now}::int8
  or next_attempt_at > ${now + mailTimes.lease + clockSkew}::int8 + least(${first}::int8 * power(2, attempts - 1), ${longest}::int8) * ${1 + spread}::float8
  or (leased_by is not null and ${isFree(sql`next_attempt_at`)}))`;

/** SQL: it was neither delivered nor given up. */
export const isOpen = sql<boolean>`delivered_at is null and failed_at is null`;

interface Taking {
  db: Kysely<Database>;
  clock: Clock;
  workers: Workers;
}

/**
 * Claims the next due mail: codes first, newest first, because their users are waiting. Several processes share the table. The row is locked when
 * read, so that concurrent deliveries are seen.
 */
export async function takeMail({ db, clock, workers }: Taking): Promise<StoredMail | null> {
  const now = clock.now();
  const next = db
    .selectFrom('mails')
    .select('guid')
    .where(isOpen)
    .where(isDue(now, workers))
    .orderBy(sql`expires_at desc nulls last`)
    .orderBy('next_attempt_at')
    .limit(1)
    .forUpdate()
    .skipLocked();
  const row = await db
    .updateTable('mails')
    .set({ next_attempt_at: now + mailTimes.lease, attempts: sql`attempts + 1`, leased_by: workers.me })
    .where('guid', '=', next)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}
