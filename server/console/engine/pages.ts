import { sql, type Kysely } from 'kysely';
import { countLimits } from '../../../contract/console/console-endpoints.ts';
import type { ExportTotal } from '../../../contract/console/export.ts';
import { readQuery, type Dropped, type Query } from '../../../contract/console/query.ts';
import type { Cell, Row, RowPage } from '../../../contract/console/shapes.ts';
import { isText } from '../../../contract/text.ts';
import type { Locale } from '../../../contract/shell/locales.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { readToken, writeToken } from './page-token.ts';
import type { Condition, ListedBy, Source, Sql } from './source.ts';
import { toldCells } from './told-cells.ts';

export interface Read {
  query: Query;
  dropped: Dropped[];
}

/** The parts of an address that an area understands. Values that the database cannot hold are ignored. */
export function readAddress({ area }: Source, text: string): Read {
  const pairs = [...new URLSearchParams(text)];
  const { query, dropped } = readQuery(
    area,
    pairs.filter(([, value]) => isText(value)),
  );
  const odd = pairs.filter(([, value]) => !isText(value)).map(([name]) => ({ name, value: '' }));
  return { query, dropped: [...dropped, ...odd].filter(({ name }) => isText(name)) };
}

/** The rows that a query selects. */
export async function conditions(
  db: Kysely<Database>,
  source: Source,
  { search, filters }: Pick<Query, 'search' | 'filters'>,
  now: number,
): Promise<Sql> {
  const all: Condition[] = [source.where];
  if (search !== '') all.push(source.search(search));
  for (const [name, value] of Object.entries<string | undefined>({ ...source.usually, ...filters })) {
    const filter = source.filters[name];
    if (filter !== undefined && value !== undefined) all.push(filter(value));
  }
  // Sequential: the embedded database has one connection.
  const known: Sql[] = [];
  for (const condition of all) known.push(typeof condition === 'function' ? await condition(db, now) : condition);
  return sql.join(known, sql` and `);
}

/** The cells of these columns as one JSON object. */
export function asCells(cells: Readonly<Record<string, Sql>>, names: readonly string[]): Sql {
  const pairs = names.map((name) => sql`${name}::text, ${cells[name] ?? sql`null`}`);
  return sql`json_build_object(${sql.join(pairs)})`;
}

interface Found {
  guid: string;
  version: number;
  cells: Record<string, Cell>;
  sorted: string | number;
}

/** How the rows of a query are walked in the order of its list. */
export interface Walk {
  listedBy: ListedBy | null;
  where: Sql;
}

/** `where`: the result of `conditions` for the query. */
export async function walkOf(db: Kysely<Database>, source: Source, query: Query, where: Sql, now: number): Promise<Walk> {
  const listedBy = source.listedBy?.(query) ?? null;
  if (listedBy === null) return { listedBy, where };
  const filters = Object.fromEntries(Object.entries(query.filters).filter(([name]) => name !== listedBy.filter));
  return { listedBy, where: await conditions(db, source, { ...query, filters }, now) };
}

interface Part {
  query: Query;
  walk: Walk;
  columns: readonly string[];
  after: Pick<RowPlace, 'value' | 'guid'> | null;
  limit: number;
}

type RowPlace = NonNullable<ReturnType<typeof readToken>>;

/** Rows in list order, from a position on. Finds the keys by index first, at any depth, and reads only those rows. */
export async function rowsAfter(db: Kysely<Database>, source: Source, { query, walk, columns, after, limit }: Part): Promise<Found[]> {
  const { column, isDescending } = query.sort;
  const { listedBy, where } = walk;
  const by = listedBy?.sorted ?? source.sorts[column] ?? sql`t.guid`;
  const guid = listedBy?.guid ?? sql`t.guid`;
  const tables = listedBy === null ? sql`` : sql`join ${listedBy.table} l on ${listedBy.on}`;
  const direction = isDescending ? sql`desc` : sql`asc`;
  const beyond = isDescending ? sql`<` : sql`>`;
  const from = after === null ? sql`` : sql`and (${by}, ${guid}) ${beyond} (${after.value}, ${after.guid}::uuid)`;
  const { rows } = await sql<Found>`
    with found as materialized (
      select t.guid, ${by} as sorted from ${sql.table(source.table)} t ${tables} where ${where} ${from}
      order by ${by} ${direction}, ${guid} ${direction} limit ${limit})
    select t.guid, ${source.version} as version, ${asCells(source.cells, columns)} as cells, f.sorted
    from found f join ${sql.table(source.table)} t on t.guid = f.guid order by f.sorted ${direction}, t.guid ${direction}`.execute(db);
  return rows;
}

/** Up to how many rows a query counts exactly. */
const countedTo = ({ indexed }: Source, { search, filters }: Query): number =>
  search === '' && Object.keys(filters).every((name) => indexed?.includes(name) ?? true) ? countLimits.byIndex : countLimits.byRow;

async function count(db: Kysely<Database>, source: Source, where: Sql, mostCounted: number): Promise<RowPage['count']> {
  const { rows } = await sql<{ counted: number }>`
    select count(*) as counted from (
      select 1 from ${sql.table(source.table)} t where ${where} limit ${mostCounted + 1}) counted`.execute(db);
  const counted = rows[0]?.counted ?? 0;
  return { rows: Math.min(counted, mostCounted), isMore: counted > mostCounted };
}

/** How many rows a query has: exact up to the list's limit, above it the estimate of the database's planner. */
export async function totalOf(db: Kysely<Database>, source: Source, query: Query, where: Sql): Promise<ExportTotal> {
  const counted = await count(db, source, where, countedTo(source, query));
  if (!counted.isMore) return { rows: counted.rows, isAbout: false };
  const { rows } = await sql<{ 'QUERY PLAN': readonly { Plan: { 'Plan Rows': number } }[] }>`
    explain (format json) select 1 from ${sql.table(source.table)} t where ${where}`.execute(db);
  return { rows: Math.max(counted.rows + 1, rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0), isAbout: true };
}

export const shownColumns = ({ area }: Source, { columns }: Query): string[] =>
  Object.entries(area.columns)
    .filter(([name, { isShown }]) => columns?.includes(name) ?? isShown)
    .map(([name]) => name);

/** One page of a list. `name` is the area's name. */
export async function pageOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  name: string,
  source: Source,
  read: Read & { limit: number; language: Locale },
): Promise<RowPage> {
  const { query, limit, language } = read;
  const place = query.after === null ? null : readToken(name, source.area, query);
  const dropped = query.after !== null && place === null ? [...read.dropped, { name: 'after', value: query.after }] : read.dropped;
  // The title names the row in messages.
  const columns = [...new Set([source.area.titleColumn, ...shownColumns(source, query)])];
  const where = await conditions(db, source, query, clock.now());
  const walk = await walkOf(db, source, query, where, clock.now());
  const found = await rowsAfter(db, source, { query, walk, columns, after: place, limit: limit + 1 });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const before = place?.before ?? 0;
  const next =
    found.length > limit && last !== undefined
      ? writeToken(name, source.area, query, { value: last.sorted, guid: last.guid, before: before + rows.length })
      : null;
  const asRow = ({ guid, version, cells }: Found): Row => ({ guid, version, cells: toldCells(source, cells, language) });
  const isWhole = place === null && next === null;
  const counted = isWhole ? { rows: rows.length, isMore: false } : await count(db, source, where, countedTo(source, query));
  return { rows: rows.map(asRow), count: counted, before, next, dropped };
}
