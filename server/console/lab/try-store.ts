import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import type { Workers } from '../../work/workers.ts';
import type { Prompt } from '../../kitchen/openai/prompt.ts';
import type { Case, Tried } from './try-case.ts';

/** Milliseconds without a heartbeat after which a process counts as dead. */
export const leaseTime = 30_000;
/** Attempts before a try is given up: it may be what crashes the process. */
const mostAttempts = 2;

/** A try that this process runs. */
export interface HeldTry {
  promptGuid: string;
  caseGuid: string;
  startedBy: string | null;
  prompt: Prompt;
  one: Case;
}

type Place = Pick<HeldTry, 'promptGuid' | 'caseGuid'>;

/** Tries in the database. A worker can write only while its lease holds. */
export function createTryStore(
  { db, clock, files }: Pick<Deps, 'db' | 'clock' | 'files'>,
  { me: worker, isFree }: Pick<Workers, 'me' | 'isFree'>,
) {
  const held = ({ promptGuid, caseGuid }: Place) =>
    db
      .updateTable('prompt_tries')
      .where('prompt_guid', '=', promptGuid)
      .where('case_guid', '=', caseGuid)
      .where('state', '=', 'running')
      .where('leased_by', '=', worker);

  return {
    /** SQL: a try waits, or the process that ran one is gone. */
    isWaiting: () => sql<boolean>`exists (select from prompt_tries where state = 'waiting' or (state = 'running' and ${isFree()}))`,

    /** Leases the next try without a live worker; null when there is none. `model`: the current model. */
    claim: async (model: string): Promise<HeldTry | null> => {
      const now = clock.now();
      const { rows } = await sql<{ promptGuid: string; caseGuid: string; startedBy: string | null }>`
        update prompt_tries set state = 'running', leased_by = ${worker}, leased_until = ${now + leaseTime}, attempts = attempts + 1,
          model = ${model}, case_version = (select c.row_version from prompt_cases c where c.guid = case_guid)
        where (prompt_guid, case_guid) in (
          select prompt_guid, case_guid from prompt_tries
          where attempts < ${mostAttempts} and (state = 'waiting' or (state = 'running' and ${isFree()}))
          order by started_at, case_guid limit 1 for update skip locked)
        returning prompt_guid as "promptGuid", case_guid as "caseGuid", started_by as "startedBy"`.execute(db);
      const [row] = rows;
      if (row === undefined) return null;
      const prompt = await db
        .selectFrom('prompts')
        .select(['version', 'body'])
        .where('guid', '=', row.promptGuid)
        .executeTakeFirstOrThrow();
      const { bytes, file, ...one } = await db
        .selectFrom('prompt_cases')
        .leftJoin('pictures', 'pictures.guid', 'photo_guid')
        .select([
          'description',
          'language',
          'servings',
          'expects',
          'never_says',
          'must_contain',
          'must_not_contain',
          'pictures.bytes',
          'pictures.file',
        ])
        .where('prompt_cases.guid', '=', row.caseGuid)
        .executeTakeFirstOrThrow();
      return { ...row, prompt, one: { ...one, photo: await files.read({ bytes, file }) } };
    },

    /** Fails tries without attempts left. */
    giveUp: async (): Promise<void> => {
      await db
        .updateTable('prompt_tries')
        .set({ state: 'cancelled', leased_by: null, leased_until: null })
        .where('state', '=', 'running')
        .where('attempts', '>=', mostAttempts)
        .where(isFree())
        .execute();
    },

    /** Renews the lease. False: it was cancelled, or another worker has it. */
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

    /** Releases the try without counting an attempt. */
    release: async (place: Place): Promise<void> => {
      await held(place)
        .set({ state: 'waiting', leased_by: null, leased_until: null, attempts: sql<number>`greatest(attempts - 1, 0)` })
        .execute();
    },

    /** Releases what this process holds and does not work on, and does not count the attempt: the photo of a case may be unreadable for a while. */
    releaseOthers: (atWork: readonly Place[]): Promise<unknown> =>
      sql`update prompt_tries set state = 'waiting', leased_by = null, leased_until = null, attempts = greatest(attempts - 1, 0)
        where state = 'running' and leased_by = ${worker}
        and prompt_guid || ' ' || case_guid <> all(${atWork.map(({ promptGuid, caseGuid }) => `${promptGuid} ${caseGuid}`)}::text[])`.execute(
        db,
      ),

    /** Fails a try that could not run, for instance because of a bug. */
    abandon: async (place: Place): Promise<void> => {
      await held(place).set({ state: 'cancelled', leased_by: null, leased_until: null }).execute();
    },
  };
}

export type TryStore = ReturnType<typeof createTryStore>;
