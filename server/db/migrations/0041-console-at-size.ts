import { sql, type Kysely } from 'kysely';

const statements = [
  // What lists of recipes search, filter and sort by stands outside of the body, which is the most of a row and is kept apart from it.
  sql`alter table recipes set (toast_tuple_target = 256)`,
  // A cookbook is narrowed by these: fetched from there, ten thousand of them take a hundred milliseconds.
  sql`alter table recipes alter column kind set storage main, alter column cuisine set storage main, alter column diets set storage main,
    alter column foods set storage main, alter column tags set storage main`,
  sql`alter table recipes add column cook text, add column language text, add column small_title text`,
  sql`create function list_recipe() returns trigger language plpgsql as $$
    begin
      new.cook := new.cooked_by ->> 'kind';
      new.language := coalesce(new.body ->> 'language', 'en');
      new.small_title := lower(new.body ->> 'title');
      return new;
    end $$`,
  sql`create trigger recipes_listed before insert or update of body, cooked_by on recipes for each row execute function list_recipe()`,
  // No change that somebody could run into.
  sql`alter table recipes disable trigger recipes_row_version`,
  sql`update recipes set body = body`,
  sql`alter table recipes enable trigger recipes_row_version`,
  sql`drop index recipes_search, recipes_by_title, recipes_by_age`,
  sql`create index recipes_search on recipes using gin (small_title gin_trgm_ops)`,
  sql`create index recipes_by_title on recipes (left(small_title, 60), guid)`,
  // With all that a list is narrowed by: pages and counts are found without a look at the rows.
  sql`create index recipes_by_age on recipes (created_at, guid) include (cook, language, share_id, trashed_at, small_title)`,
  sql`create index recipes_language on recipes (language, created_at, guid) include (cook, share_id, trashed_at)`,
  // Titles of other letters stand at another end of the list.
  sql`create index recipes_title_in on recipes (language, left(small_title, 60), guid)`,
  sql`create index recipes_cook on recipes (cook, created_at, guid) include (language, share_id, trashed_at)`,
  sql`drop index recipe_categories_category`,
  sql`create index recipe_categories_category on recipe_categories (category_guid, came_from, recipe_guid)`,
  sql`create index recipes_shared on recipes (share_id) where share_id is not null`,
  sql`create index recipes_shared_by_age on recipes (created_at, guid) where share_id is not null`,
  sql`drop index users_by_age, users_by_visit`,
  sql`create index users_by_age on users (created_at, guid)
    include (is_verified, suspended_at, language, last_seen_at, staff, email, first_name, last_name)`,
  sql`create index users_by_visit on users (coalesce(last_seen_at, created_at), guid) include (last_seen_at, created_at)`,
  sql`create index users_language on users (language, created_at, guid) include (is_verified, suspended_at, last_seen_at, staff)`,
  sql`create index users_unverified on users (created_at, guid) where not is_verified`,
  sql`create index users_with_password on users (created_at, guid) where password_hash is not null`,
  sql`create index connected_sign_ins_provider on connected_sign_ins (provider, user_guid)`,
  sql`drop index audit_log_by_time`,
  sql`create index audit_log_by_time on audit_log (at, guid) include (impersonation_guid)`,
  sql`create index audit_log_in_anothers_place on audit_log (at, guid) where impersonation_guid is not null`,
  sql`create index audit_log_words on audit_log using gin (lower(action) gin_trgm_ops)`,
];

/** Lists of the console with millions of rows. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
