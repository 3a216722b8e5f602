import { allDishes } from '../dishes/all.ts';
import type { Dish } from '../dishes/dish.ts';
import { improvise, type Improvised } from '../improvise/improvise.ts';
import type { Plan } from '../plan.ts';
import type { Unmet } from '../wishes/adapt.ts';
import { breachesOf } from '../wishes/prove.ts';
import { isAbout, isSeasoning, shareOf } from './about.ts';
import { candidatesFor, fitOfEquipment, fitted, isPossible, toolsIn, type Candidate, type Sought } from './find.ts';
import { fitOf } from './features.ts';
import { decideLeftovers } from './leftovers.ts';
import { minutesOf } from './minutes.ts';
import { variedOrder, type Variety } from './variety.ts';
import { versionFor } from './vary.ts';

/** What the kitchen does with an understood request. */
export type Decision =
  /** `isNamed`: the words name the dish. `unused`: requested foods that are not in it. */
  | { type: 'cook'; dish: string; plan: Plan; isNamed: boolean; unused: readonly string[] }
  | { type: 'improvise'; improvised: Improvised }
  | { type: 'ask'; why: Why; nearest: readonly Candidate[]; improvised: Improvised | null }
  | { type: 'nothing' };

/** The reason for a question: several dishes fit, none fits well, or the named one cannot be adapted. */
export type Why =
  | { type: 'several' }
  | { type: 'none' }
  | { type: 'impossible'; dish: string; unmet: readonly Unmet[] }
  | { type: 'time'; dish: string; minutes: number }
  | { type: 'unknown'; words: readonly string[] }
  | { type: 'equipment'; dish: string; tools: readonly string[] }
  | { type: 'without'; dish: string; foods: readonly string[] };

const mostChoices = 3;

/** Those of these foods or kinds that the ingredient list proves absent: a food in a paste or a stock is not absent. */
function absentFrom({ ingredients }: Plan, foods: readonly string[]): string[] {
  const evidence = { ingredients: ingredients.map(({ food }) => [food]), mentioned: [], carbohydrate: null };
  return foods.filter((id) => breachesOf(evidence, [{ kind: 'without', id }]).length === 0);
}

/** Candidates whose scores differ by less are ties. */
const alikeWithin = 1.5;

/** At most three; of ties, dishes of different kinds. */
function choices(candidates: readonly Candidate[]): Candidate[] {
  const best = candidates[0]?.score ?? 0;
  const alike = candidates.filter(({ score }) => score > best - 0.75);
  const ofEachKind = [...new Map(alike.toReversed().map((candidate) => [candidate.dish.kinds[0], candidate])).values()].toReversed();
  return [...new Set([...ofEachKind, ...candidates])].slice(0, mostChoices);
}

/** Alternatives to a named dish that cannot be made: same kinds and cuisine, with the rest of the request. */
function like(id: string, sought: Sought): Candidate[] {
  const dish = allDishes().find((one) => one.id === id);
  const features = [
    ...(dish?.kinds.map((kind) => `kind:${kind}`) ?? []),
    ...(dish?.courses.map((course) => `course:${course}`) ?? []),
    ...(dish?.cuisines.slice(0, 1).map((cuisine) => `cuisine:${cuisine}`) ?? []),
  ];
  const understood = { ...sought.understood, features: [...new Set([...sought.understood.features, ...features])] };
  return candidatesFor({ ...sought, understood }).filter(({ dish: other, fit }) => other.id !== id && fit >= 0.3);
}

/** Requested equipment for which the dish has no method. */
const toolsMissing = (dish: Dish, sought: Sought) => toolsIn(sought.wishes).filter((tool) => fitOfEquipment(dish, tool) === 0);

/** Similar dishes with a method for the equipment, then the dish itself. */
function withTools(id: string, sought: Sought, own: Candidate): Candidate[] {
  const isSweet = ({ courses }: Dish) => courses.includes('dessert') || courses.includes('baking');
  // A sweet for a sweet.
  const fit = like(id, sought).filter(({ dish }) => toolsMissing(dish, sought).length === 0 && isSweet(dish) === isSweet(own.dish));
  return [...choices(fit).slice(0, mostChoices - 1), own];
}

/** Manners that are proven on the steps, and of which half is nothing. */
const hardManners = ({ understood }: Sought) =>
  understood.features.filter((feature) => /^manner:(?:no-cook|no-bake|one-pot)$/.test(feature));

function decideNamed(id: string, sought: Sought): Decision | null {
  const dish = allDishes().find((one) => one.id === id);
  if (dish === undefined) return null;
  const { foods } = sought.understood;
  const asked = versionFor(
    dish,
    foods.map((food) => food.id),
  );
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

/** The number of requested features that can distinguish dishes. */
const askedFor = ({ understood: { foods, features }, wishes }: Sought) =>
  foods.filter(({ id }) => !isSeasoning(id)).length +
  // Occasions and seasons do not distinguish dishes.
  features.filter((feature) => !/^(?:occasion|season|audience):/.test(feature)).length +
  wishes.filter(({ kind }) => kind === 'minutes' || kind === 'diet' || kind === 'equipment').length;

function decideDescribed(sought: Sought, variety: Variety): Decision {
  const { foods, features } = sought.understood;
  const hard = hardManners(sought);
  const candidates = candidatesFor(sought).filter(({ dish, plan }) => hard.every((feature) => fitOf(dish, plan, feature) === 1));
  const isWhole = ({ fit, missing }: Candidate) => fit >= 0.999 && missing.length === 0;
  const every = candidates.filter(isWhole);
  const hasKind = features.some((feature) => feature.startsWith('kind:'));
  // "With chickpeas and spinach" lists foods; two foods and nothing else may be the name of a dish.
  const isList = foods.length > 2 || (foods.length === 2 && (features.length > 0 || foods.some(({ isCompanion }) => isCompanion)));
  // "Scotch eggs" are not pancakes with whisky and eggs: a dish cooked without a question must feature each food.
  const whole = every.filter((candidate) => isList || isAbout(candidate, foods));
  const improvised = improvise(sought);
  // If most requested foods had to be added, it is another dish: prefer one made of them.
  const isOwn = ({ changes, covered }: Candidate) => changes < 2 || changes * 2 < covered.length;
  const fitting = whole.filter(isOwn);
  // Many dishes match a broad request: vary them.
  const isWide = foods.length === 0 && !hasKind;
  const wantsMeal = !features.some((feature) => feature.startsWith('course:') && feature !== 'course:dinner' && feature !== 'course:main');
  const varied = (alike: readonly Candidate[]) => {
    const least = (alike[0]?.score ?? 0) - alikeWithin;
    return variedOrder(
      alike.filter(({ score }) => score >= least),
      variety,
      wantsMeal,
    );
  };
  const [first] = isWide ? varied(fitting) : fitting;
  // Chickpea stew, even if it takes ten minutes longer, rather than scrambled tofu into which chickpeas are put.
  const isMadeOfThem = (candidate: Candidate) => candidate.changes === 0 && candidate.missing.length === 0 && isAbout(candidate, foods);
  const own = foods.length === 0 ? undefined : candidates.find((candidate) => candidate.fit >= 0.8 && isMadeOfThem(candidate));
  // Stuffed courgettes before a quiche into which courgettes are put.
  const offered = (from: readonly Candidate[], pick: (some: readonly Candidate[]) => readonly Candidate[]) => {
    const made = foods.length === 0 ? [] : from.filter(isMadeOfThem);
    const most = Math.max(...made.map((candidate) => shareOf(candidate, foods)));
    const chief = made.filter((candidate) => shareOf(candidate, foods) * 2 > most);
    return [...new Set([...pick(chief), ...pick(made), ...pick(from)])].slice(0, mostChoices);
  };
  const best = first !== undefined && first.changes > 0 && own !== undefined ? own : first;
  // An unknown word may be the name of the dish: offer the closest ones instead of cooking one under that name.
  const mayBeOther = sought.understood.unread.length > 0 && foods.length + features.length <= 2;
  if (mayBeOther) {
    const nearest = whole.length > 0 ? whole : candidates.filter(({ fit }) => fit >= 0.5);
    if (nearest.length + (improvised === null ? 0 : 1) > 0)
      return { type: 'ask', why: { type: 'none' }, nearest: offered(nearest, choices), improvised };
  }
  if (best !== undefined) {
    // A single word ("soup", "chicken") leads to a question; two or more are enough.
    if (askedFor(sought) >= 2 || (every.length === 1 && foods.length !== 1))
      return { type: 'cook', dish: best.dish.id, plan: best.plan, isNamed: false, unused: [] };
    return { type: 'ask', why: { type: 'several' }, nearest: offered(whole, varied), improvised };
  }
  if (improvised !== null && hasKind) return { type: 'improvise', improvised };
  const mains = foods.filter(({ id }) => !isSeasoning(id));
  const near = candidates.filter(({ fit, covered }) => fit >= 0.5 && (mains.length === 0 || covered.some((food) => !isSeasoning(food))));
  // Only a spice is missing.
  const [nearest] = near;
  if (
    nearest !== undefined &&
    nearest.fit >= 0.8 &&
    nearest.missing.every(isSeasoning) &&
    isOwn(nearest) &&
    (isList || isAbout(nearest, foods))
  )
    return { type: 'cook', dish: nearest.dish.id, plan: nearest.plan, isNamed: false, unused: nearest.missing };
  if (near.length > 0) return { type: 'ask', why: { type: 'none' }, nearest: offered(near, choices), improvised };
  if (improvised !== null) return { type: 'improvise', improvised };
  const some = candidates.filter(({ fit }) => fit > 0.2);
  return some.length > 0 ? { type: 'ask', why: { type: 'none' }, nearest: choices(some), improvised: null } : { type: 'nothing' };
}

/** The decision for a request in which a dish, a food or a feature was understood. */
export function decide(sought: Sought, variety: Variety): Decision {
  const leftovers = decideLeftovers(sought);
  if (leftovers !== null) return leftovers;
  const { dishes } = sought.understood;
  const most = Math.max(0, ...dishes.map(({ words }) => words));
  const named = dishes.filter(({ words }) => words === most);
  if (named.length === 0) return decideDescribed(sought, variety);
  const [first] = named;
  if (named.length === 1 && first !== undefined) return decideNamed(first.id, sought) ?? decideDescribed(sought, variety);
  // One name for several dishes: the rest of the request decides, or the cook asks.
  const ids = new Set(named.map(({ id }) => id));
  const fitting = candidatesFor(
    sought,
    allDishes().filter(({ id }) => ids.has(id)),
  );
  const [best, second] = fitting;
  if (best !== undefined && (second === undefined || best.score > second.score + 1))
    return { type: 'cook', dish: best.dish.id, plan: best.plan, isNamed: true, unused: best.missing };
  if (fitting.length > 0) return { type: 'ask', why: { type: 'several' }, nearest: choices(fitting), improvised: null };
  return first === undefined ? { type: 'nothing' } : (decideNamed(first.id, sought) ?? { type: 'nothing' });
}
