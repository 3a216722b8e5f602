import type { Locale } from '../../../../contract/shell/locales.ts';
import { type Wish, wishDiets } from '../../../../contract/kitchen/wishes.ts';
import type { Dish } from '../dishes/dish.ts';
import { planOf } from '../dishes/plan-of.ts';
import type { Template } from '../dishes/template.ts';
import { foodTree } from '../foods/lexicon.ts';
import { gramsOf, nutritionOf } from '../foods/weigh.ts';
import type { Plan } from '../plan.ts';
import { foodMentions } from '../reading/food-mentions.ts';
import { adapt } from '../wishes/adapt.ts';
import { breachesOf } from '../wishes/prove.ts';
import { grammarOf } from '../writing/grammars.ts';
import { writeRecipe } from '../writing/write-recipe.ts';

/** True for a broken sentence: leftover braces or brackets, a dangling conjunction, a space before punctuation. */
export const isBroken = (text: string): boolean =>
  /[{}[\]⟨⟩]|\s[,.。、，]|,\s*[,.]|[、，]\s*[、，。]|\b(?:and|or|with|in|the|of)\s*[.,]|undefined|null|\(\s*\)| {2}/.test(text);

/** Food words allowed in sentences: water, and classes that describe the pan's content, not a purchase. */
const everyday = new Set(['plain-water', 'water', 'grain', 'spice', 'herb', 'juice', 'ice', 'salt', 'sauce', 'paste', 'dip', 'sprinkle']);

const texts = ({ title, titleWhenSwapped, summary, steps, ingredients }: Dish): { where: string; template: Template }[] => [
  { where: 'title', template: title },
  ...(titleWhenSwapped === null ? [] : [{ where: 'swapped', template: titleWhenSwapped }]),
  { where: 'summary', template: summary },
  ...steps.flatMap((clauses, index) => clauses.map(({ template }) => ({ where: `step ${index + 1}`, template }))),
  ...ingredients.flatMap(({ note, food }) => (note === null ? [] : [{ where: `note of ${food}`, template: note }])),
];

/** Foods that the dish requires and that have no substitute: sentences may name them directly. */
const certain = ({ ingredients, variations }: Dish) =>
  ingredients.filter(({ part, food }) => part === 'defining' && !variations.some((one) => one.food === food)).map(({ food }) => food);

/** Foods named outside a sentence's placeholders. */
const strayFoods = (key: string, language: Locale, allowed: readonly string[]): string[] =>
  foodMentions(key.replace(/\{[a-e]\?[^}]*\}|\{[^}]*\}/g, ' · '), language)
    .filter(({ ids }) => !ids.some((id) => everyday.has(id) || allowed.some((food) => foodTree().insides(food).has(id))))
    .map(({ text, ids }) => `"${text}" (${ids.join(', ')})`);

function* faultsOfWriting(dish: Dish): Generator<string> {
  for (const { where, template } of texts(dish)) {
    const stray = strayFoods(template.key, 'en', certain(dish));
    if (where !== 'title' && where !== 'swapped' && stray.length > 0) yield `${where}: names ${stray.join(', ')} outside a place`;
    for (const [, form = ''] of template.key.matchAll(/\{[a-e]:([a-z]+)\}/g))
      if (!grammarOf('en').forms.includes(form)) yield `${where}: no form "${form}"`;
    if (/\d/.test(template.key.replace(/\{[^}]*\}/g, ''))) yield `${where}: a figure outside braces: "${template.key}"`;
    if (where.startsWith('step') && !/[.!]$/.test(template.key)) yield `${where}: no full stop: "${template.key}"`;
  }
  const defining = new Set(dish.ingredients.filter(({ part }) => part === 'defining').map(({ food }) => food));
  const tree = foodTree();
  for (const { ids, text } of foodMentions(dish.title.key.replace(/\{[^}]*\}/g, ' · '), 'en')) {
    const listed = dish.ingredients.filter(({ food }) => ids.some((id) => tree.insides(food).has(id)));
    if (listed.length > 0 && dish.titleWhenSwapped === null && !listed.some(({ food }) => defining.has(food)))
      yield `title: "${text}" is neither defining nor is there a title for when it is swapped`;
  }
}

function* faultsOfList(dish: Dish): Generator<string> {
  const tree = foodTree();
  const seen = new Set<string>();
  for (const { food, amount, unit } of dish.ingredients) {
    if (!tree.foods.has(food) || tree.food(food).isKind) {
      yield `"${food}" is no food of the tables`;
      continue;
    }
    if (seen.has(food)) yield `${food} stands twice`;
    seen.add(food);
    if (amount !== null && gramsOf({ food, amount, unit }) === null) yield `nobody knows what ${amount} ${unit ?? ''} ${food} weigh`;
    const { weights } = tree.food(food);
    if ((unit === 'tsp' || unit === 'tbsp' || unit === 'ml') && !weights.has('ml')) yield `${food} has no weight for ${unit}`;
  }
  for (const [from, swaps] of dish.swaps) {
    if (!seen.has(from)) yield `swaps: ${from} is not in the list`;
    for (const { to } of swaps) if (!tree.foods.has(to)) yield `swaps: "${to}" is no food of the tables`;
  }
}

function* faultsOfMeasure(dish: Dish, plan: Plan): Generator<string> {
  const used = new Set(
    plan.steps.flatMap(({ clauses }) =>
      clauses.flatMap(({ slots }) =>
        Object.values(slots)
          .flat()
          .map(({ at }) => at),
      ),
    ),
  );
  for (const [index, { food }] of plan.ingredients.entries()) if (!used.has(index)) yield `${food} is listed and never used`;
  const { kcal } = nutritionOf(plan.ingredients, plan.makes.servings);
  const isSmall = dish.courses.every((course) => course === 'sauce' || course === 'drink' || course === 'side' || course === 'snack');
  if (kcal < (isSmall ? 2 : 60) || kcal > 1_400) yield `${kcal} kcal in a serving`;
  const grams = plan.ingredients.reduce((sum, ingredient) => sum + (gramsOf(ingredient) ?? 0), 0) / plan.makes.servings;
  if (grams < 8 || grams > 1_300) yield `${Math.round(grams)} g in a serving`;
  for (const [index, clauses] of dish.steps.entries()) {
    if (new Set(clauses.filter(({ minutes }) => minutes !== null).map(({ time, growth }) => `${time} ${growth}`)).size > 1)
      yield `step ${index + 1}: more than one kind of time`;
  }
  const binds = plan.ingredients.some(({ food, unit }) => unit === null && foodTree().insides(food).has('egg'));
  const isBaked = dish.courses.includes('baking') || ['cake', 'biscuit', 'muffin', 'brownie', 'cheesecake', 'quiche'].includes(plan.kind);
  if (binds && isBaked && plan.makes.step === 0) yield 'eggs that bind, and any number of servings: say "by half" or "by whole"';
}

/** Checks the result of adapting a dish to a wish. Reports faults only; a refusal is fine. */
function faultsUnder(dish: Dish, wish: Wish, language: Locale = 'en'): string[] {
  const adapted = adapt(planOf(dish), [wish], dish.swaps);
  if (!adapted.ok) return [];
  const { plan } = adapted;
  const faults: string[] = [];
  const name = `${wish.kind} ${wish.id}`;
  const evidence = { ingredients: plan.ingredients.map(({ food }) => [food]), mentioned: [], carbohydrate: 0 };
  for (const breach of breachesOf(evidence, [wish])) if (breach.food !== null) faults.push(`${name}: ${breach.food} is still in it`);
  const { title, summary, steps } = writeRecipe(plan, { language, servings: plan.makes.servings, unitSystem: 'metric' });
  for (const text of [title, summary, ...steps.map(({ text: said }) => said)]) if (isBroken(text)) faults.push(`${name}: "${text}"`);
  const used = new Set(steps.flatMap(({ uses }) => uses));
  plan.ingredients.forEach(({ food }, index) => {
    if (!used.has(index)) faults.push(`${name}: ${food} is listed and never used`);
  });
  if (steps.length < 2 && dish.steps.length > 2) faults.push(`${name}: only ${steps.length} steps are left`);
  return faults;
}

const classes = [
  'dairy',
  'egg',
  'fish',
  'shellfish',
  'nut',
  'peanut',
  'soybean',
  'gluten',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'meat',
  'pork',
  'alcohol',
  'nightshade',
  'allium',
  'onion',
  'garlic',
];

/** All problems of a dish, one line each. */
export function checkDish(dish: Dish): string[] {
  const listFaults = [...faultsOfList(dish)];
  if (listFaults.length > 0) return listFaults.map((fault) => `${dish.id}: ${fault}`);
  const faults = [...faultsOfWriting(dish)];
  try {
    const plan = planOf(dish);
    faults.push(...faultsOfMeasure(dish, plan));
    const wishes: Wish[] = [
      ...plan.ingredients.map(({ food }): Wish => ({ kind: 'without', id: food })),
      ...classes.map((id): Wish => ({ kind: 'allergy', id })),
      ...wishDiets.map((id): Wish => ({ kind: 'diet', id })),
    ];
    for (const wish of wishes) faults.push(...faultsUnder(dish, wish));
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  }
  return faults.map((fault) => `${dish.id}: ${fault}`);
}
