import { sql, type Kysely } from 'kysely';
import type { AreaName } from '../../../contract/console/areas.ts';
import type { Change } from '../../../contract/console/shapes.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import { newGuid } from '../../db/guid.ts';

const pageLength = 50;

export interface NewChange {
  area: AreaName;
  recordGuid: string;
  actorGuid: string;
  /** The version of the record after the change. */
  version: number;
  changes: Change['changes'];
}

/** Records changes by staff, in the same transaction. */
export async function noteChanges(tx: Kysely<Database>, clock: Clock, changes: readonly NewChange[]): Promise<void> {
  const rows = changes.map(({ area, recordGuid, actorGuid, version, changes: fields }) => ({
    guid: newGuid(),
    area,
    record_guid: recordGuid,
    at: clock.now(),
    actor_guid: actorGuid,
    version,
    changes: fields,
  }));
  if (rows.length === 0) return;
  await sql`
    insert into record_changes (guid, area, record_guid, at, actor_guid, version, changes)
    select guid, area, record_guid, at, actor_guid, version, changes from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w (
      guid uuid, area text, record_guid uuid, at int8, actor_guid uuid, version int4, changes jsonb)`.execute(tx);
}

const told = (db: Kysely<Database>, area: AreaName, recordGuid: string) =>
  db
    .selectFrom('record_changes as c')
    .leftJoin('users as u', 'u.guid', 'c.actor_guid')
    .select(['c.guid', 'c.at', 'u.email as by', 'c.version', 'c.changes'])
    .where('c.area', '=', area)
    .where('c.record_guid', '=', recordGuid)
    .orderBy('c.guid', 'desc');

/** The history of a record before the given change, newest first. */
export async function historyOf(db: Kysely<Database>, area: AreaName, recordGuid: string, before: string | null) {
  const all = told(db, area, recordGuid).limit(pageLength + 1);
  const rows = await (before === null ? all : all.where('c.guid', '<', before)).execute();
  const page = rows.slice(0, pageLength).map(({ by, ...row }): Change => ({ ...row, by: by ?? '' }));
  return { changes: page, next: rows.length > pageLength ? (page.at(-1)?.guid ?? null) : null };
}

/** The changes of a record from one version on, newest first. */
export const changesSince = (db: Kysely<Database>, area: AreaName, recordGuid: string, version: number) =>
  told(db, area, recordGuid).where('c.version', '>=', version).execute();
