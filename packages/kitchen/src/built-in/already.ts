import type { Wish } from '../../../../contract/kitchen/wishes.ts';
import { i18n, type Sentence } from '@anydish/language/sentence';
import { dishOf } from '../dishes/all.ts';
import { fitOfEquipment, type Sought } from '../finding/find.ts';
import type { Plan } from '../plan.ts';
import { wishLabel } from '../wishes/labels.ts';
import { factsOf } from '../wishes/prove.ts';
import { writeRecipe } from '../writing/write-recipe.ts';
import type { RefineOrder } from './refine-order.ts';
import { madeFor, possibleFor } from './remarks.ts';

/* What is proven on the final plan. A change that changes nothing is answered "like that already" only with this proof. */

export const nothingRead = i18n._('I did not understand what should be different. Try other words, or one of the suggestions.');
const isSo = i18n._('The recipe is like that already, so nothing was changed.');

export const noneLikeIt = (wishes: readonly string[]): Sentence =>
  i18n._('I know no way to change this recipe like that: {wishes}.', { wishes });

/** Diets that the plan's list does not prove. */
export function unprovenBy(plan: Plan, { sought, language, servings, unitSystem }: RefineOrder): Wish[] {
  const { nutrition } = writeRecipe(plan, { language, servings, unitSystem });
  const ingredients = plan.ingredients.map(({ food }) => [food]);
  const { labels } = factsOf({ ingredients, mentioned: [], carbohydrate: nutrition?.carbohydrate ?? null }, sought.wishes);
  return sought.wishes.filter(({ kind, id }) => kind === 'diet' && !labels.some((label) => label === id));
}

/** Requested equipment that the dish does not name among what it needs: a similar method proves nothing. */
const toolsUnproven = ({ dish: id }: Plan, { wishes }: Sought): Wish[] => {
  const dish = id === null ? null : dishOf(id);
  return wishes.filter((wish) => wish.kind === 'equipment' && (dish === null || fitOfEquipment(dish, wish.id) < 1));
};

const frying = /\b(?:fry|fried|deep-fry|hot oil)\b/i;

/** True when the dish is cooked in a way: by its own word, or by its sentences. */
const isMadeSo = ({ dish: id, steps }: Plan, feature: string) => {
  const method = feature.slice('method:'.length);
  const dish = id === null ? null : dishOf(id);
  const isFrying = method.endsWith('fried') && steps.some(({ clauses }) => clauses.some(({ key }) => frying.test(key)));
  return isFrying || dish?.methods.some((one) => one === method) === true;
};

/** Manners are said as comparatives ("quicker", "crispier"): a recipe never meets them already. */
const isCompared = (feature: string) => /^(?:manner|method|audience):/.test(feature);

/** Nothing was changed: either every wish is proven to be met already, or this cook cannot make the change. */
export function whySame(order: RefineOrder, plan: Plan): Sentence {
  const { sought, language, servings, isOpen } = order;
  const { features, ways, unread, avoided } = sought.understood;
  if (possibleFor(plan, servings) !== servings) return madeFor(possibleFor(plan, servings));
  if (unread.length > 0) return nothingRead;
  // "Without frying": a way of cooking that was not replaced.
  const unwanted = avoided.filter((feature) => feature.startsWith('method:') && isMadeSo(plan, feature));
  const all = [...features, ...sought.wishes.flatMap(({ kind, id }) => (kind === 'feature' ? [id] : []))];
  const compared = all.filter(isCompared).map((id) => wishLabel({ kind: 'feature', id }, language));
  const unproven = [...unprovenBy(plan, order), ...toolsUnproven(plan, sought)].map((wish) => wishLabel(wish, language));
  const ofMethod = unwanted.map((id) => wishLabel({ kind: 'feature', id }, language));
  const cannot = [...new Set([...compared, ...unproven, ...ofMethod, ...ways.map(({ text }) => text)])];
  if (cannot.length > 0) return noneLikeIt(cannot);
  return isOpen ? nothingRead : isSo;
}
