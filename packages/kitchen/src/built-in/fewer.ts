import { i18n } from '@anydish/language/sentence';
import { isThat } from '../finding/belongs.ts';
import type { Role, Trait } from '../foods/food.ts';
import { foodTree } from '../foods/lexicon.ts';
import { gramsOf } from '../foods/weigh.ts';
import { indexesOf, isSalt, isServed, roleOf } from '../methods/parts.ts';
import type { Plan, PlannedIngredient, PlannedRemark } from '../plan.ts';
import { rebuilt } from '../wishes/adapt.ts';
import { remark } from './remarks.ts';

/* "Fewer ingredients": what is optional goes, then what only decorates; several ground spices become one mix. What makes the dish stays. */

type IsAllowed = (food: string) => boolean;
type Shorter = { plan: Plan; remarks: PlannedRemark[] };

const decorates: ReadonlySet<Role> = new Set(['herb', 'seed', 'citrus', 'nut']);
const atTheEnd = /^(?:Scatter|Garnish|Sprinkle|Top|Serve|Decorate|Finish|Dust)/;

/** Foods in the title: without them it would be wrong. */
const namedIn = ({ title, titleWhenSwapped }: Plan) =>
  new Set([title, titleWhenSwapped].flatMap((text) => Object.values(text?.slots ?? {}).flatMap((places) => places.map(({ at }) => at))));

/** True when the food only stands in sentences that serve the dish. */
const isGarnish = ({ steps, ingredients }: Plan, at: number) => {
  const one = ingredients[at];
  if (one === undefined || !decorates.has(roleOf(one))) return false;
  const clauses = steps.flatMap((step) =>
    step.clauses.filter(({ slots }) =>
      Object.values(slots)
        .flat()
        .some((place) => place.at === at),
    ),
  );
  return clauses.length > 0 && clauses.every(({ key }) => atTheEnd.test(key));
};

/** What a dish claims by its name: the last milk or meat of it stays. */
const claimed: readonly Trait[] = ['meat', 'fish', 'crustaceans', 'molluscs', 'milk', 'eggs', 'nuts', 'soy', 'sesame'];

const isLastOf = ({ ingredients }: Plan, at: number) =>
  claimed.some((trait) => {
    const holders = ingredients.flatMap(({ food }, index) => (foodTree().verdict(food, trait) === 'contains' ? [index] : []));
    return holders.length === 1 && holders[0] === at;
  });

const starchy: ReadonlySet<Role> = new Set(['rice', 'pasta', 'noodle', 'potato', 'grain']);
const basic: ReadonlySet<Role> = new Set(['aromatic', 'chilli', 'tomato']);
/** Grams in a serving from which on an ingredient is a part of the meal. */
const muchOfIt = 40;

/** How well the dish does without an ingredient: 0 best; null for what makes it. */
function rankOf(plan: Plan, at: number): number | null {
  const one = plan.ingredients[at];
  if (one === undefined || one.part === 'defining' || isSalt(one) || isLastOf(plan, at)) return null;
  if (isGarnish(plan, at) || (isServed(one) && !starchy.has(roleOf(one)))) return 0;
  if (one.part !== 'optional') return null;
  if (starchy.has(roleOf(one)) || (gramsOf(one) ?? 0) / plan.makes.servings >= muchOfIt) return 3;
  return basic.has(roleOf(one)) ? 2 : 1;
}

/** The plan without these ingredients, as far as its sentences allow and until no more than `most` are left. */
function without(plan: Plan, indexes: readonly number[], most: number): { plan: Plan; foods: string[] } {
  const gone = new Set<number>();
  let made = plan;
  for (const at of indexes) {
    if (countOf(made) <= most) break;
    const next = rebuilt(
      plan,
      plan.ingredients.map((one, index) => (index === at || gone.has(index) ? null : one)),
    );
    if (next === null) continue;
    gone.add(at);
    made = next;
  }
  const left = new Set(made.ingredients.map(({ food }) => food));
  return { plan: made, foods: plan.ingredients.flatMap(({ food }) => (left.has(food) ? [] : [food])) };
}

const isAtHand = (one: PlannedIngredient) => isSalt(one) || one.food === 'black-pepper' || one.food === 'plain-water';
/** Ingredients as a cook counts them: salt, pepper and water are there. */
const countOf = ({ ingredients }: Plan) => ingredients.filter((one) => !isAtHand(one)).length;

interface Mix {
  /** The first that the wishes allow. */
  to: readonly string[];
  of: readonly string[];
  least: number;
  cuisines: readonly string[];
}

/** Ready mixes, with the single spices and herbs that they replace. */
const mixes: readonly Mix[] = [
  { to: ['mixed-herb'], of: ['dried-thyme', 'dried-oregano', 'dried-marjoram', 'dried-basil', 'dried-sage', 'dried-rosemary', 'dried-parsley'], least: 2, cuisines: [] },
  { to: ['curry-powder', 'pure-curry-powder'], of: ['ground-cumin', 'ground-coriander', 'ground-turmeric', 'ground-fenugreek', 'ground-ginger'], least: 3, cuisines: ['indian', 'pakistani', 'bangladeshi', 'sri-lankan', 'nepali'] },
  { to: ['ras-el-hanout'], of: ['ground-cumin', 'ground-coriander', 'ground-turmeric', 'ground-ginger', 'ground-cinnamon', 'paprika'], least: 3, cuisines: ['moroccan', 'tunisian'] },
  { to: ['baharat'], of: ['ground-cumin', 'ground-coriander', 'ground-cinnamon', 'ground-clove', 'ground-cardamom', 'ground-nutmeg', 'paprika', 'ground-allspice'], least: 3, cuisines: ['levantine', 'gulf', 'iraqi', 'middle-eastern', 'egyptian'] },
  { to: ['mixed-spice'], of: ['ground-cinnamon', 'ground-nutmeg', 'ground-allspice', 'ground-clove', 'ground-ginger'], least: 3, cuisines: [] },
]; // prettier-ignore

/** The plan with one mix instead of its single spices; null when it has too few of them. */
function withMix(plan: Plan, { to, of, least, cuisines }: Mix, isAllowed: IsAllowed): Shorter | null {
  const named = namedIn(plan);
  const mix = to.find(isAllowed);
  const single = indexesOf(plan, (one, at) => of.includes(one.food) && one.part !== 'defining' && !named.has(at) && gramsOf(one) !== null);
  const fits = cuisines.length === 0 || (plan.cuisine !== null && cuisines.includes(plan.cuisine));
  if (mix === undefined || !fits || single.length < least || plan.ingredients.some(({ food }) => food === mix)) return null;
  const spoon = (foodTree().food(mix).weights.get('ml') ?? 0.45) * 5;
  const inSpoons = (one: PlannedIngredient): PlannedIngredient => ({
    ...one,
    food: mix,
    amount: Math.max(0.25, Math.round(((gramsOf(one) ?? 0) / spoon) * 4) / 4),
    unit: 'tsp',
    note: null,
    was: one.food,
  });
  const made = rebuilt(
    plan,
    plan.ingredients.map((one, at) => (single.includes(at) ? inSpoons(one) : one)),
  );
  if (made === null) return null;
  const from = single.flatMap((at) => plan.ingredients[at]?.food ?? []);
  const ingredients = made.ingredients.map((one) => (one.food === mix ? { ...one, was: null } : one));
  return { plan: { ...made, ingredients }, remarks: [remark(i18n._('{to} instead of {from}.', {}), { to: [mix], from })] };
}

/** The plan with a shorter list; null when all of it is needed. `asked`: foods that were asked for, which stay. `most`: how many are wanted. */
export function fewer(plan: Plan, asked: readonly string[], isAllowed: IsAllowed, most: number | null): Shorter | null {
  const named = namedIn(plan);
  const ranked = plan.ingredients.flatMap((one, at) => {
    const rank = named.has(at) || plan.additions.includes(at) || asked.some((food) => isThat(food, one.food)) ? null : rankOf(plan, at);
    return rank === null ? [] : [{ at, rank }];
  });
  // Without a number, garlic, rice and the vegetables of a stew stay.
  const last = most === null ? 1 : 3;
  const gone = ranked.filter(({ rank }) => rank <= last).toSorted((a, b) => a.rank - b.rank);
  const remarks: PlannedRemark[] = [];
  let made = plan;
  for (const mix of mixes) {
    const mixed = withMix(made, mix, isAllowed);
    if (mixed === null) continue;
    made = mixed.plan;
    remarks.push(...mixed.remarks);
  }
  // The mixes have moved the indexes.
  const atOf = new Map(made.ingredients.map(({ food }, at) => [food, at]));
  const indexes = gone.flatMap(({ at }) => atOf.get(plan.ingredients[at]?.food ?? '') ?? []);
  const shorter = without(made, indexes, most ?? 0);
  if (shorter.foods.length > 0) remarks.unshift(remark(i18n._('Left out for a shorter list: {foods}.', {}), { foods: shorter.foods }));
  if (shorter.plan.ingredients.length >= plan.ingredients.length) return null;
  const count = countOf(shorter.plan);
  if (most !== null && count > most)
    remarks.unshift(remark(i18n._('With fewer than {count, number} ingredients it would be another dish.', { count })));
  return { plan: shorter.plan, remarks };
}
