import { possibleServings } from '../../../../contract/recipes/recipe-math.ts';
import { i18n, type Sentence } from '@anydish/language/sentence';
import type { CookOrder } from '../cook.ts';
import { dishOf } from '../dishes/all.ts';
import { neededBesides } from '../finding/leftovers.ts';
import { plainPlan } from '../finding/vary.ts';
import { withEquipment } from '../methods/method-for.ts';
import type { Wish } from '../../../../contract/kitchen/wishes.ts';
import type { Dish } from '../dishes/dish.ts';
import type { Decision } from '../finding/decide.ts';
import type { Plan, PlannedRemark } from '../plan.ts';
import { careFor, isCaredFor } from '../wishes/people.ts';

/* The kitchen's remarks on its own work. They say what was done; what a recipe is free of is said only by its labels, which are proven. */

/** A decision that ends in a recipe. */
export type Made = Extract<Decision, { type: 'cook' | 'improvise' }>;

/** A remark that is stored with the plan and can be translated. */
export const remark = ({ id, values }: Sentence, foods?: PlannedRemark['foods']): PlannedRemark => ({
  id,
  ...(values === undefined ? {} : { values }),
  ...(foods === undefined ? {} : { foods }),
});

const change = i18n._('{to} instead of {from}.', {});
export const changeId: string = change.id;

/** The swaps, one line each. */
export const changesMade = ({ ingredients }: Plan): PlannedRemark[] =>
  ingredients.flatMap(({ food, was }) => (was === null ? [] : [remark(change, { to: [food], from: [was] })]));

/** The possible number of servings closest to the wish. */
export function possibleFor({ makes }: Plan, asked: number): number {
  const step = Math.max(1, Math.round(makes.step * makes.servings));
  return possibleServings({ servings: makes.servings, servingsStep: step }, asked);
}

export const madeFor = (servings: number): Sentence =>
  i18n._('This is made for {servings, number}: a smaller amount, or one in between, does not work well.', { servings });

/** The number of servings, when it differs from the wish. */
export function servingsRemark(plan: Plan, asked: number): PlannedRemark[] {
  const servings = possibleFor(plan, asked);
  return servings === asked ? [] : [remark(madeFor(servings))];
}

const isAdapted = (dish: Dish, wishes: readonly Wish[]) => withEquipment(dish, plainPlan(dish), wishes) !== plainPlan(dish);

/** What was understood from the words and what was not. */
export function remarksOn(order: CookOrder, made: Made): PlannedRemark[] {
  const { understood } = order.sought;
  // What the kitchen cannot promise comes first.
  const remarks: PlannedRemark[] = careFor(order.sought).map(({ sentence, foods }) =>
    remark(sentence, foods.length === 0 ? undefined : { foods }),
  );
  const plan = made.type === 'cook' ? made.plan : made.improvised.plan;
  if (made.type === 'improvise') remarks.push(remark(i18n._('Untested: based on a standard method, with your ingredients.')));
  const isAllKept = understood.unread.length === 0 && understood.ways.length === 0 && understood.avoided.length === 0;
  if (made.type === 'cook' && !made.isNamed && made.unused.length === 0 && isAllKept)
    remarks.push(remark(i18n._('You did not name a dish. This one has what you asked for.')));
  const dish = made.type === 'cook' ? dishOf(made.dish) : null;
  if (dish !== null && isAdapted(dish, order.sought.wishes))
    remarks.push(
      remark(i18n._('The method was adapted to your equipment, in the usual way for this kind of dish. It has not been tested.')),
    );
  const besides = neededBesides(plan, order.sought);
  if (besides.length > 0) remarks.push(remark(i18n._('Besides what you named, it needs: {foods}.', {}), { foods: besides }));
  if (made.type === 'cook' && made.unused.length > 0)
    remarks.push(remark(i18n._('Not in this recipe: {foods}.', {}), { foods: made.unused }));
  if (understood.unread.length > 0) remarks.push(remark(i18n._('Not understood: {words}.', { words: understood.unread.slice(0, 12) })));
  const otherWays = understood.ways.filter(({ id }) => !isCaredFor(id));
  if (otherWays.length > 0)
    remarks.push(
      remark(
        i18n._('Ingredients alone cannot show this, so please check the recipe yourself: {ways}.', {
          ways: otherWays.map(({ text }) => text),
        }),
      ),
    );
  if (order.photos.length === 1)
    remarks.push(remark(i18n._('Photos need an AI model: this recipe is made from your description, with the photo as its picture.')));
  if (order.photos.length > 1)
    remarks.push(remark(i18n._('Photos need an AI model: this recipe is made from your description, and the photos are kept with it.')));
  return [...remarks, ...servingsRemark(plan, order.servings)];
}
