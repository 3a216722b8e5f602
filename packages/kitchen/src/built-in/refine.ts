import type { RecipeBody } from '../../../../contract/recipes/recipe.ts';
import type { Wish } from '../../../../contract/kitchen/wishes.ts';
import { i18n, type Sentence } from '@anydish/language/sentence';
import type { Base, CookEvent, CookOrder } from '../cook.ts';
import { dishOf } from '../dishes/all.ts';
import type { Dish } from '../dishes/dish.ts';
import { isThat } from '../finding/belongs.ts';
import { fitOf } from '../finding/features.ts';
import { fitOfEquipment, isPossible, toolsIn, type Sought } from '../finding/find.ts';
import { minutesOf } from '../finding/minutes.ts';
import { plainPlan, versionFor } from '../finding/vary.ts';
import { withEquipment } from '../methods/method-for.ts';
import type { Plan, PlannedRemark } from '../plan.ts';
import { asRefineOrder, type RefineOrder } from './refine-order.ts';
import { refusalOf } from '../safety/safety.ts';
import { unclearPart } from './unclear-part.ts';
import { adapt, type Unmet } from '../wishes/adapt.ts';
import { wishLabel } from '../wishes/labels.ts';
import { nameOf } from '../writing/write-recipe.ts';
import { noneLikeIt, nothingRead, unprovenBy, whySame } from './already.ts';
import { suggestionOf } from './choices.ts';
import { deliver, failed } from './deliver.ts';
import { madeInside, withoutParts, withOnly } from './leaving-out.ts';
import { cheaper, lighter, withHeat, withLessMeat } from './milder-cheaper.ts';
import { nearDish } from './near-dish.ts';
import { withAmount, withChilli, withMore } from './other-amounts.ts';
import { exchangedIn, swapsWhenChanged, withSame } from './replacing.ts';
import { changeId, possibleFor, remark, servingsRemark } from './remarks.ts';
import { withReworks } from './reworked.ts';
import { creamier, crisper } from './texture.ts';

/* Changes a recipe by swaps, or chooses a similar dish. If neither works, it says so and the recipe stays as it is. */

type Made = { ok: true; plan: Plan; remarks: PlannedRemark[] } | { ok: false; why: Sentence };

const refused = (why: Sentence): Made => ({ ok: false, why });

const byHand = i18n._(
  'I can only change recipes that I wrote myself. This version was edited or written by somebody else: bring back an earlier one, or edit it by hand.',
);
const anotherDish = i18n._('That is another dish. Please ask for it as a new recipe.');
const notHot = i18n._('There is nothing hot in this recipe that I could change.');
const notDear = i18n._('Nothing in this recipe stands out as expensive, or I know no good substitute for it. I have no prices to go by.');

const namesOf = (foods: readonly string[], { language }: CookOrder) => foods.map((food) => nameOf(food, language).one);

/** Why swaps fail, when no similar dish was found either. */
function impossible(unmet: readonly Unmet[], order: CookOrder): Sentence {
  const wishes = [...new Set(unmet.map(({ wish }) => wishLabel(wish, order.language)))];
  const foods = [...new Set(unmet.flatMap(({ food }) => (food === '' ? [] : [food])))];
  return i18n._('This recipe does not work that way ({wishes}): I know no good substitute for {foods}, and no similar dish.', {
    wishes,
    foods: namesOf(foods, order),
  });
}

/** Unmet goals of the changed plan: too slow, needs an oven, not light enough. */
function unmetBy(dish: Dish | null, plan: Plan, { wishes }: Sought, features: readonly string[]): Wish[] {
  const limit = wishes.filter(({ kind, id }) => kind === 'minutes' && minutesOf(plan) > Number(id));
  if (dish === null)
    return [...limit, ...wishes.filter(({ kind }) => kind === 'equipment'), ...features.map((id): Wish => ({ kind: 'feature', id }))];
  const wanted = toolsIn(wishes);
  const tools = wishes.filter(({ kind, id }) => kind === 'equipment' && wanted.includes(id) && fitOfEquipment(dish, id) === 0);
  const unlike = features.filter((feature) => fitOf(dish, plan, feature) < 1).map((id): Wish => ({ kind: 'feature', id }));
  const rest = [...limit, ...tools, ...unlike];
  // Unsuitable for babies or without a hob: swaps cannot fix that.
  return rest.length > 0 || isPossible(dish, plan, wishes) ? rest : wishes.filter(({ kind }) => kind === 'no-equipment' || kind === 'diet');
}

/** Remarks that still apply: those of the dish, not those of the order or of changed parts. */
const remarksOf = (dish: Dish | null, { remarks }: Plan) =>
  dish === null ? remarks.filter(({ id }) => id !== changeId) : plainPlan(dish).remarks;

const leftToCook = (foods: readonly string[]): Sentence =>
  i18n._('The recipe leaves the amount of {foods} to you, so there is nothing to change.', { foods });

const notUsable = (foods: readonly string[]): Sentence => i18n._('I do not know how to use {foods} in this recipe.', { foods });

/** More, less, half or double of existing foods, and additional foods. */
function withAmounts(order: RefineOrder, base: Plan, dish: Dish | null): Made {
  let plan = base;
  const remarks: PlannedRemark[] = [];
  for (const change of order.changes) {
    const foods = namesOf(change.foods.slice(0, 1), order);
    const made = withAmount(plan, change);
    if (made.ok) {
      plan = made.plan;
      remarks.push(...made.remarks);
      continue;
    }
    const isMore = change.kind === 'add' || change.kind === 'more';
    const added = isMore && made.why === 'absent' ? withMore(plan, dish, change) : null;
    if (added !== null) plan = added;
    else if (made.why === 'unmeasured') return refused(leftToCook(foods));
    else if (made.why === 'unchanged') return refused(noneLikeIt([order.description.trim().slice(0, 80)]));
    else if (isMore) return refused(notUsable(foods));
    else return refused(i18n._('There is no {foods} in {title}.', { foods, title: order.base?.body.title ?? '' }));
  }
  return { ok: true, plan, remarks };
}

/** Milder, hotter, lighter and cheaper: manners that other amounts or foods bring about. Those that are met leave `features`. */
function inManner(order: RefineOrder, base: Plan, dish: Dish | null, features: Set<string>): Made {
  let plan = base;
  const remarks: PlannedRemark[] = [];
  const take = (feature: string, made: { plan: Plan; foods: string[] }, said: Sentence) => {
    plan = made.plan;
    remarks.push(remark(said, { foods: made.foods }));
    features.delete(feature);
  };
  const less = i18n._('Less {foods} than before.', {});
  for (const [feature, change] of [['manner:crunchy', crisper] as const, ['manner:creamy', creamier] as const]) {
    const made = features.has(feature) ? change(plan) : null;
    if (made !== null && features.delete(feature)) plan = made;
  }
  // For children it is milder, where it is hot at all.
  const forChildren = features.has('audience:children') ? withHeat(plan, 0.5) : null;
  if (forChildren !== null) take('audience:children', forChildren, less);
  if (features.has('manner:mild')) {
    const milder = withHeat(plan, 0.5);
    if (milder === null) return refused(notHot);
    take('manner:mild', milder, less);
  }
  if (features.has('manner:spicy')) {
    const hotter = withHeat(plan, 2);
    const heated = hotter === null ? withChilli(plan, dish) : null;
    if (hotter !== null) take('manner:spicy', hotter, i18n._('More {foods} than before.', {}));
    else if (heated === null) return refused(notHot);
    else plan = heated;
    features.delete('manner:spicy');
  }
  for (const feature of ['manner:light', 'manner:healthy']) {
    const light = features.has(feature) ? lighter(plan) : null;
    if (light !== null) take(feature, light, less);
  }
  if (features.has('manner:cheap')) {
    const cheap = cheaper(plan, order.sought.wishes, dish?.swaps ?? new Map());
    const smaller = cheap === null ? withLessMeat(plan) : null;
    if (smaller !== null) take('manner:cheap', smaller, less);
    else if (cheap === null) return refused(notDear);
    else plan = cheap;
    features.delete('manner:cheap');
  }
  return { ok: true, plan, remarks };
}

/** The plan with each wanted food: instead of its like, in addition, or as a variation. `missing`: those that have no place. */
function withWanted(plan: Plan, dish: Dish | null, wanted: readonly string[]): { plan: Plan; missing: string[] } {
  const missing: string[] = [];
  let made = plan;
  for (const food of wanted) {
    if (made.ingredients.some((ingredient) => isThat(food, ingredient.food))) continue;
    const own = dish === null ? null : versionFor(dish, [food], made);
    const varied = own !== null && own.missing.length === 0 ? own.plan : null;
    const other = withSame(made, food) ?? withMore(made, dish, { foods: [food] }) ?? varied;
    if (other === null) missing.push(food);
    else made = other;
  }
  return { plan: made, missing };
}

function changed(order: RefineOrder, base: Plan): Made {
  const { sought, language } = order;
  const { understood, wishes } = sought;
  const dish = base.dish === null ? null : dishOf(base.dish);
  const features = new Set([...understood.features, ...wishes.filter(({ kind }) => kind === 'feature').map(({ id }) => id)]);
  const amounts = withAmounts(order, { ...base, remarks: remarksOf(dish, base) }, dish);
  if (!amounts.ok) return amounts;
  const reworked = withReworks(amounts.plan, order);
  if (!reworked.ok) return refused(noneLikeIt([reworked.text]));
  const exchanged = exchangedIn(reworked.plan, understood);
  if (exchanged.refused.length > 0) return refused(notUsable(namesOf(exchanged.refused, order)));
  const mannered = inManner(order, exchanged.plan, dish, features);
  if (!mannered.ok) return mannered;
  const remarks = [...amounts.remarks, ...reworked.remarks, ...mannered.remarks];

  const near = (why: Sentence, cause: 'ofDiet' | 'ofOther'): Made => {
    const other = dish === null ? null : nearDish(dish, base, sought, [...features], cause);
    if (dish === null || other === null) return refused(why);
    const title = suggestionOf(dish, null, language).title;
    return {
      ok: true,
      plan: other.plan,
      remarks: [remark(i18n._('{title} cannot be made that way. This is the dish that comes closest to it.', { title }))],
    };
  };

  const made = madeInside(mannered.plan, sought);
  if (made.length > 0) return refused(impossible(made, order));
  const wanted = understood.foods.map(({ id }) => id).filter((food) => !exchanged.done.includes(food));
  const taken = withWanted(withoutParts(withOnly(mannered.plan, sought), sought), dish, wanted);
  const adapted = adapt(taken.plan, wishes, swapsWhenChanged(dish, taken.plan), taken.missing);
  if (!adapted.ok) return near(impossible(adapted.unmet, order), 'ofDiet');
  const plan = dish === null ? adapted.plan : withEquipment(dish, adapted.plan, wishes);
  const missing = taken.missing.filter((food) => !plan.ingredients.some((ingredient) => isThat(food, ingredient.food)));
  if (missing.length > 0) return near(notUsable(namesOf(missing, order)), 'ofOther');
  const tooMuch = unprovenBy(plan, order).filter(({ id }) => id === 'low_carb');
  const unmet = [...tooMuch, ...unmetBy(dish, plan, sought, [...features])];
  if (unmet.length > 0) return near(noneLikeIt(unmet.map((wish) => wishLabel(wish, language))), 'ofOther');
  return { ok: true, plan, remarks };
}

/** True when the kitchen understands nothing in the order. */
const isEmpty = ({ wishes = [], diets, changes, reworks, servings, base, sought }: RefineOrder, { understood } = sought) =>
  wishes.length +
    diets.length +
    changes.length +
    reworks.length +
    Number(servings !== base?.body.servings) +
    understood.wishes.length +
    understood.foods.length +
    understood.features.length +
    understood.avoided.length +
    understood.ways.length +
    sought.wishes.filter(({ kind }) => kind === 'equipment').length ===
  0;

const isSame = (base: Plan, plan: Plan, body: RecipeBody, servings: number) =>
  possibleFor(plan, servings) === body.servings &&
  JSON.stringify([base.ingredients, base.steps]) === JSON.stringify([plan.ingredients, plan.steps]) &&
  base.dish === plan.dish;

/** Changes a recipe that this kitchen wrote. Ends with `done`, or with `failed` and a reason. */
export function* refine(asked: CookOrder, base: Base): Generator<CookEvent> {
  yield { type: 'stage', stage: 'reading' };
  const order = asRefineOrder(asked);
  const { sought } = order;
  const refusal = refusalOf(sought);
  if (refusal !== null) return void (yield failed(refusal));
  if (sought.understood.unclear.length > 0) return void (yield failed(unclearPart(sought.understood.unclear)));
  if (sought.understood.dishes.length > 0 && isEmpty(order)) return void (yield failed(anotherDish));
  if (isEmpty(order)) return void (yield failed(nothingRead));
  if (base.plan === null) return void (yield failed(byHand));
  yield { type: 'stage', stage: 'choosing' };
  const made = changed(order, base.plan);
  if (!made.ok) return void (yield failed(made.why));
  if (isSame(base.plan, made.plan, base.body, order.servings)) return void (yield failed(whySame(order, base.plan)));
  const { unread } = sought.understood;
  const notRead = unread.length === 0 ? [] : [remark(i18n._('Not understood: {words}.', { words: unread.slice(0, 12) }))];
  yield* deliver(made.plan, [...notRead, ...made.remarks, ...servingsRemark(made.plan, order.servings)], order, base.isImprovised);
}
