import { sql, type Kysely } from 'kysely';

// What the console shows of a row, or finds it by, counts as a change of it; what the owner's browsers and the search write for themselves does not.
const ofRecipe = ['body', 'title', 'user_guid', 'cooked_by', 'trashed_at', 'share_id'];
const ofUser = ['email', 'first_name', 'last_name', 'is_verified', 'staff', 'suspended_at', 'suspended_reason', 'language'];

const differs = (columns: readonly string[]) =>
  sql.raw(`(${columns.map((name) => `old.${name}`).join(', ')}) is distinct from (${columns.map((name) => `new.${name}`).join(', ')})`);

const whose = { user_guid: 'users', recipe_guid: 'recipes' } as const;

/** Rows of `table` count as a part of the row that `key` leads to. */
const touches = (name: string, { table, key, on, when = '' }: { table: string; key: keyof typeof whose; on: string; when?: string }) =>
  sql.raw(`create trigger ${name} after ${on} on ${table} for each row ${when} execute function touch_row('${whose[key]}', '${key}')`);

const statements = [
  sql`drop trigger recipes_row_version on recipes`,
  sql`create trigger recipes_row_version before update on recipes for each row when (${differs(ofRecipe)}) execute function bump_row_version()`,
  sql`drop trigger users_row_version on users`,
  sql`create trigger users_row_version before update on users for each row when (
    ${differs(ofUser)} or (old.password_hash is null) <> (new.password_hash is null)) execute function bump_row_version()`,

  sql`create function touch_row() returns trigger language plpgsql as $$
    declare changed jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
    begin
      execute format('update %I set row_version = row_version + 1 where guid = $1', tg_argv[0]) using (changed ->> tg_argv[1])::uuid;
      return null;
    end $$`,
  touches('deletion_requests_touch', { table: 'deletion_requests', key: 'user_guid', on: 'insert or update or delete' }),
  touches('connected_sign_ins_touch', { table: 'connected_sign_ins', key: 'user_guid', on: 'insert or delete' }),
  touches('passkeys_touch', { table: 'passkeys', key: 'user_guid', on: 'insert or delete' }),
  touches('recipe_reports_touch', { table: 'recipe_reports', key: 'recipe_guid', on: 'insert or delete' }),
  touches('shared_recipes_touch', { table: 'shared_recipes', key: 'recipe_guid', on: 'insert or delete' }),
  touches('shared_recipes_change_touch', {
    table: 'shared_recipes',
    key: 'recipe_guid',
    on: 'update',
    when: `when (${[
      'old.slug is distinct from new.slug',
      'old.is_listed is distinct from new.is_listed',
      'old.featured_at is distinct from new.featured_at',
      'old.withdrawn_at is distinct from new.withdrawn_at',
      'old.withdrawn_reason is distinct from new.withdrawn_reason',
    ].join(' or ')})`,
  }),

  // Thousands of recipes at once come into a category or leave it: they are counted by the statement.
  sql`create function touch_recipes_given() returns trigger language plpgsql as $$
    begin
      update recipes set row_version = row_version + 1 where guid in (select recipe_guid from given);
      return null;
    end $$`,
  sql`create function touch_recipes_taken() returns trigger language plpgsql as $$
    begin
      update recipes set row_version = row_version + 1 where guid in (select recipe_guid from taken);
      return null;
    end $$`,
  sql`create trigger recipe_categories_given after insert on recipe_categories referencing new table as given
    for each statement execute function touch_recipes_given()`,
  sql`create trigger recipe_categories_moved after update on recipe_categories referencing new table as given
    for each statement execute function touch_recipes_given()`,
  sql`create trigger recipe_categories_taken after delete on recipe_categories referencing old table as taken
    for each statement execute function touch_recipes_taken()`,

  // What rows were found by: they are looked for once more when something is done to them.
  sql`alter table console_selections add column query text`,
  sql`alter table console_runs add column query text`,
];

/** What counts as a change of a row that staff act on: all that the console shows of it and finds it by, and nothing else. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
