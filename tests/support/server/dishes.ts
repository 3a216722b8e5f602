import { allDishes } from '../../../server/kitchen/dishes/all.ts';
import { planOf } from '../../../server/kitchen/dishes/plan-of.ts';
import { writeRecipe } from '../../../server/kitchen/writing/write-recipe.ts';
import type { TestApp, TestViewer } from './app.ts';
import { addRecipe } from './recipes.ts';
import { provenBody } from './scripted-cook.ts';

/** A recipe as the built-in kitchen writes it, by its English title. @throws Error for a dish that it does not know. */
export async function addDish(server: TestApp, owner: TestViewer, title: string): Promise<void> {
  const dish = allDishes().find((one) => planOf(one).title.key === title);
  if (dish === undefined) throw new Error(`The kitchen has no "${title}".`);
  const plan = planOf(dish);
  await addRecipe(server, owner, { plan, body: provenBody(writeRecipe(plan, { language: 'en', servings: 4, unitSystem: 'metric' })) });
}
