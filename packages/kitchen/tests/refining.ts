import type { Wish } from '../../../contract/kitchen/wishes.ts';
import type { Locale } from '../../../contract/shell/locales.ts';
import { inWords } from '../../../server/language/speech.ts';
import { cookAll, orderFor } from '../../../tests/support/server/order.ts';
import { createBuiltInCook } from '../src/built-in/cook.ts';
import type { CookEvent } from '../src/cook.ts';
import { dishOf } from '../src/dishes/all.ts';
import { plainPlan } from '../src/finding/vary.ts';
import type { Plan } from '../src/plan.ts';
import { servingsFor, soughtOf } from '../src/wishes/sought.ts';
import { writeRecipe } from '../src/writing/write-recipe.ts';

const cook = createBuiltInCook();

/** A dish as the book has it. @throws Error for an unknown one */
export function planOf(id: string): Plan {
  const dish = dishOf(id);
  if (dish === null) throw new Error(`There is no dish ${id}.`);
  return plainPlan(dish);
}

/** How the kitchen's answer ends to a change of a dish's recipe, in words. */
export async function refine(id: string, words: string, language: Locale = 'en', wishes: Wish[] = []): Promise<CookEvent> {
  const plan = planOf(id);
  const { servings } = plan.makes;
  const body = { ...writeRecipe(plan, { language, servings, unitSystem: 'metric' }), allergens: [], diets: [] };
  const order = orderFor(words, { servings, language, wishes });
  const sought = soughtOf(order, [], language);
  const base = { body, plan, isImprovised: false, version: 1 };
  const end = (await cookAll(cook, { ...order, sought, servings: servingsFor(sought, servings), base })).at(-1);
  if (end === undefined) throw new Error(`${words} did not end.`);
  return end;
}

/** Why a change was refused, in English; `done` when it was made. */
export const saidBy = (end: CookEvent): string =>
  end.type === 'failed' ? (typeof end.message === 'string' ? end.message : inWords(end.message, 'en')) : end.type;

/** The foods of the changed recipe. */
export const foodsOf = (end: CookEvent): string[] => (end.type === 'done' ? (end.plan?.ingredients ?? []).map(({ food }) => food) : []);
