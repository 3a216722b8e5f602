import { sql, type Kysely } from 'kysely';
import type { AreaName } from '../../../contract/console/areas.ts';
import { pageLengths } from '../../../contract/console/console-endpoints.ts';
import type { Database } from '../../db/schema.ts';
import { sources } from '../sources.ts';
import type { Left } from './batch.ts';

interface Line {
  guid: string;
  title: string;
  reason: Left;
  fault: string | null;
}

/** Every row that a run skipped, with the reason, after the given one. Deleted rows have no title. */
export async function reportOf(db: Kysely<Database>, area: AreaName, run: string, after: string | null) {
  const source = sources[area];
  const title = source.cells[source.area.titleColumn] ?? sql`''`;
  const from = after === null ? sql`` : sql`and r.row_guid > ${after}`;
  const { rows } = await sql<Line>`
    select r.row_guid as guid, coalesce((select (${title})::text from ${sql.table(source.table)} t where t.guid = r.row_guid), '') as title,
      r.outcome as reason, r.fault
    from console_run_rows r where r.run_guid = ${run} and r.outcome <> 'done' ${from}
    order by r.row_guid limit ${pageLengths.most + 1}`.execute(db);
  const page = rows.slice(0, pageLengths.most);
  const lines = page.map(({ fault, ...line }) => ({ ...line, ...(fault !== null && { fault }) }));
  return { rows: lines, next: rows.length > pageLengths.most ? (page.at(-1)?.guid ?? null) : null };
}
