import { sql, type Kysely } from 'kysely';
import { prepared } from '../db/prepared.ts';
import type { Database } from '../db/schema.ts';
import { guidsOf, watched } from './subjects.ts';

/** The newest event of each of these subjects, for those that have one: a job's last event, and the versions of a list and of an account's news. */
export async function newestOf(db: Kysely<Database>, subjects: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { job, list, u } = guidsOf(subjects);
  const { rows } = await sql<{ kind: keyof typeof watched; guid: string; newest: number | string | null }>`${sql.raw(prepared)}
    select 'job' as kind, guid, (select max(sequence) from job_events where job_guid = guid)::int8 as newest
    from unnest(${job}::uuid[]) as watched (guid)
    union all select 'list', guid, version::int8 from shopping_lists where guid = any(${list}::uuid[])
    union all select 'user', user_guid, version::int8 from kitchen_news where user_guid = any(${u}::uuid[])`.execute(db);
  return new Map(rows.flatMap(({ kind, guid, newest }) => (newest === null ? [] : [[watched[kind](guid), Number(newest)]])));
}
