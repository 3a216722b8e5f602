import { sql, type Kysely } from 'kysely';
import type { Database } from '../../server/db/schema.ts';
import { allDishes } from '../../server/kitchen/dishes/all.ts';
import { planOf } from '../../server/kitchen/dishes/plan-of.ts';
import { writeRecipe } from '../../server/kitchen/writing/write-recipe.ts';

/** Rows of one statement: what the database holds in memory at once. This process holds the bodies of the dishes, and no row. */
const chunk = 20_000;
const years = 3;
const year = 365 * 24 * 60 * 60_000;

const firstNames = [
  'Ada',
  'Amir',
  'Ana',
  'Chen',
  'Clara',
  'Diego',
  'Fatima',
  'Hana',
  'Ivan',
  'Jonas',
  'Kenji',
  'Leila',
  'Maria',
  'Noam',
  'Omar',
  'Priya',
  'Rosa',
  'Sofia',
  'Tomas',
  'Yuki',
];
const lastNames = [
  'Alvarez',
  'Becker',
  'Cohen',
  'Costa',
  'Dubois',
  'Fischer',
  'Garcia',
  'Haddad',
  'Ito',
  'Jensen',
  'Khan',
  'Kumar',
  'Lopez',
  'Martin',
  'Nakamura',
  'Novak',
  'Okafor',
  'Rossi',
  'Silva',
  'Wang',
];

export interface Amounts {
  users: number;
  recipes: number;
}

/** A UUIDv7 of the time `at`: what points to a row computes it again. */
const guidOf = (kind: string, row: ReturnType<typeof sql>, at: ReturnType<typeof sql>) => {
  const noise = sql`md5(${kind} || ${row}::text)`;
  return sql`(lpad(to_hex(${at}), 12, '0') || '7' || substr(${noise}, 1, 3) || '8' || substr(${noise}, 4, 15))::uuid`;
};

/** From 0 to 1, the same for the same row. */
const share = (kind: string, row: ReturnType<typeof sql>) =>
  sql`((('x' || substr(md5(${kind} || ${row}::text), 1, 7))::bit(28)::int) / 268435456.0)`;

const pick = (from: readonly string[], kind: string, row: ReturnType<typeof sql>) =>
  sql`(${sql.val(from)}::text[])[1 + floor(${share(kind, row)} * ${from.length})::int]`;

/** What all rows are made with: `first` and `now` are milliseconds since 1970. */
const clockOf = (now: number, users: number) => {
  const first = now - years * year;
  return (row: ReturnType<typeof sql>) => sql`(${first}::int8 + (${row}::float8 / ${users} * ${now - first})::int8)`;
};

async function addUsers(db: Kysely<Database>, from: number, to: number, now: number, { users }: Amounts): Promise<void> {
  const row = sql`i`;
  const at = clockOf(now, users)(row);
  await sql`
    with people as materialized (
      select i, ${at} as at, ${pick(firstNames, 'first', row)} as first, ${pick(lastNames, 'last', row)} as last from generate_series(${from}::int, ${to}::int) i
    ), kept as (
      insert into users (guid, email, first_name, last_name, is_verified, created_at, last_seen_at, language)
      select ${guidOf('user', row, sql`at`)}, lower(first || '.' || last) || '.' || i || '@anydish.example', first, last, ${share('verified', row)} < 0.9, at,
        at + (${share('seen', row)} * (${now} - at))::int8, (array['en', 'en', 'de', 'fr', 'es', 'ja', null])[1 + i % 7] from people
    ), kitchens as (
      insert into companies (guid, name, uri, industry, size, created_at)
      select ${guidOf('company', row, sql`at`)}, first || '''s kitchen', lower(first) || '-kitchen-seed-' || i, '', '', at from people
    )
    select 1`.execute(db);
  // A statement of its own: rows of the one before are there for the keys that point to them.
  await sql`
    insert into company_members (company_guid, user_guid, created_at)
    select ${guidOf('company', row, at)}, ${guidOf('user', row, at)}, ${at} from generate_series(${from}::int, ${to}::int) i`.execute(db);
}

/** What the built-in kitchen would write: a body for each of its dishes, in English and for two. */
async function addDishes(db: Kysely<Database>): Promise<number> {
  const bodies = allDishes().map((dish) =>
    JSON.stringify(writeRecipe(planOf(dish), { language: 'en', servings: 2, unitSystem: 'metric' })),
  );
  await sql`create temporary table seed_bodies (id int primary key, body json not null)`.execute(db);
  await sql`insert into seed_bodies select ordinality - 1, body::json from unnest(${sql.val(bodies)}::text[]) with ordinality as given (body, ordinality)`.execute(
    db,
  );
  return bodies.length;
}

async function addRecipes(
  db: Kysely<Database>,
  [from, to]: [number, number],
  now: number,
  { users, dishes }: { users: number; dishes: number },
): Promise<void> {
  // Most accounts have a few recipes, some have hundreds.
  const owner = sql`(1 + floor(power(${share('owner', sql`i`)}, 2) * ${users}))::int`;
  const joined = clockOf(now, users)(sql`owner`);
  const builtIn = JSON.stringify({ kind: 'built-in', model: null, promptVersion: null, isImprovised: false });
  const byModel = JSON.stringify({ kind: 'openai-compatible', model: 'seed', promptVersion: 1, isImprovised: false });
  await sql`
    insert into recipes (guid, company_guid, user_guid, job_guid, body, unit_system, photo_guid, cooked_by, created_at)
    select ${guidOf('recipe', sql`i`, sql`at`)}, ${guidOf('company', sql`owner`, sql`joined`)}, ${guidOf('user', sql`owner`, sql`joined`)}, null, b.body, 'metric', null,
      case when i % 3 = 0 then ${byModel}::json else ${builtIn}::json end, at
    from (
      select i, owner, joined, joined + (${share('made', sql`i`)} * (${now} - joined))::int8 as at
      from (select i, owner, ${joined} as joined from (select i, ${owner} as owner from generate_series(${from}::int, ${to}::int) i) owned) dated
    ) made join seed_bodies b on b.id = i % ${dishes}::int`.execute(db);
}

/**
 * Fills a database that is migrated and has no accounts with plausible ones, and recipes of the last three years. Memory stays bounded, here and in
 * the database.
 */
export async function seed(db: Kysely<Database>, now: number, amounts: Amounts, say: (line: string) => void): Promise<void> {
  const inChunks = async (what: string, count: number, add: (from: number, to: number) => Promise<void>) => {
    for (let from = 1; from <= count; from += chunk) {
      const to = Math.min(count, from + chunk - 1);
      await add(from, to);
      if (to === count || to % (25 * chunk) === 0) say(`${to.toLocaleString('en')} of ${count.toLocaleString('en')} ${what}`);
    }
  };
  // An index of parts of words is built in one go many times faster than row by row.
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and tablename in ('users', 'recipes') and indexdef like '% USING gin %'`.execute(db);
  for (const { name } of indexes) await sql`drop index ${sql.table(name)}`.execute(db);
  await db.connection().execute(async (connection) => {
    await inChunks('users', amounts.users, (from, to) => addUsers(connection, from, to, now, amounts));
    const dishes = await addDishes(connection);
    await inChunks('recipes', amounts.recipes, (from, to) => addRecipes(connection, [from, to], now, { users: amounts.users, dishes }));
    await sql`drop table seed_bodies`.execute(connection);
  });
  for (const { definition } of indexes) await sql.raw(definition).execute(db);
  // As after the first night: what is all visible is counted from an index alone.
  await sql`vacuum analyze`.execute(db);
}
