import { sql, type Transaction } from 'kysely';
import type { Step } from '../in-steps.ts';

const batch = 1_000;

/**
 * The next rows by key, which the mark names: where a recipe stands in lists, for those that were given a category before the trigger wrote it. The
 * recipes are locked: one that gets a new title meanwhile would get the old one back.
 */
async function fillPlaces(tx: Transaction<never>, after: string | null): Promise<string | null> {
  const [recipe, category] = after?.split(' ') ?? [];
  const from = after === null ? sql`` : sql`where (recipe_guid, category_guid) > (${recipe}::uuid, ${category}::uuid)`;
  const { rows } = await sql<{ last: string; count: number }>`
    with part as materialized (
      select recipe_guid, category_guid from recipe_categories ${from} order by recipe_guid, category_guid limit ${batch}),
    titled as materialized (
      select guid, left(small_title, 60) as title, created_at from recipes
      where guid in (select recipe_guid from part) order by guid for share),
    filled as (
      update recipe_categories rc set title = r.title, created_at = r.created_at
      from part join titled r on r.guid = part.recipe_guid
      where rc.recipe_guid = part.recipe_guid and rc.category_guid = part.category_guid)
    select recipe_guid || ' ' || category_guid as last, count(*) over () as count from part
    order by recipe_guid desc, category_guid desc limit 1`.execute(tx);
  const [{ last, count } = { last: null, count: 0 }] = rows;
  return count < batch ? null : last;
}

const rebuilt = (index: string, definition: string): Step[] => [
  { index: `${index}_new`, definition },
  { statements: [sql`drop index ${sql.ref(index)}`, sql`alter index ${sql.ref(`${index}_new`)} rename to ${sql.ref(index)}`] },
];

/** Lists of the console by words, by category and by prompt version with millions of rows. */
export const steps: readonly Step[] = [
  {
    statements: [
      sql`alter table recipe_categories add column title text, add column created_at int8`,
      // In place of the trigger for the company alone.
      sql`create or replace function fill_company_of_recipe() returns trigger language plpgsql as $$
    begin
      select r.company_guid, left(r.small_title, 60), r.created_at into new.company_guid, new.title, new.created_at
        from recipes r where r.guid = new.recipe_guid;
      return new;
    end $$`,
      sql`drop trigger recipe_categories_company on recipe_categories`,
      sql`create trigger recipe_categories_company before insert on recipe_categories for each row
    when (new.company_guid is null or new.created_at is null) execute function fill_company_of_recipe()`,
      // A new title is a change of the recipe already.
      sql`create function touch_recipes_moved() returns trigger language plpgsql as $$
    begin
      update recipes set row_version = row_version + 1 where guid in (
        select recipe_guid from (select recipe_guid, category_guid, came_from from given
          except select recipe_guid, category_guid, came_from from before) moved);
      return null;
    end $$`,
      sql`drop trigger recipe_categories_moved on recipe_categories`,
      sql`create trigger recipe_categories_moved after update on recipe_categories referencing new table as given old table as before
    for each statement execute function touch_recipes_moved()`,
      sql`create function title_recipe_categories() returns trigger language plpgsql as $$
    begin
      update recipe_categories set title = left(new.small_title, 60) where recipe_guid = new.guid;
      return null;
    end $$`,
      sql`create trigger recipes_titled after update on recipes for each row when (old.small_title is distinct from new.small_title)
    execute function title_recipe_categories()`,
    ],
  },
  { batches: fillPlaces },
  { index: 'recipe_categories_title', definition: 'on recipe_categories (category_guid, title, recipe_guid)' },
  { index: 'recipe_categories_age', definition: 'on recipe_categories (category_guid, created_at, recipe_guid)' },
  // What the janitor and sign-ins look for.
  { index: 'oauth_transactions_browser', definition: 'on oauth_transactions (browser_hash, guid)' },
  { index: 'pending_sign_ins_expiry', definition: 'on pending_sign_ins (expires_at)' },
  { index: 'authenticator_set_ups_expiry', definition: 'on authenticator_set_ups (expires_at)' },
  { index: 'record_changes_age', definition: 'on record_changes (at)' },
  { index: 'console_runs_ended', definition: 'on console_runs (ended_at) where ended_at is not null' },
  // Everything that lists are filtered by: the rows themselves are scattered over the table.
  ...rebuilt(
    'recipes_by_age',
    'on recipes (created_at, guid) include (cook, language, share_id, trashed_at, small_title, outcome, user_guid)',
  ),
  ...rebuilt('recipes_by_title', 'on recipes (left(small_title, 60), guid) include (small_title)'),
  ...rebuilt('recipe_jobs_by_age', 'on recipe_jobs (created_at, guid) include (outcome, cook, prompt_version, user_guid)'),
  ...rebuilt(
    'recipes_by_prompt',
    `on recipes (((cooked_by ->> 'promptVersion')::int4), created_at, guid) where cooked_by ->> 'promptVersion' is not null`,
  ),
  {
    // Bulk actions write hundreds of entries at once.
    statements: [
      sql`create function queue_audit_seals() returns trigger language plpgsql as $$
    begin
      insert into audit_unsealed (audit_guid) select guid from added on conflict do nothing;
      return null;
    end $$`,
      sql`drop trigger audit_log_seal on audit_log`,
      sql`create trigger audit_log_seal after insert on audit_log referencing new table as added for each statement execute function queue_audit_seals()`,
    ],
  },
  {
    // A word is looked for among so many stored texts to know how many rows have it.
    statements: [
      sql`alter table recipes alter column small_title set statistics 500`,
      sql`alter index recipe_jobs_words alter column 1 set statistics 500`,
      sql`analyze recipes`,
      sql`analyze recipe_jobs`,
    ],
  },
];
