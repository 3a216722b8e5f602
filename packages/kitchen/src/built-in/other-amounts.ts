import { i18n, type Sentence } from '@anydish/language/sentence';
import type { Dish } from '../dishes/dish.ts';
import { generalAdditions } from '../dishes/general-additions.ts';
import { isThat } from '../finding/belongs.ts';
import { versionFor } from '../finding/vary.ts';
import { foodTree } from '../foods/lexicon.ts';
import type { Plan, PlannedIngredient, PlannedRemark } from '../plan.ts';
import type { Change } from '../reading/changes.ts';
import type { ChangeKind } from '../reading/vocabulary.ts';
import { isRich } from './milder-cheaper.ts';
import { remark } from './remarks.ts';
import { isSauce, sauceIn } from './sauce.ts';

const factors: Readonly<Record<ChangeKind, number>> = { more: 1.5, add: 1.5, less: 2 / 3, half: 0.5, double: 2, same: 1 };

/** Amounts as cooks measure them: whole eggs, quarters of a spoon, grams in steps of five. */
export function tidy(amount: number, { unit, food }: PlannedIngredient): number {
  if (unit === 'clove' || isThat('egg', food)) return Math.max(1, Math.round(amount));
  if (unit === null) return Math.max(0.5, Math.round(amount * 2) / 2);
  if (unit === 'g' || unit === 'ml') return amount >= 20 ? Math.round(amount / 5) * 5 : Math.max(1, Math.round(amount));
  return Math.max(0.25, Math.round(amount * 4) / 4);
}

type Changed = { ok: true; plan: Plan; remarks: PlannedRemark[] } | { ok: false; why: 'absent' | 'unmeasured' | 'unchanged' };

/** Sauces and pastes that are salty themselves: "less salt" is less soy sauce, where no salt is measured. */
const isSalty = (food: string) => {
  const { role, parts } = foodTree().food(food);
  return (role === 'sauce' || role === 'paste') && parts.includes('salt');
};

/** The ingredients that a change is about: those of a food, of a sauce, or what makes a dish salty. */
function meantBy({ kind, foods }: Change, plan: Plan): PlannedIngredient[] {
  const { ingredients } = plan;
  if (isSauce(foods)) return sauceIn(plan).flatMap((at) => ingredients[at] ?? []);
  const named = ingredients.filter((ingredient) => foods.some((food) => isThat(food, ingredient.food)));
  if (foods.includes('fat')) return ingredients.filter(isRich);
  const isLess = kind === 'less' || kind === 'half';
  const isOfSalt = isLess && foods.some((food) => foodTree().lineage(food).has('salt')) && named.every(({ amount }) => amount === null);
  const salty = isOfSalt ? ingredients.filter(({ food, amount }) => amount !== null && isSalty(food)) : [];
  return salty.length > 0 ? salty : named;
}

const saidOf = (isMore: boolean, than: 'before' | 'usual'): Sentence => {
  if (than === 'usual') return isMore ? i18n._('More {foods} than usual.', {}) : i18n._('Less {foods} than usual.', {});
  return isMore ? i18n._('More {foods} than before.', {}) : i18n._('Less {foods} than before.', {});
};

/** The plan with more or less of a food; `foods`: the possible meanings of the words. */
export function withAmount(plan: Plan, change: Change, than: 'before' | 'usual' = 'before'): Changed {
  const factor = factors[change.kind];
  const meant = new Set(meantBy(change, plan));
  if (meant.size === 0) return { ok: false, why: 'absent' };
  if ([...meant].every(({ amount }) => amount === null)) return { ok: false, why: 'unmeasured' };
  const changed: string[] = [];
  const ingredients = plan.ingredients.map((ingredient) => {
    const { amount, food } = ingredient;
    if (!meant.has(ingredient) || amount === null) return ingredient;
    const next = tidy(amount * factor, ingredient);
    if (factor > 1 ? next <= amount : next >= amount) return ingredient;
    changed.push(food);
    return { ...ingredient, amount: next };
  });
  if (changed.length === 0) return { ok: false, why: 'unchanged' };
  return { ok: true, plan: { ...plan, ingredients }, remarks: [remark(saidOf(factor > 1, than), { foods: changed })] };
}

/** The plan with an additional food; null when neither the dish nor dishes of its kind have a place for it. Nothing is removed for it. */
export function withMore(plan: Plan, dish: Dish | null, { foods }: Pick<Change, 'foods'>): Plan | null {
  if (dish === null) return null;
  for (const additions of [dish.additions, generalAdditions(dish)])
    for (const food of foods.filter((one) => foodTree().foods.has(one))) {
      const version = versionFor({ ...dish, variations: [], additions }, [food], plan);
      if (version.covered.includes(food)) return version.plan;
    }
  return null;
}

/** The plan with a teaspoon of chilli flakes, for a hot dish that is not hot yet; null when it has no place for them. */
export function withChilli(plan: Plan, dish: Dish | null): Plan | null {
  const food = 'chilli-flake';
  const hotter = withMore(plan, dish, { foods: [food] });
  if (hotter === null) return null;
  const spoon = { amount: plan.makes.servings / 4, unit: 'tsp' as const };
  return { ...hotter, ingredients: hotter.ingredients.map((one) => (one.food === food ? { ...one, ...spoon } : one)) };
}
