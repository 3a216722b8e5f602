import { sql, type Kysely } from 'kysely';

const statements = [
  sql`create table recipe_reports (
    guid uuid primary key,
    recipe_guid uuid not null references recipes (guid) on delete cascade,
    share_id text,
    version int4,
    kind text not null,
    words text not null,
    request_key uuid not null,
    created_at int8 not null,
    handled_at int8,
    handled_note text,
    row_version int4 not null default 1,
    unique (recipe_guid, request_key)
  )`,
  sql`create index recipe_reports_by_age on recipe_reports (created_at, guid)`,
  sql`create index recipe_reports_open on recipe_reports (kind, created_at) where handled_at is null`,
];

/** A database of an older version has reports of shared recipes, and that version still writes them. */
const takeOver = [
  sql`create function take_over_share_report() returns trigger language plpgsql as $$
    begin
      insert into recipe_reports (guid, recipe_guid, share_id, kind, words, request_key, created_at)
        select new.guid, s.recipe_guid, s.id, 'other', new.words, new.request_key, new.created_at
        from shared_recipes s where s.id = new.share_id on conflict do nothing;
      return null;
    end $$`,
  sql`create trigger share_reports_taken_over after insert on share_reports for each row execute function take_over_share_report()`,
  sql`insert into recipe_reports (guid, recipe_guid, share_id, kind, words, request_key, created_at)
    select r.guid, s.recipe_guid, s.id, 'other', r.words, r.request_key, r.created_at
    from share_reports r join shared_recipes s on s.id = r.share_id on conflict do nothing`,
];

/** What is wrong with a recipe, told by its owner or by a visitor: one list for staff. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
  const { rows } = await sql<{ isThere: boolean }>`select to_regclass('share_reports') is not null as "isThere"`.execute(db);
  if (rows[0]?.isThere !== true) return;
  for (const statement of takeOver) await statement.execute(db);
}
