import { i18n, type Sentence } from '@anydish/language/sentence';
import type { Dish } from '../dishes/dish.ts';
import { isThat } from '../finding/belongs.ts';
import { versionFor } from '../finding/vary.ts';
import type { Plan, PlannedIngredient, PlannedRemark } from '../plan.ts';
import type { Change } from '../reading/changes.ts';
import type { ChangeKind } from '../reading/vocabulary.ts';
import { remark } from './remarks.ts';

const factors: Readonly<Record<ChangeKind, number>> = { more: 1.5, add: 1.5, less: 2 / 3, half: 0.5, double: 2 };

/** Amounts as cooks measure them: whole eggs, quarters of a spoon, grams in steps of five. */
function tidy(amount: number, { unit, food }: PlannedIngredient): number {
  if (unit === 'clove' || isThat('egg', food)) return Math.max(1, Math.round(amount));
  if (unit === null) return Math.max(0.5, Math.round(amount * 2) / 2);
  if (unit === 'g' || unit === 'ml') return amount >= 20 ? Math.round(amount / 5) * 5 : Math.max(1, Math.round(amount));
  return Math.max(0.25, Math.round(amount * 4) / 4);
}

type Changed = { ok: true; plan: Plan; remarks: PlannedRemark[] } | { ok: false; why: 'absent' | 'unmeasured' | 'unchanged' };

/** The plan with more or less of a food; `foods`: the possible meanings of the words. */
export function withAmount(plan: Plan, { kind, foods }: Change): Changed {
  const isMeant = (ingredient: PlannedIngredient) => foods.some((food) => isThat(food, ingredient.food));
  const meant = plan.ingredients.filter(isMeant);
  if (meant.length === 0) return { ok: false, why: 'absent' };
  if (meant.every(({ amount }) => amount === null)) return { ok: false, why: 'unmeasured' };
  const changed: string[] = [];
  const ingredients = plan.ingredients.map((ingredient) => {
    const { amount, food } = ingredient;
    if (!isMeant(ingredient) || amount === null) return ingredient;
    const next = tidy(amount * factors[kind], ingredient);
    if (factors[kind] > 1 ? next <= amount : next >= amount) return ingredient;
    changed.push(food);
    return { ...ingredient, amount: next };
  });
  if (changed.length === 0) return { ok: false, why: 'unchanged' };
  const said: Sentence = factors[kind] > 1 ? i18n._('More {foods} than before.', {}) : i18n._('Less {foods} than before.', {});
  return { ok: true, plan: { ...plan, ingredients }, remarks: [remark(said, { foods: changed })] };
}

/** The plan with an additional food, if the dish defines a step for it; otherwise null. Nothing is removed for it. */
export function withMore(plan: Plan, dish: Dish | null, { foods }: Change): Plan | null {
  for (const food of foods) {
    if (dish === null) return null;
    const version = versionFor({ ...dish, variations: [] }, [food], plan);
    if (version.covered.includes(food)) return version.plan;
  }
  return null;
}
