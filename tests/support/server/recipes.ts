import type { RecipeBody } from '../../../contract/recipes/recipe.ts';
import { newGuid } from '../../../server/db/guid.ts';
import { type Plan } from '@anydish/kitchen/plan';
import type { TestApp, TestViewer } from './app.ts';
import { plainBody } from './scripted-cook.ts';

interface Wanted {
  body?: Partial<RecipeBody>;
  plan?: Plan | null;
  photoGuid?: string | null;
}

/** Stores a recipe of a viewer, as if a cook had just finished it. Resolves to its guid. */
export async function addRecipe(
  { db, clock }: { db: TestApp['db']; clock: Pick<TestApp['clock'], 'now'> },
  viewer: Pick<TestViewer, 'companyGuid' | 'userGuid'>,
  { body = {}, plan = null, photoGuid = null }: Wanted = {},
): Promise<string> {
  const guid = newGuid();
  const cookedBy = { kind: 'built-in', model: null, promptVersion: null, isImprovised: false };
  await db
    .insertInto('recipes')
    .values({
      guid,
      company_guid: viewer.companyGuid,
      user_guid: viewer.userGuid,
      job_guid: newGuid(),
      body: JSON.stringify({ ...plainBody, ...body }),
      plan: plan === null ? null : JSON.stringify(plan),
      unit_system: 'metric',
      photo_guid: photoGuid,
      cooked_by: JSON.stringify(cookedBy),
      created_at: clock.now(),
    })
    .execute();
  return guid;
}
