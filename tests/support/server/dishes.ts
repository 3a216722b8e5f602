import { sql } from 'kysely';
import { allDishes } from '@anydish/kitchen/dishes';
import { planOf } from '@anydish/kitchen/plan';
import { writeRecipe } from '@anydish/kitchen/write';
import { indexRecipes } from '../../../server/recipes/search/index-recipes.ts';
import type { TestViewer } from './app.ts';
import { addRecipe } from './recipes.ts';
import { provenBody } from './scripted-cook.ts';

/** Where recipes are kept. */
type Shop = Parameters<typeof addRecipe>[0];
type Owner = Pick<TestViewer, 'companyGuid' | 'userGuid'>;

/** A recipe as the built-in kitchen writes it, by its English title. @throws Error for a dish that it does not know. */
export async function addDish(server: Shop, owner: Owner, title: string): Promise<void> {
  const dish = allDishes().find((one) => planOf(one).title.key === title);
  if (dish === undefined) throw new Error(`The kitchen has no "${title}".`);
  const plan = planOf(dish);
  await addRecipe(server, owner, { plan, body: provenBody(writeRecipe(plan, { language: 'en', servings: 4, unitSystem: 'metric' })) });
}

/** Every recipe of an owner so often, with what it is found by in English. They are older than those they are made of. */
export async function multiplyRecipes({ db }: Pick<Shop, 'db'>, { companyGuid }: Owner, times: number): Promise<void> {
  await indexRecipes(db, [companyGuid], 1_000);
  await sql`
    with copied as materialized (
      select r.*, ('01000000-' || lpad(to_hex(i), 4, '0') || '-7000-8000-' || substr(md5(r.guid::text || i), 1, 12))::uuid as copy
      from recipes r, generate_series(2, ${times}::int) i where r.company_guid = ${companyGuid}),
    kept as (
      insert into recipes (guid, company_guid, user_guid, job_guid, body, plan, unit_system, cooked_by, created_at, indexed_as, kind, cuisine, minutes, diets, foods, unnamed_foods)
      select copy, company_guid, user_guid, gen_random_uuid(), body, plan, unit_system, cooked_by, created_at, indexed_as, kind, cuisine, minutes, diets, foods, unnamed_foods from copied)
    insert into recipe_texts (company_guid, language, recipe_guid, title, words)
    select t.company_guid, t.language, c.copy, t.title, t.words from copied c join recipe_texts t on t.recipe_guid = c.guid and t.language = 'en'`.execute(
    db,
  );
  await sql`analyze recipes, recipe_texts`.execute(db);
}
