import { sql, type Kysely } from 'kysely';
import type { ConsoleRecord } from '../../../contract/console/shapes.ts';
import type { Locale } from '../../../contract/shell/locales.ts';
import type { Database } from '../../db/schema.ts';
import { Failure } from '../../http/failure.ts';
import { i18n } from '@anydish/language/sentence';
import { asCells } from '../engine/pages.ts';
import type { Fields, Source } from '../engine/source.ts';
import { toldCells } from '../engine/told-cells.ts';

export const nothing = () => new Failure('notFound', i18n._('Nothing was found at this address.'));

export interface FoundRecord {
  guid: string;
  version: number;
  title: string;
  fields: Fields;
}

/** The fields of a record, or null. `isHeld`: locks it until the transaction ends. */
export async function findFields(db: Kysely<Database>, source: Source, guid: string, isHeld = false): Promise<FoundRecord | null> {
  const title = source.cells[source.area.titleColumn] ?? sql`t.guid`;
  const { rows } = await sql<FoundRecord>`
    select t.guid, ${source.version} as version, (${title})::text as title, ${asCells(source.fields, Object.keys(source.area.fields))} as fields
    from ${sql.table(source.table)} t where t.guid = ${guid} and ${source.where} ${isHeld ? sql`for update of t` : sql``}`.execute(db);
  return rows[0] ?? null;
}

/** A record with its lists, for a reader of a language. `isSeen`: the lists that the viewer may see. @throws Failure notFound */
export async function readRecord(
  db: Kysely<Database>,
  source: Source,
  guid: string,
  language: Locale,
  isSeen: (list: string) => boolean = () => true,
): Promise<ConsoleRecord> {
  if (!source.area.hasRecords) throw nothing();
  const found = await findFields(db, source, guid);
  if (found === null) throw nothing();
  const lists: ConsoleRecord['lists'] = {};
  // Sequential: the embedded database has one connection.
  for (const [name, list] of Object.entries(source.lists)) {
    if (!isSeen(name)) continue;
    const rows = await list(db, guid);
    lists[name] = rows.map((row) => ({ ...row, cells: toldCells(source, row.cells, language) }));
  }
  return { ...found, fields: toldCells(source, found.fields, language), lists };
}
