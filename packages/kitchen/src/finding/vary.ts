import type { Addition, Dish } from '../dishes/dish.ts';
import { planOf } from '../dishes/plan-of.ts';
import { foodTree } from '../foods/lexicon.ts';
import type { Plan, PlannedIngredient, PlannedStep } from '../plan.ts';
import { rebuilt, swapped } from '../wishes/adapt.ts';
import { isOf, isThat, typicalOf } from './belongs.ts';

/** A dish as it would be cooked for an order, with those requested foods that it contains. */
export interface Version {
  dish: Dish;
  plan: Plan;
  covered: readonly string[];
  missing: readonly string[];
  /** Number of changes and additions: 0 for the original dish. */
  changes: number;
}

const plans = new Map<string, Plan>();

/** The plan of the original dish, computed once. */
export function plainPlan(dish: Dish): Plan {
  const known = plans.get(dish.id) ?? planOf(dish);
  plans.set(dish.id, known);
  return known;
}

const flesh = ['meat', 'fish', 'crustaceans', 'molluscs'] as const;

/** In "vegetable curry", vegetables are the main component. */
function isOfVegetables({ ingredients }: Plan): boolean {
  const tree = foodTree();
  const hasFlesh = ingredients.some(({ food }) => flesh.some((trait) => tree.verdict(food, trait) === 'contains'));
  return (
    !hasFlesh && ingredients.filter(({ food }) => tree.lineage(food).has('vegetable') && !tree.lineage(food).has('allium')).length >= 2
  );
}

const hasIt = (plan: Plan, wanted: string) =>
  wanted === 'vegetable' ? isOfVegetables(plan) : plan.ingredients.some(({ food }) => isThat(wanted, food));

// Prawns and fish are expensive and rich, so less is needed.
const shareByRole: Readonly<Record<string, number>> = { shellfish: 0.8, fish: 0.9, tofu: 0.9, pulse: 0.9 };

function withOther(plan: Plan, at: number, to: string): Plan {
  const ratio = shareByRole[foodTree().food(to).role] ?? 1;
  const ingredients = plan.ingredients.map((ingredient, index) => (index === at ? swapped(ingredient, { to, ratio }) : ingredient));
  // Drops sentences that apply only to the original food.
  return rebuilt(plan, ingredients) ?? { ...plan, ingredients };
}

/** The plan with `wanted` as a replacement that the dish allows; null when it allows none. What is wanted itself (`all`) is not replaced. */
function varied(plan: Plan, dish: Dish, wanted: string, all: readonly string[]): Plan | null {
  for (const { food, by } of dish.variations) {
    const to = typicalOf(wanted, by);
    const at = plan.ingredients.findIndex((ingredient) => ingredient.food === food && ingredient.was === null);
    if (at >= 0 && isOf(to, by) && !all.some((other) => isThat(other, food))) return withOther(plan, at, to);
  }
  return null;
}

function added(plan: Plan, { grams, before, clauses }: Addition, foods: readonly string[]): Plan {
  const first = plan.ingredients.length;
  const each = (grams * plan.makes.servings) / foods.length;
  const ingredients = foods.map((food): PlannedIngredient => ({
    food,
    amount: Math.max(5, Math.round(each / 5) * 5),
    unit: 'g',
    note: null,
    part: 'optional',
    scales: true,
    was: null,
  }));
  const places = foods.map((_, index) => ({ at: first + index, share: 'all' as const }));
  const step: PlannedStep = {
    clauses: clauses.map(({ template, minutes }) => ({ key: template.key, slots: { a: places }, measures: template.measures, minutes })),
    growth: 'none',
    time: 'working',
  };
  return {
    ...plan,
    ingredients: [...plan.ingredients, ...ingredients],
    steps: [...plan.steps.slice(0, before), step, ...plan.steps.slice(before)],
    additions: [...plan.additions, ...places.map(({ at }) => at)],
  };
}

/** The dish with as many requested foods as it can take; `from`: the dish after earlier changes. */
export function versionFor(dish: Dish, wanted: readonly string[], from: Plan = plainPlan(dish)): Version {
  let plan = from;
  let changes = 0;
  const covered: string[] = [];
  const further: string[] = [];
  for (const food of wanted) {
    const other = hasIt(plan, food) ? plan : varied(plan, dish, food, wanted);
    if (other === null) further.push(food);
    else {
      if (other !== plan) changes += 1;
      plan = other;
      covered.push(food);
    }
  }
  // Last steps first, so that earlier indexes stay valid.
  for (const addition of dish.additions.toSorted((a, b) => b.before - a.before)) {
    const fitting = further.filter((food) => !covered.includes(food) && isOf(typicalOf(food, addition.by), addition.by)).slice(0, 3);
    if (fitting.length === 0) continue;
    plan = added(
      plan,
      addition,
      fitting.map((food) => typicalOf(food, addition.by)),
    );
    covered.push(...fitting);
    changes += fitting.length;
  }
  return { dish, plan, covered, missing: wanted.filter((food) => !covered.includes(food)), changes };
}
