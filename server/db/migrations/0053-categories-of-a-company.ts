import { sql, type Kysely } from 'kysely';

const statements = [
  sql`alter table recipe_categories add column company_guid uuid`,
  // Made of the recipe, which never changes its company. Older versions do not write it.
  sql`create function fill_company_of_recipe() returns trigger language plpgsql as $$
    begin
      new.company_guid := (select r.company_guid from recipes r where r.guid = new.recipe_guid);
      return new;
    end $$`,
  sql`create trigger recipe_categories_company before insert on recipe_categories for each row when (new.company_guid is null)
    execute function fill_company_of_recipe()`,
  sql`update recipe_categories rc set company_guid = r.company_guid from recipes r where r.guid = rc.recipe_guid and rc.company_guid is null`,
  // A cookbook asks for its recipes of a category, and whether it has any.
  sql`create index recipe_categories_company on recipe_categories (company_guid, category_guid, recipe_guid)`,
];

/** The categories that staff made, as a cookbook is narrowed down by them. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
