import type { Wish } from '../../../../contract/kitchen/wishes.ts';
import { requiredSlots } from '../dishes/template.ts';
import type { Role, Swap } from '../foods/food.ts';
import { foodTree } from '../foods/lexicon.ts';
import { gramsOf } from '../foods/weigh.ts';
import type { Plan, PlannedClause, PlannedIngredient, PlannedStep, PlannedText } from '../plan.ts';
import { isBetterGone } from './better-gone.ts';
import { breaks, exclusionOf, type Exclusion } from './exclusions.ts';
import { noteFor, withOwnMethod } from './own-method.ts';

/** A wish that a dish cannot keep, with the conflicting food. */
export interface Unmet {
  wish: Wish;
  food: string;
}

export type Adapted = { ok: true; plan: Plan } | { ok: false; unmet: Unmet[] };

/** The dish's own substitutes: food -> foods, best first. */
export type OwnSwaps = ReadonlyMap<string, readonly Swap[]>;

// Flavour or decoration that does not define the dish.
const dispensable: ReadonlySet<Role> = new Set(['herb', 'spice', 'seed', 'chilli', 'citrus', 'aromatic']);

const isDispensable = ({ food, part }: PlannedIngredient) =>
  part === 'optional' || (part === 'swappable' && dispensable.has(foodTree().food(food).role));

const isSameKind = (food: string, other: string) => {
  const { parents } = foodTree().food(food);
  return foodTree()
    .food(other)
    .parents.some((parent) => parents.includes(parent));
};

/** The outcome for an ingredient: kept, swapped, or removed. Null: no honest option. */
type Fate = { type: 'stays' } | { type: 'swapped'; swap: Swap } | { type: 'goes' } | null;

/** Substitutes for a food, best first: requested ones ("soy milk instead of milk"), the dish's own, the lexicon's. */
function swapsOf({ food, part }: PlannedIngredient, own: OwnSwaps, wanted: readonly string[]): Swap[] {
  const tree = foodTree();
  // A defining food is replaced only by the dish's own substitutes.
  const known = [...(own.get(food) ?? []), ...(part === 'defining' ? [] : tree.food(food).swaps)];
  const isAlike = (other: string) => part !== 'defining' && !tree.food(other).isKind && tree.food(other).role === tree.food(food).role;
  const asked = wanted.flatMap((other): Swap[] => {
    const listed = known.filter(({ to }) => tree.lineage(to).has(other));
    return listed.length > 0 || !isAlike(other) ? listed : [{ to: other, ratio: 1 }];
  });
  return [...asked, ...known];
}

function fateOf(
  ingredient: PlannedIngredient,
  exclusions: readonly Exclusion[],
  own: OwnSwaps,
  wanted: readonly string[],
  isLeftOut: boolean,
): Fate {
  const { food } = ingredient;
  const isBroken = exclusions.some((exclusion) => breaks(exclusion, food));
  const isDoubtful = exclusions.some(({ verdict }) => verdict(food) !== 'free');
  if (!isBroken && !isDoubtful) return { type: 'stays' };
  if (isBroken && isLeftOut && isBetterGone(ingredient, exclusions, own.has(food))) return { type: 'goes' };
  const swaps = swapsOf(ingredient, own, wanted);
  if (swaps.length > 0) {
    const clean = swaps.find(({ to }) => exclusions.every(({ verdict }) => verdict(to) === 'free'));
    // If the wish tolerates it, only another brand of the same food replaces it: no horseradish for mustard.
    const usable = isBroken
      ? (clean ?? swaps.find(({ to }) => !exclusions.some((exclusion) => breaks(exclusion, to))))
      : swaps.find(({ to }) => isSameKind(food, to) && exclusions.every(({ verdict }) => verdict(to) === 'free'));
    if (usable !== undefined) return { type: 'swapped', swap: usable };
  }
  // It depends on the brand, and the wish tolerates that: the recipe says what to check.
  if (!isBroken) return { type: 'stays' };
  return isDispensable(ingredient) ? { type: 'goes' } : null;
}

const tidy = (amount: number) =>
  amount >= 20 ? Math.round(amount / 5) * 5 : amount >= 3 ? Math.round(amount) : Math.round(amount * 4) / 4;

const isWholeSpice = (food: string) => /-(?:pod|stick)$/.test(food);

/** The ingredient replaced by `swap`. Counts become grams when the substitute is not counted. */
export function swapped(ingredient: PlannedIngredient, { to, ratio }: Swap): PlannedIngredient {
  const { food, amount, unit } = ingredient;
  const base = { ...ingredient, food: to, note: noteFor(food, to, ingredient.note), was: ingredient.was ?? food };
  if (amount === null) return base;
  const { weights } = foodTree().food(to);
  const each = weights.get('each');
  // A spoon of extract is half a pod.
  if (each !== undefined && each < 15 && (unit === 'tsp' || unit === 'tbsp') && isWholeSpice(to)) {
    const weight = gramsOf(ingredient) ?? 0;
    return { ...base, amount: Math.max(0.5, Math.round((weight * ratio * 2) / each) / 2), unit: null };
  }
  const isCountedAlike = unit === null ? weights.has('each') : weights.has(unit) || ['g', 'kg', 'ml', 'l', 'tsp', 'tbsp'].includes(unit);
  if (isCountedAlike && (unit !== null || ratio === 1)) return { ...base, amount: ratio === 1 ? amount : tidy(amount * ratio) };
  const grams = gramsOf(ingredient);
  return grams === null ? base : { ...base, amount: Math.max(1, tidy(grams * ratio)), unit: 'g' };
}

/** The changed ingredients, and the new index of each old one. */
interface Changed {
  list: readonly PlannedIngredient[];
  newIndex: ReadonlyMap<number, number>;
}

/** A text with placeholders for the new list; null when a required one is empty. */
function retold<T extends PlannedText>(text: T, { list, newIndex }: Changed): T | null {
  const isStill = (food: string | undefined, as: string) => food !== undefined && foodTree().lineage(food).has(as);
  const slots = Object.fromEntries(
    Object.entries(text.slots).map(([letter, places]) => {
      const moved = places.flatMap(({ at, ...place }) => {
        const to = newIndex.get(at);
        return to === undefined || (place.as !== undefined && !isStill(list[to]?.food, place.as)) ? [] : [{ at: to, ...place }];
      });
      // Two foods of one sentence may have become the same.
      return [letter, moved.filter(({ at }, index) => moved.findIndex((other) => other.at === at) === index)];
    }),
  );
  const isWhole = requiredSlots(text).every((letter) => (slots[letter] ?? []).length > 0);
  return isWhole ? { ...text, slots } : null;
}

const keepText = (text: PlannedText, changed: Changed): PlannedText =>
  retold(text, changed) ?? { ...text, slots: Object.fromEntries(Object.keys(text.slots).map((letter) => [letter, []])) };

/** The summary to use when a required food is gone. */
export const plainSummary = 'Made with {a:bare}.';

function keepSummary(text: PlannedText, changed: Changed): PlannedText {
  const { newIndex } = changed;
  const told = retold(text, changed);
  if (told !== null) return told;
  const left = Object.values(text.slots).flatMap((places) => places.flatMap(({ at }) => newIndex.get(at) ?? []));
  const foods = left.length > 0 ? left : [...newIndex.values()].slice(0, 3);
  return { key: plainSummary, slots: { a: [...new Set(foods)].map((at) => ({ at, share: 'all' as const })) }, measures: {} };
}

function retoldStep(step: PlannedStep, changed: Changed): PlannedStep | null {
  const clauses = step.clauses.flatMap((clause): PlannedClause[] => {
    const told = retold(clause, changed);
    return told === null ? [] : [told];
  });
  return clauses.length === 0 ? null : { ...step, clauses };
}

/** The foods that step sentences still mention. */
const spokenOf = (steps: readonly PlannedStep[]) =>
  new Set(
    steps.flatMap(({ clauses }) => clauses.flatMap(({ slots }) => Object.values(slots).flatMap((places) => places.map(({ at }) => at)))),
  );

/** The plan with these ingredients. Null when a dropped sentence would remove something that the dish needs. */
export function rebuilt(plan: Plan, next: readonly (PlannedIngredient | null)[]): Plan | null {
  const merged: PlannedIngredient[] = [];
  const newIndex = new Map<number, number>();
  next.forEach((ingredient, index) => {
    if (ingredient === null) return;
    const same = merged.findIndex(
      ({ food, unit, was }) => food === ingredient.food && unit === ingredient.unit && (was !== null || ingredient.was !== null),
    );
    const before = merged[same];
    if (before !== undefined) {
      merged[same] = {
        ...before,
        amount: before.amount === null || ingredient.amount === null ? before.amount : before.amount + ingredient.amount,
      };
      newIndex.set(index, same);
      return;
    }
    newIndex.set(index, merged.length);
    merged.push(ingredient);
  });
  const changed: Changed = { list: merged, newIndex };
  const steps = withOwnMethod(
    plan.steps.flatMap((step) => retoldStep(step, changed) ?? []),
    merged,
  );
  const spoken = spokenOf(steps);
  if (merged.some((_, index) => !spoken.has(index))) {
    const lost = next.filter((ingredient, index) => ingredient !== null && !spoken.has(newIndex.get(index) ?? -1));
    if (lost.some((ingredient) => ingredient !== null && !isDispensable(ingredient))) return null;
    // It would be bought and never used.
    return rebuilt(
      plan,
      next.map((ingredient) => (lost.includes(ingredient) ? null : ingredient)),
    );
  }
  return {
    ...plan,
    title: keepText(plan.title, changed),
    titleWhenSwapped: plan.titleWhenSwapped === null ? null : keepText(plan.titleWhenSwapped, changed),
    summary: keepSummary(plan.summary, changed),
    ingredients: merged,
    steps,
    additions: plan.additions.flatMap((at) => newIndex.get(at) ?? []),
  };
}

/** The wishes that exclude foods. */
export function exclusionsOf(wishes: readonly Wish[]): Exclusion[] {
  const allowed = wishes.flatMap(({ kind, id }) => (kind === 'allow' ? [id] : []));
  const isAllowed = (food: string) => allowed.some((id) => foodTree().lineage(food).has(id));
  return wishes.flatMap((wish) => {
    const exclusion = exclusionOf(wish);
    if (exclusion === null || allowed.length === 0 || wish.kind === 'allergy') return exclusion ?? [];
    return { ...exclusion, verdict: (food: string) => (isAllowed(food) ? 'free' : exclusion.verdict(food)) };
  });
}

/**
 * Adapts a plan to wishes by swapping or removing excluded foods. Refuses what cannot be done honestly. Claims nothing: `prove` checks the result.
 * `wanted`: requested foods that are not in the plan.
 */
export function adapt(plan: Plan, wishes: readonly Wish[], own: OwnSwaps, wanted: readonly string[] = []): Adapted {
  const exclusions = exclusionsOf(wishes);
  if (exclusions.length === 0) return { ok: true, plan };
  const without = adapted(plan, exclusions, (ingredient) => fateOf(ingredient, exclusions, own, wanted, true));
  // What holds a dish together is replaced after all.
  return without.ok ? without : adapted(plan, exclusions, (ingredient) => fateOf(ingredient, exclusions, own, wanted, false));
}

function adapted(plan: Plan, exclusions: readonly Exclusion[], fateIn: (ingredient: PlannedIngredient) => Fate): Adapted {
  const unmet: Unmet[] = [];
  const next = plan.ingredients.map((ingredient): PlannedIngredient | null => {
    const fate = fateIn(ingredient);
    if (fate === null) {
      const wish = exclusions.find((exclusion) => breaks(exclusion, ingredient.food))?.wish;
      if (wish !== undefined) unmet.push({ wish, food: ingredient.food });
      return null;
    }
    if (fate.type === 'stays') return ingredient;
    if (fate.type === 'swapped') return swapped(ingredient, fate.swap);
    return null;
  });
  if (unmet.length > 0) return { ok: false, unmet };
  const changed = rebuilt(plan, next);
  if (changed !== null) return { ok: true, plan: changed };
  const first = plan.ingredients.find((_, index) => next[index] === null);
  const wish = exclusions.find((exclusion) => first !== undefined && breaks(exclusion, first.food))?.wish;
  return { ok: false, unmet: wish === undefined || first === undefined ? [] : [{ wish, food: first.food }] };
}
