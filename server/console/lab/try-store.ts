import { sql, type Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import type { Prompt } from '../../kitchen/openai/prompt.ts';
import type { Case, Tried } from './try-case.ts';

/** Milliseconds after which a process that says nothing is taken for dead. */
export const leaseTime = 30_000;
/** How often a try is begun before it is given up: it may be what ends the process. */
const mostAttempts = 2;

/** A try that this process works on. */
export interface HeldTry {
  promptGuid: string;
  caseGuid: string;
  startedBy: string | null;
  prompt: Prompt;
  one: Case;
}

type Place = Pick<HeldTry, 'promptGuid' | 'caseGuid'>;

/** Tries in the database. A worker writes only while its lease holds. */
export function createTryStore(db: Kysely<Database>, clock: Clock, { worker, isAlone }: { worker: string; isAlone: boolean }) {
  const held = ({ promptGuid, caseGuid }: Place) =>
    db
      .updateTable('prompt_tries')
      .where('prompt_guid', '=', promptGuid)
      .where('case_guid', '=', caseGuid)
      .where('state', '=', 'running')
      .where('leased_by', '=', worker);

  return {
    /** The next try that nobody living works on, leased; null when there is none. `model`: what answers now. */
    claim: async (model: string): Promise<HeldTry | null> => {
      const now = clock.now();
      // The embedded database has no other process: what does not run here runs nowhere.
      const isDead = isAlone ? sql<boolean>`leased_by is distinct from ${worker}` : sql<boolean>`coalesce(leased_until, 0) <= ${now}`;
      const { rows } = await sql<{ promptGuid: string; caseGuid: string; startedBy: string | null }>`
        update prompt_tries set state = 'running', leased_by = ${worker}, leased_until = ${now + leaseTime}, attempts = attempts + 1,
          model = ${model}, case_version = (select c.row_version from prompt_cases c where c.guid = case_guid)
        where (prompt_guid, case_guid) in (
          select prompt_guid, case_guid from prompt_tries
          where attempts < ${mostAttempts} and (state = 'waiting' or (state = 'running' and ${isDead}))
          order by started_at, case_guid limit 1 for update skip locked)
        returning prompt_guid as "promptGuid", case_guid as "caseGuid", started_by as "startedBy"`.execute(db);
      const [row] = rows;
      if (row === undefined) return null;
      const prompt = await db
        .selectFrom('prompts')
        .select(['version', 'body'])
        .where('guid', '=', row.promptGuid)
        .executeTakeFirstOrThrow();
      const one = await db
        .selectFrom('prompt_cases')
        .leftJoin('pictures', 'pictures.guid', 'photo_guid')
        .select(['description', 'language', 'servings', 'expects', 'never_says', 'pictures.bytes as photo'])
        .where('prompt_cases.guid', '=', row.caseGuid)
        .executeTakeFirstOrThrow();
      return { ...row, prompt, one };
    },

    /** Ends what was begun too often. */
    giveUp: async (): Promise<void> => {
      const now = clock.now();
      const isDead = isAlone ? sql<boolean>`leased_by is distinct from ${worker}` : sql<boolean>`coalesce(leased_until, 0) <= ${now}`;
      await db
        .updateTable('prompt_tries')
        .set({ state: 'cancelled', leased_by: null, leased_until: null })
        .where('state', '=', 'running')
        .where('attempts', '>=', mostAttempts)
        .where(isDead)
        .execute();
    },

    /** Keeps the lease. False: it was cancelled, or is another's. */
    renew: async (place: Place): Promise<boolean> => {
      const { numUpdatedRows } = await held(place)
        .set({ leased_until: clock.now() + leaseTime })
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    finish: async (place: Place, { checks, recipe, message, tokens, milliseconds, repairs }: Tried): Promise<void> => {
      await held(place)
        .set({
          state: 'done',
          checks: JSON.stringify(checks),
          recipe: recipe === null ? null : JSON.stringify(recipe),
          message: message === null ? null : JSON.stringify({ told: message }),
          tokens,
          milliseconds,
          repairs,
          leased_by: null,
          leased_until: null,
        })
        .execute();
    },

    /** Gives it back as if it had not been begun. */
    release: async (place: Place): Promise<void> => {
      await held(place)
        .set({ state: 'waiting', leased_by: null, leased_until: null, attempts: sql<number>`greatest(attempts - 1, 0)` })
        .execute();
    },

    /** What could not be tried at all, such as for a fault of ours. */
    abandon: async (place: Place): Promise<void> => {
      await held(place).set({ state: 'cancelled', leased_by: null, leased_until: null }).execute();
    },
  };
}
