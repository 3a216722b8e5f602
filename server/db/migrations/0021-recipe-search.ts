import { sql, type Kysely } from 'kysely';

const statements = [
  sql`alter table recipes
    add column indexed_as int4 not null default 0,
    add column kind text,
    add column cuisine text,
    add column minutes int4,
    add column diets text[] not null default '{}',
    add column foods text[] not null default '{}',
    add column unnamed_foods int4 not null default 0`,
  sql`create index recipes_indexed on recipes (company_guid, indexed_as)`,
  sql`create table recipe_texts (
    company_guid uuid not null references companies (guid) on delete cascade,
    language text not null,
    recipe_guid uuid not null references recipes (guid) on delete cascade,
    title text collate "C" not null,
    words tsvector not null,
    primary key (company_guid, language, recipe_guid)
  )`,
  // Words begin with their kitchen and language: a search reads those of one kitchen, however many others there are.
  sql`create index recipe_texts_words on recipe_texts using gin (words)`,
  sql`create index recipe_texts_title on recipe_texts (company_guid, language, title, recipe_guid)`,
  sql`create index recipe_texts_recipe on recipe_texts (recipe_guid)`,
];

/** What recipes are found by. Those that are there already are indexed when somebody searches, and by the janitor. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
