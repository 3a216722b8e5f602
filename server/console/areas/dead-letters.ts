import { sql } from 'kysely';
import type { ActionSource, Outcome } from '../engine/source.ts';
import { outcomesOf } from './user-suspension.ts';

const guidsOf = (rows: readonly { guid: string }[]) => rows.map(({ guid }) => guid);
const did = (rows: readonly { guid: string }[]) => rows.map(({ guid }): [string, Outcome] => [guid, { inverse: null }]);

/** Cooks failed orders again as they were sent, without counting them as new ones. The first process with room takes them up. */
export const cookAgain: ActionSource = {
  run: async (tx, { deps }, rows) => {
    const reopened = await tx
      .updateTable('recipe_jobs')
      .set({ status: 'cooking', stage: 'queued', attempts: 0, failure: null, finished_at: null, leased_by: null, leased_until: null })
      .where('guid', 'in', guidsOf(rows))
      .where('status', '=', 'failed')
      .returning('guid')
      .execute();
    if (reopened.length > 0) {
      // The order's events begin anew, and go on counting: a page that saw the failure must see what follows.
      await sql`
        with fresh as (
          insert into job_events (job_guid, sequence, event, created_at)
          select job_guid, max(sequence) + 1, '{"type": "stage", "stage": "queued"}'::jsonb, ${deps.clock.now()}::int8
          from job_events where job_guid in (${sql.join(guidsOf(reopened))}) group by job_guid returning job_guid, sequence)
        delete from job_events old using fresh where old.job_guid = fresh.job_guid and old.sequence < fresh.sequence`.execute(tx);
    }
    return outcomesOf(rows, new Map(did(reopened)));
  },
};

/** Tries mails again that were given up. One with a code is past, like its code: its page offers another one. */
export const sendAgain: ActionSource = {
  mails: true,
  run: async (tx, { deps }, rows) => {
    const failed = tx.updateTable('mails').where('guid', 'in', guidsOf(rows)).where('failed_at', 'is not', null);
    const sent = await failed
      .set({ failed_at: null, attempts: 0, next_attempt_at: deps.clock.now(), leased_by: null })
      .where('text', '!=', '')
      .returning('guid')
      .execute();
    const past = await tx
      .selectFrom('mails')
      .select('guid')
      .where('guid', 'in', guidsOf(rows))
      .where('failed_at', 'is not', null)
      .execute();
    return outcomesOf(rows, new Map([...did(sent), ...past.map(({ guid }): [string, Outcome] => [guid, { left: 'tooLate' }])]));
  },
};
