import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { RecipeQuery } from '../contract/recipes/recipe-search.ts';
import { newGuid } from '../server/db/guid.ts';
import { migrate } from '../server/db/migrate.ts';
import { openDatabase } from '../server/db/open.ts';
import type { Database } from '../server/db/schema.ts';
import { allDishes } from '../server/kitchen/dishes/all.ts';
import { planOf } from '../server/kitchen/dishes/plan-of.ts';
import { writeRecipe } from '../server/kitchen/writing/write-recipe.ts';
import { indexRecipes } from '../server/recipes/search/index-recipes.ts';
import { searchRecipes } from '../server/recipes/search/search.ts';
import { duration, progress, type Figure } from './report.ts';
import { median } from './statistics.ts';

const size = 10_000;
const runs = 15;
const columns = sql.raw(
  'company_guid, user_guid, body, plan, cooked_by, unit_system, created_at, tags, collections, indexed_as, kind, cuisine, minutes, diets, foods, unnamed_foods',
);

/** A company with each dish of the kitchen, over and over, until there are as many recipes as an account may have. */
async function fill(db: Kysely<Database>): Promise<{ userGuid: string; companyGuid: string; collection: string }> {
  const [userGuid, companyGuid, collection, now] = [newGuid(), newGuid(), newGuid(), Date.now()];
  const person = { guid: userGuid, email: 'cook@example.com', password_hash: null, first_name: 'A', last_name: 'Cook' };
  await db
    .insertInto('users')
    .values({ ...person, is_verified: true, staff: null, created_at: now })
    .execute();
  await db
    .insertInto('companies')
    .values({ guid: companyGuid, name: 'A kitchen', uri: 'kitchen', industry: '', size: '', created_at: now })
    .execute();
  const cookedBy = JSON.stringify({ kind: 'built-in', model: null, promptVersion: null, isImprovised: false });
  for (const dish of allDishes()) {
    const plan = planOf(dish);
    const body = writeRecipe(plan, { language: 'en', servings: 4, unitSystem: 'metric' });
    await db
      .insertInto('recipes')
      .values({
        guid: newGuid(),
        company_guid: companyGuid,
        user_guid: userGuid,
        job_guid: null,
        unit_system: 'metric',
        photo_guid: null,
        body: JSON.stringify({ ...body, allergens: [], diets: [] }),
        plan: JSON.stringify(plan),
        cooked_by: cookedBy,
        created_at: now,
        collections: JSON.stringify([collection]),
      })
      .execute();
  }
  await indexRecipes(db, [companyGuid], size);
  const { rows } = await sql<{ count: number }>`select count(*)::int4 as count from recipes`.execute(db);
  const times = Math.ceil(size / (rows[0]?.count ?? 1)) - 1;
  await sql`insert into recipes (guid, ${columns}) select gen_random_uuid(), ${columns}
    from recipes, generate_series(1, ${times}::int4)`.execute(db);
  await sql`analyze recipes`.execute(db);
  return { userGuid, companyGuid, collection };
}

/** Lists of a cookbook as large as an account may have one. */
export async function cookbookFigures(): Promise<Figure[]> {
  progress('A cookbook of 10,000 recipes...');
  const dataDir = mkdtempSync(join(tmpdir(), 'anydish-bench-'));
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir }, () => {}, null);
  try {
    await migrate(db);
    const { userGuid, companyGuid, collection } = await fill(db);
    const reader = { viewer: { impersonation: null }, language: 'en' as const };
    const time = async (query: RecipeQuery) => {
      const taken: number[] = [];
      for (let run = 0; run <= runs; run += 1) {
        const start = performance.now();
        await searchRecipes(db, { companies: new Map([[companyGuid, 'kitchen']]), userGuid, query, reader, limit: 20 });
        // The words of a language are read once.
        if (run > 0) taken.push(performance.now() - start);
      }
      return median(taken);
    };
    const have = 'egg, flour, butter, milk, onion, garlic, tomato, rice, chicken, cheese';
    return [
      duration('10,000 recipes, fewest missing of ten foods at home', 50, await time({ have })),
      duration('10,000 recipes, fewest missing with what is always at home', 50, await time({ home: 'fewest' })),
      duration('10,000 recipes, what can be cooked from ten foods', 50, await time({ have, home: 'all' })),
      duration('10,000 recipes, one collection', 50, await time({ collection })),
      duration('10,000 recipes, the newest', 50, await time({})),
    ];
  } finally {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
