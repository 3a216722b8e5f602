import { allDishes } from '../dishes/all.ts';
import type { Dish } from '../dishes/dish.ts';
import { foodTree } from '../foods/lexicon.ts';
import { improvise, type Improvised } from '../improvise/improvise.ts';
import type { Plan } from '../plan.ts';
import { breachesOf } from '../wishes/prove.ts';
import { isSeasoning } from './about.ts';
import { isOf } from './belongs.ts';
import { choices, hardManners, like, mostChoices, type Decision } from './decision.ts';
import { fitOf } from './features.ts';
import { fitOfEquipment, fitted, isPossible, toolsIn, type Candidate, type Sought } from './find.ts';
import { minutesOf } from './minutes.ts';
import { versionFor } from './vary.ts';

/** Those of these foods or kinds that the ingredient list proves absent: a food in a paste or a stock is not absent. */
function absentFrom({ ingredients }: Plan, foods: readonly string[]): string[] {
  const evidence = { ingredients: ingredients.map(({ food }) => [food]), mentioned: [], carbohydrate: null };
  return foods.filter((id) => breachesOf(evidence, [{ kind: 'without', id }]).length === 0);
}

/** Requested equipment for which the dish has no method. */
const toolsMissing = (dish: Dish, sought: Sought) => toolsIn(sought.wishes).filter((tool) => fitOfEquipment(dish, tool) === 0);

/** The dish itself, as it is usually made, then similar dishes with a method for the equipment. */
function withTools(id: string, sought: Sought, own: Candidate): Candidate[] {
  const isSweet = ({ courses }: Dish) => courses.includes('dessert') || courses.includes('baking');
  // A sweet for a sweet.
  const fit = like(id, sought).filter(({ dish }) => toolsMissing(dish, sought).length === 0 && isSweet(dish) === isSweet(own.dish));
  return [own, ...choices(fit).slice(0, mostChoices - 1)];
}

const staples: ReadonlySet<string> = new Set(['rice', 'pasta', 'noodle', 'pulse', 'dried-pulse']);

/** "Basmati rice" is a name of the dish of rice, and says which one: staples in its name that the dish can be made of. */
function varietiesNamed(dish: Dish, { understood }: Sought): string[] {
  const isStaple = (id: string) => !foodTree().food(id).isKind && staples.has(foodTree().food(id).role);
  const isVariety = (id: string) => dish.variations.some(({ food, by }) => food !== id && isOf(id, by));
  return understood.named.filter((id) => isStaple(id) && isVariety(id));
}

/** The decision for a request that names one dish of the book. */
export function decideNamed(id: string, sought: Sought): Decision | null {
  const dish = allDishes().find((one) => one.id === id);
  if (dish === undefined) return null;
  const { foods } = sought.understood;
  const asked = versionFor(dish, [...foods.map((food) => food.id), ...varietiesNamed(dish, sought)]);
  const kept = fitted(asked, sought.wishes);
  if (!kept.ok)
    return { type: 'ask', why: { type: 'impossible', dish: id, unmet: kept.unmet }, nearest: choices(like(id, sought)), improvised: null };
  const { version } = kept;
  const { plan } = version;
  if (!isPossible(dish, plan, sought.wishes)) {
    const limit = sought.wishes.find(({ kind }) => kind === 'minutes');
    const isTooLong = limit !== undefined && minutesOf(plan) > Number(limit.id);
    const unfit = sought.wishes.filter(({ kind, id: wished }) => kind === 'no-equipment' || wished === 'baby' || wished === 'pregnancy');
    if (!isTooLong)
      return {
        type: 'ask',
        why: { type: 'impossible', dish: id, unmet: unfit.map((wish) => ({ wish, food: '' })) },
        nearest: choices(like(id, sought)),
        improvised: null,
      };
    return {
      type: 'ask',
      why: { type: 'time', dish: id, minutes: Number(limit?.id ?? 0) },
      nearest: choices(like(id, sought)),
      improvised: null,
    };
  }
  const unkept = hardManners(sought).filter((feature) => fitOf(dish, plan, feature) < 1);
  if (unkept.length > 0) {
    const unmet = unkept.map((feature) => ({ wish: { kind: 'feature' as const, id: feature }, food: '' }));
    const nearest = choices(like(id, sought).filter((other) => unkept.every((feature) => fitOf(other.dish, other.plan, feature) === 1)));
    return { type: 'ask', why: { type: 'impossible', dish: id, unmet }, nearest, improvised: null };
  }
  const { atName } = sought.understood;
  const own: Candidate = { ...version, score: 0, fit: 0 };
  const withOwn = () => [own, ...choices(like(id, sought))].slice(0, mostChoices);
  // "Chicken noodle casserole" is no chicken noodle soup: one more word, which names another kind of dish.
  const { words, features } = sought.understood;
  const named = sought.understood.dishes.find((one) => one.id === id);
  const others = features.filter((feature) => feature.startsWith('kind:') && fitOf(dish, plan, feature) === 0);
  if (named !== undefined && words - named.words === 1 && others.length > 0 && foods.length === 0) {
    const near = like(id, sought).filter(({ dish: other }) => others.every((feature) => fitOf(other, plan, feature) > 0));
    return { type: 'ask', why: { type: 'none' }, nearest: [...choices(near).slice(0, mostChoices - 1), own], improvised: null };
  }
  // "Birria tacos" may differ from the known tacos.
  if (atName.length > 0) return { type: 'ask', why: { type: 'unknown', words: atName }, nearest: withOwn(), improvised: null };
  const tools = toolsMissing(dish, sought);
  if (tools.length > 0)
    return { type: 'ask', why: { type: 'equipment', dish: id, tools }, nearest: withTools(id, sought, own), improvised: null };
  // "Mushroom stroganoff" is not the beef version; "stroganoff with mushrooms" may be.
  const unused = absentFrom(plan, version.missing);
  const foreign = unused.filter((food) => !isSeasoning(food) && foods.find((one) => one.id === food)?.isCompanion === false);
  if (foreign.length === 0) return { type: 'cook', dish: id, plan, isNamed: true, unused };
  const better = like(id, sought).find(({ missing, dish: other }) => missing.length === 0 && other.kinds[0] === dish.kinds[0]);
  if (better !== undefined) return { type: 'cook', dish: better.dish.id, plan: better.plan, isNamed: false, unused: [] };
  return {
    type: 'ask',
    why: { type: 'without', dish: id, foods: foreign },
    nearest: withOwn(),
    improvised: improviseOrNull(sought, dish.kinds[0]),
  };
}

const improviseOrNull = (sought: Sought, kind?: string): Improvised | null => {
  const features = kind === undefined ? sought.understood.features : [...sought.understood.features, `kind:${kind}`];
  return improvise({ ...sought, understood: { ...sought.understood, features } });
};
