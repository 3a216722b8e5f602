import { listFormat, numberFormat } from '../../../../contract/formats.ts';
import { sourceLocale, type Locale } from '../../../../contract/shell/locales.ts';
import { fillTemplate } from '../../../../contract/recipes/recipe-template.ts';
import { possibleServings, showRecipe } from '../../../../contract/recipes/recipe-math.ts';
import type { Ingredient, RecipeBody, Step, UnitSystem } from '../../../../contract/recipes/recipe.ts';
import type { Tip } from '../../../../contract/recipes/tips.ts';
import { foodTree } from '../foods/lexicon.ts';
import { namesIn, usNames, type FoodName } from '../foods/names.ts';
import { wholeTime } from '../finding/minutes.ts';
import { gramsOf, isPoured, nutritionOf } from '../foods/weigh.ts';
import { sayRemark } from './remark.ts';
import type { Plan, PlannedIngredient, PlannedStep, PlannedText, PlannedTip } from '../plan.ts';
import type { Cuisine } from '../dishes/features.ts';
import type { Share } from '../dishes/template.ts';
import { grammarOf } from './grammars.ts';
import { saySentence, sayWhole, type Scene, type Spoken } from './sentence.ts';
import { sayTitle } from './title.ts';

/** A food's name in a language; its id when there is none, which a check prevents. */
export const nameOf = (food: string, language: Locale): FoodName =>
  namesIn(language).get(food) ?? {
    one: food,
    many: food,
    gender: '',
    genderOfMany: '',
    isInvariable: false,
    isPlural: false,
    forms: {},
    also: [],
  };

/** The name in kitchens with these units: aubergine is eggplant where cups are used. */
const nameIn = (food: string, language: Locale, unitSystem: UnitSystem): FoodName => {
  const name = nameOf(food, language);
  const american = language === sourceLocale && unitSystem === 'us' ? usNames().get(food) : undefined;
  return american === undefined ? name : { ...name, ...american };
};

/** Foods that are weighed, whatever the number of pieces. */
const masses: ReadonlySet<string> = new Set([
  'melting-cheese',
  'soft-cheese',
  'hard-cheese',
  'tofu',
  'bread',
  'cured',
  'whole-bird',
  'roast',
  'stewing-meat',
]);
/** Foods in pieces too small to count: breadcrumbs, flaked almonds. */
const crumbs: ReadonlySet<string> = new Set([
  'bread',
  'nut',
  'seed',
  'grain',
  'spice',
  'herb',
  'salad',
  'chocolate',
  'pulse',
  'quick-vegetable',
  'aromatic',
  'shellfish',
  'paste',
]);

/** The same in every role: flakes, strips, chips. */
const flakes = /-(?:flake|strip|chip|curd|slice|crisp)$|^(?:cornflake|sprinkle|crispy-onion|crispy-shallot|gluten-free-crispy-onion)$/;

/** Plural by weight: 300 g of mushrooms are several, 200 g of cabbage are not. */
function isManyByWeight(ingredient: PlannedIngredient): boolean {
  const { weights, role } = foodTree().food(ingredient.food);
  const each = weights.get('each');
  const grams = gramsOf(ingredient);
  if (each === undefined) return crumbs.has(role) || flakes.test(ingredient.food);
  return !masses.has(role) && grams !== null && grams > each * 1.3;
}

const bigRoles: ReadonlySet<string> = new Set(['potato', 'root', 'firm-vegetable', 'firm-fruit']);
const bigGrams = 60;

/** Potatoes, carrots and apples are bought and measured by weight, also where flour is measured in cups. */
function isWeighed(food: string, unit: string | null): boolean {
  const { role, weights } = foodTree().food(food);
  return unit === 'g' && bigRoles.has(role) && (weights.get('each') ?? 0) >= bigGrams;
}

function spokenOf(ingredient: PlannedIngredient, language: Locale, unitSystem: UnitSystem): Spoken {
  const isCounted = ingredient.unit === null && ingredient.amount !== null && ingredient.scales;
  return {
    name: nameIn(ingredient.food, language, unitSystem),
    cue: foodTree().food(ingredient.food).cue,
    isMany: ingredient.unit === null ? (ingredient.amount ?? 0) > 1 : isManyByWeight(ingredient),
    isCounted,
  };
}

function writeIngredient(ingredient: PlannedIngredient, index: number, scene: Scene): Ingredient {
  const { food, amount, unit, note, scales, was } = ingredient;
  const spoken = scene.ingredients[index];
  const { one, many } = spoken?.name ?? nameOf(food, scene.language);
  const { weights } = foodTree().food(food);
  const noteTemplate = note === null ? null : saySentence(note, scene, index);
  return {
    amount,
    unit,
    item: unit !== null && spoken?.isMany === true ? many : one,
    ...(unit === null && many !== one ? { plural: many } : {}),
    note: noteTemplate,
    ...(noteTemplate === null || !noteTemplate.includes('⟨') ? {} : { noteTemplate }),
    scales,
    replaces: was === null ? null : nameOf(was, scene.language).one,
    food,
    density: isWeighed(food, unit) ? null : (weights.get('ml') ?? null),
    isPoured: isPoured(food),
    each: (unit === null ? weights.get('each') : weights.get(unit)) ?? null,
  };
}

const knownShares: Partial<Record<Share, number>> = { all: 1, half: 0.5, third: 1 / 3, quarter: 0.25 };

/** The amount of each ingredient in a step; `used`, what earlier steps have taken, is updated. */
function sharesOf(texts: readonly PlannedText[], used: Map<number, number>): Map<number, number | null> {
  const shares = new Map<number, number | null>();
  for (const { at, share } of texts.flatMap(({ slots }) => Object.values(slots).flat())) {
    if (shares.has(at)) continue;
    const before = used.get(at) ?? 0;
    // An onion that is stirred again is not added again.
    const part = share === 'rest' ? Math.max(0, 1 - before) : share === 'all' && before > 0 ? null : (knownShares[share] ?? null);
    shares.set(at, part);
    used.set(at, Math.min(1, before + (part ?? 0)));
  }
  return shares;
}

function writeStep({ clauses, growth, time }: PlannedStep, scene: Scene, used: Map<number, number>): Step {
  const shares = sharesOf(clauses, used);
  const template = clauses
    .map((clause, index) => sayWhole(clause, { ...scene, before: clauses[index - 1] }))
    .join(grammarOf(scene.language).gap);
  const minutes = clauses.reduce((sum, clause) => sum + (clause.minutes ?? 0), 0);
  return {
    text: template,
    template,
    minutes: minutes === 0 ? null : minutes,
    uses: [...shares.keys()],
    shares: [...shares.values()],
    growth,
    time,
  };
}

/** Titles and summaries do not scale: they describe the original dish. */
const settled = (text: string, { ingredients }: Plan, language: Locale): string =>
  fillTemplate(text, { isMany: (index) => (ingredients[index]?.amount ?? 0) > 1.2, unitSystem: 'metric', format: String, language });

const raised = (text: string, language: Locale) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

const sceneOf = ({ ingredients }: Plan, language: Locale, unitSystem: UnitSystem): Scene => ({
  language,
  ingredients: ingredients.map((ingredient) => spokenOf(ingredient, language, unitSystem)),
});

/** The title of a plan alone. */
export const titleIn = (plan: Plan, language: Locale): string => settled(sayTitle(plan, sceneOf(plan, language, 'metric')), plan, language);

/** The name of a cuisine. */
export const cuisineIn = (cuisine: Cuisine, language: Locale): string =>
  saySentence({ key: `#cuisine:${cuisine}`, slots: {}, measures: {} }, { language, ingredients: [] });

/** A tip with its foods as a list. */
function writeTip({ about, key, measures, foods }: PlannedTip, language: Locale): Tip {
  const names = foods.map(
    (food) => nameOf(food, language)[masses.has(foodTree().food(food).role) || foodTree().food(food).role === 'rice' ? 'one' : 'many'],
  );
  const list = listFormat(grammarOf(language).listTag, { type: 'conjunction' }).format(names);
  const template = sayWhole({ key, slots: {}, measures }, { language, ingredients: [] }).replace('{foods}', list);
  return { about, text: template, template };
}

interface Wanted {
  language: Locale;
  servings: number;
  unitSystem: UnitSystem;
}

/** The parts of a recipe that come from the plan; labels, checks and wishes come from the proof. */
export type WrittenBody = Omit<RecipeBody, 'allergens' | 'diets'>;

/** A whole bird is bought by the piece: two birds, not one of 3 kg. Each roasts as long as before. */
function asBirds(plan: Plan): Plan {
  const isBird = ({ food, unit, amount }: PlannedIngredient) =>
    unit === 'g' && amount !== null && foodTree().food(food).role === 'whole-bird' && foodTree().food(food).weights.has('each');
  if (plan.makes.step !== 1 || !plan.ingredients.some(isBird)) return plan;
  const ingredients = plan.ingredients.map((ingredient) => {
    if (!isBird(ingredient)) return ingredient;
    const note = ingredient.note ?? {
      key: birdWeight,
      slots: {},
      measures: { g: { kind: 'weight' as const, value: ingredient.amount ?? 0 } },
    };
    return { ...ingredient, amount: 1, unit: null, note };
  });
  return { ...plan, ingredients, steps: plan.steps.map((step) => (step.growth === 'size' ? { ...step, growth: 'none' as const } : step)) };
}

/** The note of a bird that is counted. */
export const birdWeight = 'of about {g}';

/** Writes a plan as a recipe in a language: for the closest possible number of servings, in the units of `unitSystem`. */
export function writeRecipe(whole: Plan, { language, servings, unitSystem }: Wanted): WrittenBody {
  const plan = asBirds(whole);
  const scene = sceneOf(plan, language, unitSystem);
  const used = new Map<number, number>();
  const steps = plan.steps.map((step) => writeStep(step, scene, used));
  const { makes } = plan;
  const step = Math.max(1, Math.round(makes.step * makes.servings));
  const body: WrittenBody = {
    language,
    title: settled(sayTitle(plan, scene), plan, language),
    summary: settled(sayWhole(plan.summary, scene), plan, language),
    cuisine: plan.cuisine === null ? null : cuisineIn(plan.cuisine, language),
    servings: plan.makes.servings,
    prepMinutes: plan.prepMinutes,
    cookMinutes: wholeTime(steps.map(({ time = 'working', minutes }) => ({ time, minutes: minutes ?? 0 }))),
    ingredients: plan.ingredients.map((ingredient, index) => writeIngredient(ingredient, index, scene)),
    steps,
    nutrition: nutritionOf(whole.ingredients, plan.makes.servings),
    assumptions: plan.remarks.map(({ id, values = {}, foods = {} }) => {
      const named = Object.entries(foods).map(([name, ids]) => [name, ids.map((food) => nameOf(food, language).one)] as const);
      return raised(sayRemark({ id, values: { ...values, ...Object.fromEntries(named) } }, language), language);
    }),
    ...(plan.tips === undefined ? {} : { tips: plan.tips.map((tip) => writeTip(tip, language)) }),
    makes: makes.pieces,
    servingsStep: step,
    kind: plan.kind,
  };
  const format = (value: number) => numberFormat(language, { maximumFractionDigits: 2 }).format(value);
  return showRecipe(body, { servings: possibleServings(body, servings), unitSystem, format });
}
