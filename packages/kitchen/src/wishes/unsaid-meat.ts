import { rowsIn } from '@anydish/language/words';
import { sourceLocale, type Locale } from '../../../../contract/shell/locales.ts';
import type { Wish } from '../../../../contract/kitchen/wishes.ts';
import { dishOf } from '../dishes/all.ts';
import { dishNames } from '../dishes/dish-names.ts';
import type { Dish } from '../dishes/dish.ts';
import type { Trait } from '../foods/food.ts';
import { foodTree } from '../foods/lexicon.ts';
import { plainPlan } from '../finding/vary.ts';
import type { Plan } from '../plan.ts';
import type { Understood } from '../reading/reading.ts';
import { namesKind } from '../writing/honest-title.ts';

/*
 * Many who write in these languages eat no pork, no beef, or take no alcohol. A name that does not say it ("croquettes", "stuffed cabbage", "tiramisu") gives
 * a recipe without, as a wish that is shown and can be removed; a name or a food that says it gives it.
 */

type Unsaid = Extract<Trait, 'pork' | 'beef' | 'alcohol'>;

const known: readonly Unsaid[] = ['pork', 'beef', 'alcohol'];

/** The row `meat.unsaid` of the words of a language. */
const avoidedIn = (language: Locale): Unsaid[] => {
  const ids = new Set(rowsIn(language, 'meat.unsaid').flat());
  return known.filter((trait) => ids.has(trait));
};

const holds = ({ ingredients }: Plan, trait: Unsaid) => ingredients.some(({ food }) => foodTree().verdict(food, trait) === 'contains');

/** True when a plan holds a meat or alcohol that readers of the language may not expect, and none of the wanted foods says so. */
export function isUnexpected(plan: Plan, language: Locale, wanted: readonly string[]): boolean {
  const tree = foodTree();
  const isSaid = (trait: Unsaid) => wanted.some((food) => tree.foods.has(food) && tree.verdict(food, trait) === 'contains');
  return avoidedIn(language).some((trait) => holds(plan, trait) && !isSaid(trait));
}

const flesh: readonly Trait[] = ['meat', 'fish', 'crustaceans', 'molluscs'];
const fleshKinds = ['meat', 'fish', 'seafood'];

/** "Vegetable gyoza" names a dish of minced pork, but asks for one of vegetables. */
function isOfVegetables(dish: Dish, text: string, language: Locale): boolean {
  const hasFlesh = plainPlan(dish).ingredients.some(({ food }) => flesh.some((trait) => foodTree().verdict(food, trait) === 'contains'));
  if (!hasFlesh) return false;
  const own = language === sourceLocale ? undefined : dishNames(language).get(dish.id);
  const said = text.toLocaleLowerCase(language);
  const saysSo = (name: string) =>
    namesKind(name, 'vegetable', language, false) && !fleshKinds.some((kind) => namesKind(name, kind, language));
  const [title, also] = [own?.title ?? dish.title.key, [...dish.also, ...(own?.also ?? [])]];
  return !saysSo(title) && also.some((name) => said.includes(name.toLocaleLowerCase(language)) && saysSo(name));
}

/** Wishes that a name implies: without a meat or alcohol that it does not say, and vegetarian for one of vegetables. */
export function unsaidMeats(text: string, { dishes, foods, language }: Understood, others: readonly Wish[]): Wish[] {
  const most = Math.max(0, ...dishes.map(({ words }) => words));
  const named = dishes.flatMap(({ id, words }) => (words === most ? (dishOf(id) ?? []) : []));
  const plans = named.map(plainPlan);
  const wanted = [...foods.map(({ id }) => id), ...others.flatMap(({ kind, id }) => (kind === 'with' || kind === 'allow' ? [id] : []))];
  const vegetarian: Wish[] = named.some((dish) => isOfVegetables(dish, text, language)) ? [{ kind: 'diet', id: 'vegetarian' }] : [];
  const meats = avoidedIn(language).flatMap((meat): Wish[] => {
    const isOpen = plans.some((plan) => holds(plan, meat)) && !wanted.some((food) => foodTree().verdict(food, meat) === 'contains');
    return isOpen && !namesKind(text, meat, language) ? [{ kind: 'without', id: meat }] : [];
  });
  return [...meats, ...vegetarian];
}
