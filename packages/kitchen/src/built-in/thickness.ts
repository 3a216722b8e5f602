import { i18n } from '@anydish/language/sentence';
import type { DishKind } from '../dishes/features.ts';
import { foodTree } from '../foods/lexicon.ts';
import { gramsOf } from '../foods/weigh.ts';
import { clause, foodsIn, indexesOf, isHeating, isServed, roleOf, step } from '../methods/parts.ts';
import type { Plan, PlannedClause, PlannedIngredient, PlannedRemark, PlannedStep } from '../plan.ts';
import { tidy } from './other-amounts.ts';
import { remark } from './remarks.ts';

/* "Thicker" and "thinner": less or more of a dish's own liquid, more of what binds it, a part of it crushed, or a longer simmer. */

type Made = { plan: Plan; remarks: PlannedRemark[] };
type IsAllowed = (food: string) => boolean;

const of = (...kinds: DishKind[]): ReadonlySet<string> => new Set(kinds);
/** Poured, whisked or blended from a liquid: its amount decides. */
const mixed = of('pancake', 'waffle', 'smoothie', 'milkshake', 'dip', 'spread', 'dressing', 'cream-soup', 'porridge', 'risotto');
/** Cooked in a liquid that can be reduced or bound. */
const wet = of('soup', 'stew', 'chilli', 'curry', 'hotpot', 'beans', 'sauce', 'stir-fry', 'noodles', 'pasta', 'meatball', 'casserole', 'gratin', 'chutney', 'fish-dish', 'seafood-dish', 'sausage-dish', 'bowl', 'hot-drink', 'pudding', 'jam', 'vegetables', 'schnitzel', 'eggs'); // prettier-ignore
const pans = of('stir-fry', 'noodles', 'fish-dish', 'seafood-dish', 'sausage-dish', 'schnitzel', 'vegetables');
const ofFlour = of('soup', 'stew', 'curry', 'sauce', 'gratin', 'casserole', 'pasta', 'meatball');

const simmers = /\b(?:simmer|boil it away|bring (?:it |\{a\} )?(?:back )?to the boil|bubble|let it reduce|cook gently, stirring)\b/i;
const binds = /thick|glossy|reduce/i;

/** The plan with other amounts of some ingredients; null when none of them changes. */
export function scaled(plan: Plan, indexes: readonly number[], factor: number): Made | null {
  const foods: string[] = [];
  const ingredients = plan.ingredients.map((ingredient, at) => {
    if (!indexes.includes(at) || ingredient.amount === null) return ingredient;
    const amount = tidy(ingredient.amount * factor, ingredient);
    if (factor > 1 ? amount <= ingredient.amount : amount >= ingredient.amount) return ingredient;
    foods.push(ingredient.food);
    return { ...ingredient, amount };
  });
  if (foods.length === 0) return null;
  const said = factor > 1 ? i18n._('More {foods} than before.', {}) : i18n._('Less {foods} than before.', {});
  return { plan: { ...plan, ingredients }, remarks: [remark(said, { foods })] };
}

const isOf = (food: string, kind: string) => foodTree().lineage(food).has(kind);

/** The index of the liquid of which the dish holds most, and its grams in a serving. */
function mainLiquid({ ingredients, makes }: Plan): { at: number; grams: number } | null {
  const amounts = ingredients.map((ingredient) => {
    const isLiquid = ['liquid', 'milk', 'drink'].includes(roleOf(ingredient)) || isOf(ingredient.food, 'coconut-milk');
    return isLiquid && !isServed(ingredient) && ingredient.amount !== null ? (gramsOf(ingredient) ?? 0) / makes.servings : 0;
  });
  const most = Math.max(0, ...amounts);
  return most === 0 ? null : { at: amounts.indexOf(most), grams: most };
}

/** Where the dish ends to simmer: its last step of that kind, and the sentence within it. */
function endOfSimmer({ steps, ingredients, kind }: Plan): { at: number; clause: number } | null {
  const isSide = ({ clauses, time }: PlannedStep) =>
    time !== 'working' && [...foodsIn(clauses)].every((index) => ingredients[index] !== undefined && isServed(ingredients[index]));
  const at = steps.findLastIndex((one) => one.time === 'working' && !isSide(one) && one.clauses.some(({ key }) => simmers.test(key)));
  const clauses = steps[at]?.clauses;
  if (clauses !== undefined) return { at, clause: clauses.findLastIndex(({ key }) => simmers.test(key)) };
  const last = pans.has(kind) || kind === 'eggs' ? steps.findLastIndex((one) => !isSide(one) && one.clauses.some(isHeating)) : -1;
  return last < 0 ? null : { at: last, clause: steps[last]?.clauses.findLastIndex(isHeating) ?? 0 };
}

/** The plan with further steps right after its simmering. */
function after(plan: Plan, end: { at: number; clause: number }, further: readonly PlannedStep[]): Plan {
  const broken = plan.steps[end.at];
  if (broken === undefined) return plan;
  const [first, last] = [broken.clauses.slice(0, end.clause + 1), broken.clauses.slice(end.clause + 1)];
  const isTimed = ({ minutes }: PlannedClause) => minutes !== null;
  const tail: PlannedStep[] =
    last.length === 0 ? [] : [{ clauses: last, growth: last.some(isTimed) ? broken.growth : 'none', time: 'working' }];
  return {
    ...plan,
    steps: [...plan.steps.slice(0, end.at), { ...broken, clauses: first }, ...further, ...tail, ...plan.steps.slice(end.at + 1)],
  };
}

const starches = ['cornflour', 'potato-starch', 'arrowroot', 'tapioca-starch', 'rice-flour'];

/** The plan with a spoon of starch that its wishes allow, stirred in at the end of the simmering. */
function withStarch(plan: Plan, end: { at: number; clause: number }, isAllowed: IsAllowed): Made | null {
  const food = starches.find((one) => isAllowed(one) && plan.ingredients.every((other) => other.food !== one));
  if (food === undefined) return null;
  const at = plan.ingredients.length;
  const amount = Math.max(0.5, Math.round(plan.makes.servings / 2) / 2);
  const starch: PlannedIngredient = { food, amount, unit: 'tbsp', note: null, part: 'swappable', scales: true, was: null };
  const text = pans.has(plan.kind)
    ? 'Stir {a} with a little cold water and whisk into the juices.'
    : 'Stir {a} with a splash of cold water, then whisk it into the pot.';
  const further = step([clause(text, { a: [at] }), clause('Simmer gently until slightly thickened.')], { minutes: 3 });
  const made = after({ ...plan, ingredients: [...plan.ingredients, starch] }, end, further);
  return { plan: made, remarks: [remark(i18n._('Thickened with {foods}.', {}), { foods: [food] })] };
}

/** What a dish is bound with already: starch, or the flour of its sauce. */
const binders = (plan: Plan) =>
  indexesOf(plan, (one) => {
    const grams = (gramsOf(one) ?? 0) / plan.makes.servings;
    return grams > 0 && grams <= 15 && (isOf(one.food, 'thickener') || (roleOf(one) === 'flour' && ofFlour.has(plan.kind)));
  });

/** Soft enough to be crushed, and starchy enough to bind. */
const crushable = (plan: Plan) =>
  indexesOf(plan, (one) => ['pulse', 'dried-pulse', 'potato'].includes(roleOf(one)) && !isServed(one) && !isOf(one.food, 'soy-product'));

const saucy: ReadonlySet<string> = new Set(['liquid', 'milk', 'cream', 'yogurt', 'tomato', 'drink']);
/** Grams in a serving from which on it makes a sauce. */
const leastSauce = 30;

/** True for a dish that has a sauce or a broth at all: boiled eggs have none. */
const hasSauce = ({ ingredients, makes, kind }: Plan) =>
  kind === 'jam' ||
  kind === 'chutney' ||
  ingredients.some((one) => {
    const isSaucy = saucy.has(roleOf(one)) || isOf(one.food, 'coconut-milk');
    return isSaucy && !isServed(one) && (gramsOf(one) ?? 0) / makes.servings >= leastSauce;
  });

/** The plan made thicker; null where nothing in it could be. */
export function thicker(plan: Plan, isAllowed: IsAllowed): Made | null {
  const liquid = mainLiquid(plan);
  if (mixed.has(plan.kind))
    return liquid === null ? null : scaled(plan, [liquid.at], plan.kind === 'pancake' || plan.kind === 'waffle' ? 0.85 : 0.75);
  if (!wet.has(plan.kind) || !hasSauce(plan)) return null;
  const lentils = indexesOf(plan, (one) => roleOf(one) === 'red-lentil');
  const bound = scaled(plan, binders(plan), 1.5) ?? scaled(plan, lentils, 1.25);
  if (bound !== null) return bound;
  const end = endOfSimmer(plan);
  if (end === null) return null;
  const crushed = ['soup', 'stew', 'chilli', 'curry', 'beans'].includes(plan.kind) ? crushable(plan) : [];
  const text = 'Crush a few pieces of {a} against the side of the pot to thicken the sauce.';
  const isSaid = plan.steps.some(({ clauses }) => clauses.some(({ key }) => key.startsWith('Crush')));
  if (crushed.length > 0 && !isSaid) {
    const further = step([clause(text, { a: crushed }), clause('Simmer, uncovered, until the sauce has thickened.')], { minutes: 5 });
    return { plan: after(plan, end, further), remarks: [] };
  }
  const isDelicate = plan.ingredients.some((one) => ['fish', 'shellfish', 'egg'].includes(roleOf(one)));
  const isReduced = plan.steps.some(({ clauses }) => clauses.some(({ key }) => simmers.test(key) && binds.test(key)));
  const isThin = plan.kind === 'soup' || plan.kind === 'hotpot' || plan.kind === 'hot-drink' || pans.has(plan.kind);
  if (isThin || isDelicate || isReduced) return withStarch(plan, end, isAllowed);
  const further = step([clause('Simmer, uncovered, until the sauce has thickened.')], { minutes: 10 });
  return { plan: after(plan, end, further), remarks: [] };
}

/** Grams in a serving from which on a liquid is that of the dish, not a flavour. */
const leastLiquid = 40;

/** The plan made thinner; null where nothing in it could be. */
export function thinner(plan: Plan, isAllowed: IsAllowed): Made | null {
  const liquid = mainLiquid(plan);
  if (!mixed.has(plan.kind) && !(wet.has(plan.kind) && hasSauce(plan))) return null;
  const isOwn = liquid !== null && (mixed.has(plan.kind) || liquid.grams >= leastLiquid);
  if (isOwn) return scaled(plan, [liquid.at], plan.kind === 'pancake' || plan.kind === 'waffle' ? 1.25 : 4 / 3);
  const water = 'plain-water';
  const end = endOfSimmer(plan);
  if (end === null || !isAllowed(water)) return null;
  const own = indexesOf(plan, ({ food, amount }) => food === water && amount !== null);
  if (own.length > 0) return scaled(plan, own, 2);
  const at = plan.ingredients.length;
  const poured: PlannedIngredient = {
    food: water,
    amount: plan.makes.servings * 50,
    unit: 'ml',
    note: null,
    part: 'swappable',
    scales: true,
    was: null,
  };
  const made = after(
    { ...plan, ingredients: [...plan.ingredients, poured] },
    end,
    step([clause('Stir in {a} and heat through.', { a: [at] })], { minutes: 2 }),
  );
  return { plan: made, remarks: [remark(i18n._('More {foods} than before.', {}), { foods: [water] })] };
}
