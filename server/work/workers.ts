import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Clock } from '../clock.ts';
import { newGuid } from '../db/guid.ts';
import { epochOf, tellTime } from '../db/database-time.ts';
import { prepared } from '../db/prepared.ts';
import type { Database } from '../db/schema.ts';

/** How often a process says that it lives and looks for work, in milliseconds. */
const beatEvery = 2_000;
/** A process that has said nothing for so long is dead: others take what it holds. */
export const silence = 6_000;

const mostTries = 100;

/** A kind of work that waits in a table. */
interface Looker {
  /** Whether something waits that this process may take. One statement asks for all kinds. */
  isWaiting: () => RawBuilder<boolean>;
  wake: () => void;
}

/** This process among those that share the database. */
export interface Workers {
  /** The name of this process on the rows it holds (`leased_by`). */
  readonly me: string;
  /** SQL for a row with `leased_by`: no living process holds it. `leaseEnd`: when the lease of an unknown process ends, usually `leased_until`. */
  isFree: (leaseEnd?: RawBuilder<number>) => RawBuilder<boolean>;
  /** Calls `wake` within `beatEvery` of something waiting. */
  lookFor: (looker: Looker) => void;
  /** Releases a row that this process no longer works on: now, or at a later beat when the database is away. Never rejects. */
  letGo: (release: () => Promise<unknown>) => Promise<void>;
  /** One look and one sign of life; the timer does the same. */
  beat: () => Promise<void>;
  /** Says that this process has stopped, after it has released what it held. */
  close: () => Promise<void>;
}

interface WorkersOptions {
  db: Kysely<Database>;
  clock: Clock;
  /** True for the embedded database: no other process can live. */
  isAlone: boolean;
  onError: (error: unknown) => void;
}

/**
 * Signs of life are times of the database, so a wrong clock of a process takes nobody's work. A process takes work of silent ones only after it was
 * heard itself for as long: after an outage of the database everybody has been silent.
 */
export function createWorkers({ db, clock, isAlone, onError }: WorkersOptions): Workers {
  const me = newGuid();
  const lookers: Looker[] = [];
  let heardSince = Number.POSITIVE_INFINITY;
  let heardAt = Number.NEGATIVE_INFINITY;
  let beating: Promise<void> | null = null;
  /** With the number of failed tries. */
  const unreleased = new Map<() => Promise<unknown>, number>();
  let isClosed = false;

  const seconds = silence / 1_000;
  const isSilent = sql<boolean>`(select w.seen_at < clock_timestamp() - make_interval(secs => ${sql.lit(seconds)}) from workers w where w.guid = leased_by)`;

  function isFree(leaseEnd: RawBuilder<number> = sql`leased_until`): RawBuilder<boolean> {
    if (isAlone) return sql<boolean>`leased_by is distinct from ${me}`;
    // The previous version of the product gives no signs of life; there the time of the lease counts.
    const isOver = sql<boolean>`coalesce(${leaseEnd}, 0) <= ${clock.now()}::int8`;
    const mayTake = performance.now() - heardSince >= silence;
    return sql<boolean>`(leased_by is null or (leased_by <> ${me} and coalesce(${mayTake ? isSilent : sql`(select false from workers w where w.guid = leased_by)`}, ${isOver})))`;
  }

  async function letGo(release: () => Promise<unknown>): Promise<void> {
    const tries = unreleased.get(release) ?? 0;
    try {
      await release();
      unreleased.delete(release);
    } catch (error) {
      onError(error);
      // What fails for minutes has a fault of its own; the next start takes it up.
      if (tries < mostTries) unreleased.set(release, tries + 1);
      else unreleased.delete(release);
    }
  }

  async function look(): Promise<void> {
    const before = performance.now();
    const sign = sql`insert into workers (guid, seen_at) values (${me}, clock_timestamp())
      on conflict (guid) do update set seen_at = excluded.seen_at returning ${epochOf('seen_at')} as now`;
    if (!isAlone) {
      const { rows } = await sql<{ now: number }>`${sql.raw(prepared)}${sign}`.execute(db);
      tellTime(clock, rows[0]?.now, before);
      if (before - heardAt > silence) heardSince = before;
      heardAt = before;
    }
    for (const release of unreleased.keys()) await letGo(release);
    if (lookers.length === 0) return;
    const asked = sql.join(lookers.map(({ isWaiting }, index) => sql`(${isWaiting()}) as ${sql.ref(`kind_${index}`)}`));
    const { rows } = await sql<Record<string, boolean>>`select ${asked}`.execute(db);
    for (const [index, { wake }] of lookers.entries()) if (rows[0]?.[`kind_${index}`] === true) wake();
  }

  const beat = () => {
    if (isClosed) return Promise.resolve();
    beating ??= look()
      .catch(onError)
      .finally(() => {
        beating = null;
      });
    return beating;
  };
  const timer = setInterval(() => void beat(), beatEvery);
  timer.unref();

  return {
    me,
    isFree,
    lookFor: (looker) => void lookers.push(looker),
    letGo,
    beat,
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      await beating;
      if (!isAlone) await db.deleteFrom('workers').where('guid', '=', me).execute().catch(onError);
    },
  };
}
