import { sql, type Kysely } from 'kysely';

const statements = [
  sql`create table categories (
    guid uuid primary key,
    slug text not null,
    parent_guid uuid references categories (guid) on delete set null,
    position int4 not null,
    names jsonb not null,
    merged_into uuid references categories (guid) on delete set null,
    removed_at int8,
    created_at int8 not null,
    row_version int4 not null default 1
  )`,
  sql`create unique index categories_slug on categories (slug) where removed_at is null`,
  sql`create index categories_parent on categories (parent_guid)`,
  sql`create table recipe_categories (
    recipe_guid uuid not null references recipes (guid) on delete cascade,
    category_guid uuid not null references categories (guid) on delete cascade,
    came_from uuid references categories (guid) on delete cascade,
    primary key (recipe_guid, category_guid)
  )`,
  sql`create index recipe_categories_category on recipe_categories (category_guid, came_from)`,
  sql`create trigger categories_row_version before update on categories for each row when (old is distinct from new)
    execute function bump_row_version()`,
  sql`alter table prompts add column note text not null default ''`,
  sql`alter table prompts add column author_guid uuid references users (guid) on delete set null`,
  sql`alter table prompts add column row_version int4 not null default 1`,
  sql`create index prompts_author on prompts (author_guid) where author_guid is not null`,
  sql`create table prompt_labels (
    name text not null,
    label text not null,
    prompt_guid uuid not null references prompts (guid) on delete cascade,
    primary key (name, label)
  )`,
  sql`create index prompt_labels_prompt on prompt_labels (prompt_guid)`,
  sql`insert into prompt_labels (name, label, prompt_guid)
    select p.name, 'production', p.guid from prompts p
    where p.version = (select max(q.version) from prompts q where q.name = p.name)`,
  sql`create function keep_prompt() returns trigger language plpgsql as $$
    begin
      raise exception 'A version of a prompt is never changed.';
    end $$`,
  sql`create trigger prompts_are_kept before update on prompts for each row when (
    (old.name, old.version, old.body, old.created_at) is distinct from (new.name, new.version, new.body, new.created_at))
    execute function keep_prompt()`,
];

/** Categories of recipes, and versions of prompts that stay as they are, with labels that point at them. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
