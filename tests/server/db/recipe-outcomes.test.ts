import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newGuid } from '../../../server/db/guid.ts';
import { migrationsWith } from '../../../server/db/migrate.ts';
import type { OpenDatabase } from '../../../server/db/open.ts';
import { runMigrations } from '../../../server/db/run-migrations.ts';
import { openBlankDatabase } from '../../support/server/database.ts';

// What the steps of 0049 leave is compared with what its one transaction left.

type Db = Kysely<never>;
const name = '0049-recipe-outcomes';

const outcome = (of: string) =>
  sql.raw(`case
    when ${of}origin is not null then 'copied'
    when ${of}cooked_by ->> 'kind' = 'imported' then 'imported'
    when ${of}copy_key is not null then 'copied'
    when ${of}body ->> 'isEdited' = 'true' then 'edited'
    when ${of}cooked_by ->> 'isImprovised' = 'true' then 'improvised'
    when ${of}repairs > 0 then 'repaired'
    when jsonb_array_length(coalesce(${of}body -> 'assumptions', '[]')) > 0 then 'assumed'
    else 'atOnce' end`);

const inOneGo = [
  sql`alter table recipes add column repairs int4 not null default 0, add column outcome text`,
  sql`alter table recipes disable trigger recipes_row_version`,
  sql`alter table recipes disable trigger recipes_listed`,
  sql`update recipes r set repairs = j.repairs from recipe_jobs j where j.guid = r.job_guid and j.repairs > 0`,
  sql`update recipes set outcome = ${outcome('')}`,
  sql`alter table recipes enable trigger recipes_row_version`,
  sql`drop trigger recipes_listed on recipes`,
  sql`create or replace function list_recipe() returns trigger language plpgsql as $$
    begin
      new.cook := new.cooked_by ->> 'kind';
      new.language := coalesce(new.body ->> 'language', 'en');
      new.small_title := lower(new.body ->> 'title');
      new.outcome := ${outcome('new.')};
      return new;
    end $$`,
  sql`create trigger recipes_listed before insert or update of body, cooked_by, origin, copy_key, repairs on recipes
    for each row execute function list_recipe()`,
  sql`drop index recipes_by_age`,
  sql`create index recipes_by_age on recipes (created_at, guid) include (cook, language, share_id, trashed_at, small_title, outcome)`,
  sql`create index recipes_outcome on recipes (outcome, created_at, guid) include (cook, language, share_id, trashed_at)`,
];

const all = migrationsWith(() => {});
const before = Object.fromEntries(Object.entries(all).filter(([other]) => other < name));

const databases: OpenDatabase[] = [];
afterAll(async () => {
  for (const { close } of databases) await close();
});

const rows = 2_500;
const guids = Array.from({ length: rows + 1 }, newGuid);
const [company, user, job] = [newGuid(), newGuid(), newGuid()];

/** Recipes of every outcome, as the version before wrote them; more than one batch. */
async function filled(): Promise<Db> {
  const database = await openBlankDatabase();
  databases.push(database);
  const db = database.db as unknown as Db;
  await runMigrations(db, before, () => {});
  await sql`insert into users (guid, email, first_name, last_name, is_verified, created_at) values (${user}, 'ada@example.com', '', '', true, 1)`.execute(
    db,
  );
  await sql`insert into companies (guid, name, uri, industry, size, created_at) values (${company}, 'x', 'x', '', '', 1)`.execute(db);
  await sql`insert into recipe_jobs (guid, company_guid, user_guid, request_key, request, status, created_at, repairs)
    values (${job}, ${company}, ${user}, ${newGuid()}, '{}', 'done', 1, 2)`.execute(db);
  await sql`
    insert into recipes (guid, company_guid, user_guid, job_guid, body, unit_system, cooked_by, created_at, copy_key, origin)
    select g.guid, ${company}, ${user}, case when i = 1 then ${job}::uuid end,
      case i % 4 when 0 then '{"title": "Soup"}' when 1 then '{"title": "Stew", "isEdited": true}' when 2 then '{"title": "Pie", "assumptions": ["a"]}'
        else '{"title": "Tart", "language": "fr"}' end::jsonb, 'metric',
      case i % 5 when 0 then '{"kind": "imported"}' when 1 then '{"kind": "built-in", "isImprovised": true}' else '{"kind": "built-in"}' end::jsonb,
      i, case when i % 7 = 0 then g.guid end, case when i % 11 = 0 then '{}'::jsonb end
    from unnest(${sql.val(guids.slice(0, rows))}::uuid[]) with ordinality as g (guid, i)`.execute(db);
  await sql`update recipes set body = body - 'isEdited', cooked_by = '{"kind": "openai-compatible"}' where guid = ${guids[0]}`.execute(db);
  return db;
}

/** All that the migration may change. */
async function stateOf(db: Db) {
  const ask = async (query: ReturnType<typeof sql>) => (await query.execute(db)).rows;
  return {
    recipes: await ask(sql`select guid, repairs, outcome, row_version, cook, language, small_title from recipes order by guid`),
    indexes: await ask(sql`select indexname, indexdef from pg_indexes where tablename = 'recipes' order by 1`),
    triggers: await ask(
      sql`select tgname, pg_get_triggerdef(oid) as def from pg_trigger where tgrelid = 'recipes'::regclass and not tgisinternal order by 1`,
    ),
    functions: await ask(sql`select pg_get_functiondef('list_recipe'::regproc) as def`),
    columns: await ask(
      sql`select column_name, data_type, column_default, is_nullable from information_schema.columns where table_name = 'recipes' order by 1`,
    ),
  };
}

let expected: Awaited<ReturnType<typeof stateOf>>;
let db: Db;
beforeAll(async () => {
  const other = await filled();
  await other.transaction().execute(async (tx) => {
    for (const statement of inOneGo) await statement.execute(tx);
  });
  expected = await stateOf(other);
  db = await filled();
});

test('the steps of 0049 leave what its one transaction left', async () => {
  await runMigrations(db, { ...before, [name]: all[name] ?? { steps: [] } }, () => {});
  const state = await stateOf(db);
  expect(new Set(state.recipes.map((row) => (row as { outcome: string }).outcome))).toEqual(
    new Set(['copied', 'imported', 'edited', 'improvised', 'repaired', 'assumed', 'atOnce']),
  );
  expect(state).toEqual(expected);
});
