import { sql, type Kysely } from 'kysely';
import { locales } from '../../contract/shell/locales.ts';
import type { Database } from '../../server/db/schema.ts';
import { allDishes } from '@anydish/kitchen/dishes';
import { planOf } from '@anydish/kitchen/plan';
import { writeRecipe } from '@anydish/kitchen/write';
import { addOrders } from './seed-orders.ts';
import { clockOf, guidOf, keyedRows, pick, share, year, type Amounts } from './seed-parts.ts';

/** Rows of one statement: what the database holds in memory at once. This process holds the bodies of the dishes, and no row. */
const chunk = 20_000;
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

async function addUsers(db: Kysely<Database>, from: number, to: number, now: number, { users }: Amounts): Promise<void> {
  const row = sql`i`;
  const at = clockOf(now, users)(row);
  await sql`
    with people as materialized (
      select i, ${at} as at, ${pick(firstNames, 'first', row)} as first, ${pick(lastNames, 'last', row)} as last from generate_series(${from}::int, ${to}::int) i
    ), kept as (
      insert into users (guid, email, first_name, last_name, is_verified, password_hash, suspended_at, suspended_reason, created_at, last_seen_at, language)
      select ${guidOf('user', row, sql`at`)}, lower(first || '.' || last) || '.' || i || '@anydish.example', first, last, ${share('verified', row)} < 0.9,
        case when ${share('password', row)} < 0.6 then 'seed' end, case when i % 500 = 0 then ${now}::int8 end, case when i % 500 = 0 then 'Seed' end, at,
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
  const guid = guidOf('user', row, at);
  await sql`
    insert into connected_sign_ins (guid, provider, subject, user_guid, created_at, last_used_at)
    select ${guidOf('sign-in', row, at)}, (array['google', 'google', 'apple', 'facebook'])[1 + i % 4], 'seed ' || i, ${guid}, ${at}, ${at}
    from generate_series(${from}::int, ${to}::int) i where ${share('password', row)} > 0.5`.execute(db);
  await sql`
    insert into deletion_requests (guid, user_guid, requested_at, executes_at, gone_at)
    select ${guidOf('deletion', row, at)}, ${guid}, ${now}, ${now + year}, ${now + year} from generate_series(${from}::int, ${to}::int) i where i % 1000 = 1`.execute(
    db,
  );
  // Staff look at people: half as many lines as accounts.
  await sql`
    insert into audit_log (guid, at, actor_guid, subject_guid, impersonation_guid, action, details)
    select ${guidOf('audit', row, at)}, ${at}, (select guid from users order by guid limit 1), ${guid}, case when i % 50 = 0 then ${guid} end,
      (array['console.read', 'console.read', 'session.read', 'users.suspend', 'recipe.trash'])[1 + i / 2 % 5], '{"method": "GET", "status": 200}'
    from generate_series(${from}::int, ${to}::int) i where i % 2 = 0`.execute(db);
}

const languages = ['en', 'de', 'fr', 'es', 'ja'] as const;
const sorts = 20;
const categoryWords = Object.fromEntries(locales.map((locale) => [locale, `Category ${locale}`]));

async function addCategories(db: Kysely<Database>, now: number): Promise<void> {
  await sql`
    insert into categories (guid, slug, position, names, created_at)
    select ${guidOf('category', sql`i`, sql`${now}::int8`)}, 'seed-' || i, i, (select jsonb_object_agg(w.key, w.value || ' ' || i) from jsonb_each_text(${JSON.stringify(categoryWords)}::jsonb) w), ${now}
    from generate_series(1, ${sorts}::int) i`.execute(db);
}

/** What the built-in kitchen would write: a body for each of its dishes in some languages, for two. */
async function addDishes(db: Kysely<Database>): Promise<number> {
  const bodies = allDishes().flatMap((dish) =>
    languages.map((language) =>
      JSON.stringify({ ...writeRecipe(planOf(dish), { language, servings: 2, unitSystem: 'metric' }), diets: [] }),
    ),
  );
  await sql`create temporary table seed_bodies (id int primary key, body jsonb not null, title text generated always as (body ->> 'title') stored)`.execute(
    db,
  );
  // As a cook sends them: what they are copied to presses them.
  await sql`alter table seed_bodies alter column body set storage external`.execute(db);
  await sql`insert into seed_bodies select ordinality - 1, body::jsonb from unnest(${sql.val(bodies)}::text[]) with ordinality as given (body, ordinality)`.execute(
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
  const builtIn = JSON.stringify({ kind: 'built-in', model: null, promptVersion: null, isImprovised: false });
  const byModel = JSON.stringify({ kind: 'openai-compatible', model: 'seed', promptVersion: 1, isImprovised: false });
  await sql`
    with ${keyedRows(from, to, now, users)},
    stored as (
      insert into recipes (guid, company_guid, user_guid, job_guid, body, unit_system, photo_guid, cooked_by, created_at, share_id, trashed_at)
      select k.guid, company, owner, null, b.body, 'metric', null,
        case when i % 3 = 0 then ${byModel}::jsonb else ${builtIn}::jsonb end, at, link, case when i % 60 = 1 then ${now}::int8 end
      from keyed k join seed_bodies b on b.id = floor(${share('dish', sql`i`)} * ${dishes})::int)
    insert into seed_links select guid, i, at, link, company from keyed where link is not null or ${share('sorted', sql`i`)} < 0.4`.execute(
    db,
  );
  await sql`
    insert into shared_recipes (id, recipe_guid, slug, is_listed, shared_at, changed_at, featured_at)
    select link, guid, 'seed', i % 80 = 0, at, at, case when i % 100000 = 0 then at end from seed_links where link is not null`.execute(db);
  await sql`
    insert into share_reports (guid, share_id, request_key, words, created_at)
    select ${guidOf('report', sql`i`, sql`at`)}, link, ${guidOf('key', sql`i`, sql`at`)}, 'Seed', at from seed_links where i % 10000 = 0`.execute(
    db,
  );
  // The first categories hold the most.
  await sql`
    insert into recipe_categories (recipe_guid, category_guid, company_guid, title, created_at)
    select l.guid, c.guid, l.company, left(r.small_title, 60), l.at from seed_links l join recipes r on r.guid = l.guid join categories c on c.position = 1 + floor(power(${share('category', sql`l.i`)}, 3) * ${sorts})::int where ${share('sorted', sql`l.i`)} < 0.4`.execute(
    db,
  );
  await sql`truncate seed_links`.execute(db);
}

/**
 * Fills a database that is migrated and has no accounts with plausible ones, recipes of the last three years, and orders of the last month. Memory stays bounded, here and in
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
  // An index is built in one go many times faster than row by row.
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and tablename in ('users', 'recipes', 'recipe_jobs', 'recipe_categories', 'audit_log') and indexdef not like 'CREATE UNIQUE%'`.execute(
    db,
  );
  for (const { name } of indexes) await sql`drop index ${sql.table(name)}`.execute(db);
  await db.connection().execute(async (connection) => {
    await inChunks('users', amounts.users, (from, to) => addUsers(connection, from, to, now, amounts));
    await addCategories(connection, now);
    const dishes = await addDishes(connection);
    await sql`create temporary table seed_links (guid uuid, i int, at int8, link text, company uuid)`.execute(connection);
    await inChunks('recipes', amounts.recipes, (from, to) => addRecipes(connection, [from, to], now, { users: amounts.users, dishes }));
    await inChunks('orders', amounts.orders, (from, to) => addOrders(connection, [from, to], now, { ...amounts, dishes }));
    await sql`drop table seed_bodies, seed_links`.execute(connection);
  });
  for (const { definition } of indexes) await sql.raw(definition).execute(db);
  // As after the first night: what is all visible is counted from an index alone.
  await sql`vacuum analyze`.execute(db);
}
