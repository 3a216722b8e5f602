import { errorCodes } from '../../../../contract/errors.ts';
import type { CookedBy } from '../../../../contract/recipes/recipe.ts';
import { i18n, type Sentence } from '@anydish/language/sentence';
import { asPartial, type CookEvent, type CookOrder } from '../cook.ts';
import type { Plan, PlannedRemark } from '../plan.ts';
import { tipsFor } from '../tips/tips.ts';
import { prove } from '../wishes/proven.ts';
import { keptWishes } from '../wishes/shown-reading.ts';
import { writeRecipe } from '../writing/write-recipe.ts';
import { changesMade } from './remarks.ts';

const cookedBy = (isImprovised: boolean): CookedBy => ({ kind: 'built-in', model: null, promptVersion: null, isImprovised });

export const nothingFits = i18n._(
  'I do not know a dish that meets all your wishes. Change one, or name some ingredients to improvise with.',
);

export const failed = (message: Sentence): CookEvent => ({
  type: 'failed',
  statusCode: errorCodes.invalidInput.statusCode,
  message,
  retryAfter: null,
});

/** Writes the recipe, proves it, and delivers it only if the proof succeeds. */
export function* deliver(
  plan: Plan,
  remarks: readonly PlannedRemark[],
  order: Pick<CookOrder, 'language' | 'servings' | 'unitSystem' | 'sought'>,
  isImprovised: boolean,
): Generator<CookEvent> {
  yield { type: 'stage', stage: 'writing' };
  const tips = tipsFor(plan, order.sought.wishes);
  const whole: Plan = { ...plan, remarks: [...remarks, ...changesMade(plan), ...plan.remarks], tips };
  const body = { ...writeRecipe(whole, order), wishes: keptWishes(order.sought.wishes, order.language) };
  yield { type: 'partial', recipe: asPartial({ ...body, allergens: [], diets: [] }) };
  yield { type: 'stage', stage: 'checking' };
  const carbohydrate = body.nutrition?.carbohydrate ?? null;
  // What a tip names is proven like an ingredient.
  const mentioned = tips.flatMap(({ foods }) => foods);
  const ingredients = whole.ingredients.map(({ food }) => [food]);
  const proof = prove(body, { ingredients, mentioned, carbohydrate }, order.sought.wishes);
  if (proof.ok) yield { type: 'done', body: proof.body, cookedBy: cookedBy(isImprovised), plan: whole };
  else yield failed(nothingFits);
}
