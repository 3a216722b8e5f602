import type { RecipeBody } from '../../../../contract/recipes/recipe.ts';
import type { Wish } from '../../../../contract/kitchen/wishes.ts';
import { i18n, type Sentence } from '@anydish/language/sentence';
import type { Base, CookEvent, CookOrder } from '../cook.ts';
import { dishOf } from '../dishes/all.ts';
import type { Dish } from '../dishes/dish.ts';
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
import { factsOf } from '../wishes/prove.ts';
import { nameOf, writeRecipe } from '../writing/write-recipe.ts';
import { suggestionOf } from './choices.ts';
import { deliver, failed } from './deliver.ts';
import { cheaper, withHeat } from './milder-cheaper.ts';
import { nearDish } from './near-dish.ts';
import { withAmount, withMore } from './other-amounts.ts';
import { changeId, madeFor, possibleFor, remark, servingsRemark } from './remarks.ts';

/* Changes a recipe by swaps, or chooses a similar dish. If neither works, it says so and the recipe stays as it is. */

type Made = { ok: true; plan: Plan; remarks: PlannedRemark[] } | { ok: false; why: Sentence };

const refused = (why: Sentence): Made => ({ ok: false, why });

const byHand = i18n._(
  'I can only change recipes that I wrote myself. This version was edited or written by somebody else: bring back an earlier one, or edit it by hand.',
);
const anotherDish = i18n._('That is another dish. Please ask for it as a new recipe.');
const nothingRead = i18n._('I did not understand what should be different. Try other words, or one of the suggestions.');
const isSo = i18n._('The recipe is like that already, so nothing was changed.');
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

const noneLikeIt = (wishes: readonly string[]): Sentence => i18n._('I know no way to change this recipe like that: {wishes}.', { wishes });

/** Diets that the plan's list does not prove. */
function unprovenBy(plan: Plan, { sought, language, servings, unitSystem }: RefineOrder): Wish[] {
  const { nutrition } = writeRecipe(plan, { language, servings, unitSystem });
  const ingredients = plan.ingredients.map(({ food }) => [food]);
  const { labels } = factsOf({ ingredients, mentioned: [], carbohydrate: nutrition?.carbohydrate ?? null }, sought.wishes);
  return sought.wishes.filter(({ kind, id }) => kind === 'diet' && !labels.some((label) => label === id));
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
    else if (isMore) return refused(i18n._('I do not know how to use {foods} in this recipe.', { foods }));
    else return refused(i18n._('There is no {foods} in {title}.', { foods, title: order.base?.body.title ?? '' }));
  }
  return { ok: true, plan, remarks };
}

function changed(order: RefineOrder, base: Plan): Made {
  const { sought, language } = order;
  const { understood, wishes } = sought;
  const dish = base.dish === null ? null : dishOf(base.dish);
  const own = dish?.swaps ?? new Map();
  const asked = new Set([...understood.features, ...wishes.filter(({ kind }) => kind === 'feature').map(({ id }) => id)]);
  const features = new Set(asked);
  const wanted = understood.foods.map(({ id }) => id);
  const amounts = withAmounts(order, { ...base, remarks: remarksOf(dish, base) }, dish);
  if (!amounts.ok) return amounts;
  const { remarks } = amounts;
  let { plan } = amounts;

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

  for (const [feature, factor, said] of [
    ['manner:mild', 0.5, i18n._('Less {foods} than before.', {})],
    ['manner:spicy', 2, i18n._('More {foods} than before.', {})],
  ] as const) {
    if (!features.has(feature)) continue;
    const heated = withHeat(plan, factor);
    if (heated === null) return refused(notHot);
    plan = heated.plan;
    remarks.push(remark(said, { foods: heated.foods }));
    features.delete(feature);
  }
  if (features.has('manner:cheap')) {
    const cheap = cheaper(plan, wishes, own);
    if (cheap === null) return refused(notDear);
    plan = cheap;
    features.delete('manner:cheap');
  }
  if (dish !== null && wanted.length > 0) {
    // A removed food can be replaced by the added one; otherwise nothing is removed for an addition.
    const beside = versionFor({ ...dish, variations: [] }, wanted, plan);
    const version = beside.missing.length === 0 ? beside : versionFor(dish, wanted, plan);
    plan = version.plan;
    const adapted = adapt(plan, wishes, own, version.missing);
    if (!adapted.ok) return near(impossible(adapted.unmet, order), 'ofDiet');
    plan = adapted.plan;
    const isIn = (food: string) => versionFor(dish, [food], plan).missing.length === 0;
    const missing = version.missing.filter((food) => !isIn(food));
    if (missing.length > 0)
      return near(i18n._('I do not know how to use {foods} in this recipe.', { foods: namesOf(missing, order) }), 'ofOther');
  } else {
    if (wanted.length > 0) return refused(i18n._('I do not know how to use {foods} in this recipe.', { foods: namesOf(wanted, order) }));
    const adapted = adapt(plan, wishes, own);
    if (!adapted.ok) return near(impossible(adapted.unmet, order), 'ofDiet');
    plan = adapted.plan;
  }
  if (dish !== null) plan = withEquipment(dish, plan, wishes);
  const tooMuch = unprovenBy(plan, order).filter(({ id }) => id === 'low_carb');
  const unmet = [...tooMuch, ...unmetBy(dish, plan, sought, [...features])];
  if (unmet.length > 0) return near(noneLikeIt(unmet.map((wish) => wishLabel(wish, language))), 'ofOther');
  return { ok: true, plan, remarks };
}

/** True when the kitchen understands nothing in the order. */
const isEmpty = ({ wishes = [], diets, changes, servings, base, sought: { understood } }: RefineOrder) =>
  wishes.length +
    diets.length +
    changes.length +
    Number(servings !== base?.body.servings) +
    understood.wishes.length +
    understood.foods.length +
    understood.features.length +
    understood.ways.length ===
  0;

const isSame = (base: Plan, plan: Plan, body: RecipeBody, servings: number) =>
  possibleFor(plan, servings) === body.servings &&
  JSON.stringify(base.ingredients) === JSON.stringify(plan.ingredients) &&
  base.dish === plan.dish;

/** "Quicker" and "more protein" are comparatives: a recipe never meets them already. */
const comparing: ReadonlySet<string> = new Set(['manner:quick', 'manner:high-protein']);

/** Nothing was changed: either every wish is proven to be met already, or this cook cannot make the change. */
function whySame(order: RefineOrder, plan: Plan): Sentence {
  const { sought, language, servings } = order;
  const { features, ways, unread } = sought.understood;
  if (possibleFor(plan, servings) !== servings) return madeFor(possibleFor(plan, servings));
  if (unread.length > 0) return nothingRead;
  const all = [...features, ...sought.wishes.flatMap(({ kind, id }) => (kind === 'feature' ? [id] : []))];
  const compared = all.filter((id) => comparing.has(id)).map((id) => wishLabel({ kind: 'feature', id }, language));
  const unproven = unprovenBy(plan, order).map((wish) => wishLabel(wish, language));
  const cannot = [...new Set([...compared, ...unproven, ...ways.map(({ text }) => text)])];
  return cannot.length === 0 ? isSo : noneLikeIt(cannot);
}

/** Changes a recipe that this kitchen wrote. Ends with `done`, or with `failed` and a reason. */
export function* refine(asked: CookOrder, base: Base): Generator<CookEvent> {
  yield { type: 'stage', stage: 'reading' };
  const order = asRefineOrder(asked);
  const { sought } = order;
  const refusal = refusalOf(sought);
  if (refusal !== null) return void (yield failed(refusal));
  if (sought.understood.unclear.length > 0) return void (yield failed(unclearPart(order)));
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
