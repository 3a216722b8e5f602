import { Client } from 'pg';

// Fills a migrated database with so many rows that the planner chooses as it does at full size. The rows make no sense to the product.

/** Tables that stay small however many people use the product. */
export const smallTables: Readonly<Record<string, string>> = {
  audit_unsealed: 'a queue that the janitor empties',
  categories: 'made by staff',
  clock_marks: 'one row for each kind of work',
  console_views: 'made by staff',
  dish_days: 'dishes and days, not people',
  file_sweeps: 'one row for each kind of file',
  left_files: 'a queue that the janitor empties',
  past_productions: 'versions of prompts',
  pictures: 'made by staff',
  prompt_cases: 'made by staff',
  prompt_days: 'versions and days',
  prompt_labels: 'labels of prompts',
  prompts: 'made by staff',
  prompt_tries: 'made by staff',
  rollup_zones: 'time zones of staff',
  rollups: 'figures and days',
  sitemap_versions: 'a few are kept',
  workers: 'processes',
  zone_rollups: 'figures, days and time zones of staff',
};

const rowsOf: Readonly<Record<string, number>> = {
  users: 30_000,
  recipes: 60_000,
  recipe_jobs: 30_000,
  recipe_texts: 30_000,
  job_events: 30_000,
  audit_log: 50_000,
  audit_seals: 50_000,
};
const usualRows = 8_000;
const smallRows = 20;

/** SQL of `i`, for columns whose values decide about indexes. */
const special: Readonly<Record<string, string>> = {
  'recipe_jobs.status': `case when i % 1000 = 0 then 'cooking' when i % 20 = 0 then 'failed' else 'done' end`,
  'console_runs.state': `case when i % 1000 = 0 then 'running' else 'done' end`,
  'prompt_tries.state': `'done'`,
  'audit_log.action': `(array['staff.read', 'users.suspend', 'recipes.trash', 'session.read'])[1 + i % 4]`,
  'audit_log.details': `case when i % 20 = 0 then '{"reason": "spam"}' else '{"method": "GET"}' end::jsonb`,
  'recipes.cooked_by': `case when i % 20 = 0 then '{"kind": "openai-compatible", "promptVersion": 1}' else '{"kind": "built-in"}' end::jsonb`,
  'recipes.small_title': `'soup of ' || md5(i::text)`,
  'recipes.cook': `(array['built-in', 'built-in', 'openai-compatible'])[1 + i % 3]`,
  'recipes.language': `(array['en', 'de', 'fr', 'ja'])[1 + i % 4]`,
  'recipes.outcome': `(array['atOnce', 'atOnce', 'copied', 'edited', 'assumed'])[1 + i % 5]`,
  'staff_notes.user_guid': `case when i % 2 = 0 then md5('users' || i)::uuid end`,
  'staff_notes.recipe_guid': `case when i % 2 = 1 then md5('recipes' || i)::uuid end`,
};

/** Nullable columns that most rows have; others are null in nineteen rows of twenty. */
const mostlySet = new Set([
  'console_run_rows.outcome',
  'console_runs.ended_at',
  'impersonations.ended_at',
  'mails.delivered_at',
  'photo_forms.bytes',
  'photos.bytes',
  'pictures.bytes',
  'pictures.wide',
  'recipe_categories.company_guid',
  'recipe_categories.created_at',
  'recipe_categories.title',
  'recipe_jobs.finished_at',
  'recipe_jobs.recipe_guid',
  'recipes.job_guid',
  'recipe_reports.handled_at',
  'users.password_hash',
  'verification_codes.ended_at',
]);

interface Column {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  /** The table that it points to. */
  parent: string | null;
  /** In a primary key or another unique index. */
  unique: boolean;
}

const columnsQuery = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type, not a.attnotnull as nullable,
    (select f.confrelid::regclass::text from pg_constraint f where f.conrelid = c.oid and f.contype = 'f' and f.conkey = array[a.attnum] limit 1) as parent,
    exists (select 1 from pg_index i where i.indrelid = c.oid and i.indisunique and a.attnum = any (i.indkey)) as unique
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname not like 'kysely%'
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by c.relname, a.attnum`;

const countOf = (table: string) => (Object.hasOwn(smallTables, table) ? smallRows : (rowsOf[table] ?? usualRows));

function plainValue({ table, name, type, parent, unique }: Column): string {
  // A key is made of its table's name and number: what points to it computes it again.
  if (parent !== null && type === 'uuid') return `md5('${parent}' || ${unique ? 'i' : `i * 7 % ${countOf(parent)}`})::uuid`;
  switch (type) {
    case 'uuid':
      return name === 'guid' ? `md5('${table}' || i)::uuid` : `md5('${name}' || i)::uuid`;
    case 'bigint':
      return `1700000000000 + i * 1000::int8`;
    case 'integer':
      return unique ? 'i' : 'i % 50';
    case 'boolean':
      return unique ? 'i = 1' : 'i % 3 > 0';
    case 'jsonb':
      return `'{}'::jsonb`;
    case 'bytea':
      return `'x'::bytea`;
    case 'tsvector':
      return `to_tsvector('simple', 'word' || i)`;
    case 'text':
    case 'character varying':
      return unique ? `'${name} ' || i` : `'${name} ' || i % 1000`;
    case 'timestamp with time zone':
      return 'now()';
    case 'double precision':
      return 'i::float8';
    default:
      return type.endsWith('[]') ? `'{}'::${type}` : `null::${type}`;
  }
}

function valueOf(column: Column): string {
  const key = `${column.table}.${column.name}`;
  const value = special[key] ?? plainValue(column);
  if (Object.hasOwn(special, key) || !column.nullable || mostlySet.has(key)) return value;
  return `case when i % 20 = 0 then ${value} end`;
}

/** Fills the tables of the database at `url`, which is migrated and empty. */
export async function fillTables(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  // Neither keys nor triggers are looked at, which takes the longest.
  await client.query('set session_replication_role = replica');
  const { rows: columns } = await client.query<Column>(columnsQuery);
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where schemaname = 'public' and indexdef not like 'CREATE UNIQUE%'`,
  );
  for (const { name } of indexes) await client.query(`drop index "${name}"`);
  const tables = Map.groupBy(columns, (column) => column.table);
  await client.query(`truncate ${[...tables.keys()].map((table) => `"${table}"`).join(', ')} cascade`);
  for (const [table, own] of tables) {
    const names = own.map(({ name }) => `"${name}"`).join(', ');
    const rows = `select ${own.map(valueOf).join(', ')} from generate_series(1, ${countOf(table)}) i`;
    await client.query(`insert into "${table}" (${names}) ${rows}`);
  }
  for (const { definition } of indexes) await client.query(definition);
  // Of expressions too, and what is visible to all is marked for scans of an index alone.
  await client.query('vacuum analyze');
  await client.end();
}
