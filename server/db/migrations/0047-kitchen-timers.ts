import { sql, type Kysely } from 'kysely';

const statements = [
  // The recipe is named, not referred to: a timer outlives the recipe that it was started for.
  sql`create table kitchen_timers (
    user_guid uuid not null references users (guid) on delete cascade,
    guid uuid not null,
    revision int4 not null,
    name text not null,
    step int2,
    company_uri text,
    recipe_guid uuid,
    ends_at int8 not null,
    is_stopped boolean not null,
    primary key (user_guid, guid)
  )`,
  sql`create index kitchen_timers_end on kitchen_timers (ends_at)`,
  // In what the oven of an account is marked. Null: nobody has said it.
  sql`alter table users add column default_oven text`,
];

/** Kitchen timers of an account, for all its tabs and devices, and in what its oven is marked. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
