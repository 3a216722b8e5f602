import { sql, type Kysely } from 'kysely';

/** What a recipe came of; the first that fits. Of a row that is written: `new.` before each column. */
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

const statements = [
  sql`alter table recipes add column repairs int4 not null default 0, add column outcome text`,
  // No change that somebody could run into, and nothing that the index of recipes would be made anew for.
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

/** What recipes came of, as lists of the console tell it. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
