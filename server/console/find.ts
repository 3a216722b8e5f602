import { sql } from 'kysely';
import type { AreaName } from '../../contract/console/areas.ts';
import type { Hit } from '../../contract/console/shapes.ts';
import type { Deps } from '../deps.ts';
import { conditions } from './engine/pages.ts';
import { sources } from './sources.ts';

/** Results per area: the palette must stay short. */
const most = 5;

/** The newest rows of these areas that match a text. Omits the audit log, whose rows have no address. */
export async function findRows({ db, clock }: Pick<Deps, 'db' | 'clock'>, areas: readonly AreaName[], text: string): Promise<Hit[]> {
  const search = text.trim();
  const hits: Hit[] = [];
  if (search === '') return hits;
  for (const area of areas) {
    const source = sources[area];
    if (!source.area.hasRecords) continue;
    const title = source.cells[source.area.titleColumn] ?? sql`''`;
    const { rows } = await sql<Omit<Hit, 'area'>>`
      select t.guid, coalesce((${title})::text, '') as title from ${sql.table(source.table)} t
      where ${await conditions(db, source, { search, filters: {} }, clock.now())} order by t.guid desc limit ${most}`.execute(db);
    hits.push(...rows.map((row) => ({ area, ...row })));
  }
  return hits;
}
