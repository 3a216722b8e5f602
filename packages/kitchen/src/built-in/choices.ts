import type { Locale } from '../../../../contract/shell/locales.ts';
import { dishOf } from '../dishes/all.ts';
import type { Dish } from '../dishes/dish.ts';
import type { Candidate } from '../finding/find.ts';
import { plainPlan } from '../finding/vary.ts';
import { foodTree } from '../foods/lexicon.ts';
import type { Plan } from '../plan.ts';
import { writeRecipe } from '../writing/write-recipe.ts';

/* A choice of a question is a dish with its offered foods: "chicken-curry~raw-prawn". It comes back from a browser and is therefore validated. */

const mostLetters = 80;

/** Foods that do not fit are omitted as a whole: a cut name could mean another food. */
export const idOfChoice = ({ dish, covered, changes }: Pick<Candidate, 'dish' | 'covered' | 'changes'>): string =>
  changes === 0 ? dish.id : covered.reduce((id, food) => (id.length + food.length < mostLetters ? `${id}~${food}` : id), dish.id);

export function choiceOf(id: string): { dish: Dish; foods: string[] } | null {
  const [dishId = '', ...foods] = id.split('~');
  const dish = dishOf(dishId);
  return dish === null ? null : { dish, foods: foods.filter((food) => foodTree().foods.has(food)) };
}

/** The dish as a choice, in the reader's language. */
export function suggestionOf(dish: Dish, plan: Plan | null, language: Locale): { id: string; title: string; cuisine: string | null } {
  const shown = plan ?? plainPlan(dish);
  const { title, cuisine } = writeRecipe(shown, { language, servings: shown.makes.servings, unitSystem: 'metric' });
  return { id: dish.id, title, cuisine };
}
