import { errorCodes } from '../../../contract/errors.ts';
import type { CookedBy, RecipeBody } from '../../../contract/recipe.ts';
import { i18n } from '../../language/sentence.ts';
import { adapt, unmetWishes, type DishRules, type Target } from '../adapt/adapt.ts';
import { targetOf } from '../adapt/read-wishes.ts';
import { dietNames, type Unmet } from '../adapt/swaps.ts';
import { asPartial, type Cook, type CookEvent, type CookOrder } from '../cook.ts';
import { bodyOf } from './body.ts';
import type { Dish } from './dish.ts';
import { withDisplayNames } from './display-names.ts';
import { dishById, dishesLike, findDish } from './find-dish.ts';
import { improvise } from './improvise/improvise.ts';
import { list } from './improvise/larder.ts';
import { readOrder, type Reading } from './read-order.ts';

const rulesOf = (dish: Dish): DishRules => ({ swaps: dish.swaps ?? {}, refuses: dish.refuses ?? [] });

const cookedBy = (isImprovised: boolean): CookedBy => ({ kind: 'built-in', model: null, promptVersion: null, isImprovised });

const suggestion = ({ id, title, cuisine }: Dish) => ({ id, title, cuisine });

/** What was taken from the words, so that nobody wonders where it came from. */
function readingNotes(order: CookOrder, reading: Reading): string[] {
  const saidDiets = reading.diets.filter((diet) => !order.diets.includes(diet));
  return [
    ...(reading.servings !== null && reading.servings !== order.servings
      ? [`Made for ${reading.servings}, as your description says.`]
      : []),
    ...(saidDiets.length > 0 ? [`Made ${list(saidDiets.map((diet) => dietNames[diet]))}, as your description says.`] : []),
    ...(reading.exclusions.length > 0
      ? [`Made without ${list(reading.exclusions.map(({ label }) => label))}, as your description says.`]
      : []),
    ...(order.photo === null ? [] : ['This kitchen cannot see: it went by your words and keeps the photo as the picture of the recipe.']),
  ];
}

/** In English, as the dishes and their ingredients are. */
function refusal(title: string, unmet: readonly Unmet[]): string {
  const wishes = list([...new Set(unmet.map(({ wish }) => wish))]);
  const items = [...new Set(unmet.flatMap(({ item }) => item ?? []))];
  const because = items.length > 0 ? `: nothing stands in for the ${list(items)}` : ': it would not be that dish any more';
  return `${title} cannot honestly be made ${wishes}${because}.`;
}

const ask = (question: Extract<CookEvent, { type: 'needs_input' }>['question']): CookEvent => ({ type: 'needs_input', question });

function* finish(
  body: RecipeBody,
  notes: readonly string[],
  target: Target,
  rules: DishRules,
  isImprovised: boolean,
): Generator<CookEvent, Unmet[]> {
  yield { type: 'stage', stage: 'adapting' };
  const adapted = adapt({ ...body, assumptions: [...notes, ...body.assumptions] }, target, rules);
  if (!adapted.ok) return adapted.unmet;
  const done = withDisplayNames(adapted.body);
  yield { type: 'partial', recipe: asPartial(done) };
  yield { type: 'done', body: done, cookedBy: cookedBy(isImprovised) };
  return [];
}

function* cookDish(dish: Dish, notes: readonly string[], target: Target, reading: Reading): Generator<CookEvent> {
  yield { type: 'stage', stage: 'writing' };
  const unmet = yield* finish(bodyOf(dish), notes, target, rulesOf(dish), false);
  if (unmet.length === 0) return;
  const reason = refusal(dish.title, unmet);
  const near = dishesLike(dish, (other) => unmetWishes(bodyOf(other), target, rulesOf(other)).length === 0);
  if (near.length > 0) yield ask({ kind: 'choose', suggestions: near.map(suggestion), ingredients: reading.foods, reason });
  else yield { type: 'failed', statusCode: errorCodes.invalidInput.statusCode, message: reason, retryAfter: null };
}

function* cookImprovised(order: CookOrder, notes: readonly string[], target: Target, reading: Reading): Generator<CookEvent> {
  yield { type: 'stage', stage: 'writing' };
  const body = improvise(order.description, reading.foods);
  if (body === null) {
    yield ask({
      kind: 'choose',
      suggestions: [],
      ingredients: [],
      reason: i18n._('There is no ingredient in the description to improvise with. Please name some that you have.'),
    });
    return;
  }
  const unmet = yield* finish(body, notes, target, { swaps: {}, refuses: [] }, true);
  if (unmet.length > 0)
    yield { type: 'failed', statusCode: errorCodes.invalidInput.statusCode, message: refusal('This', unmet), retryAfter: null };
}

function* cookDescribed(notes: readonly string[], target: Target, reading: Reading): Generator<CookEvent> {
  yield { type: 'stage', stage: 'looking' };
  const fits = (dish: Dish) => unmetWishes(bodyOf(dish), target, rulesOf(dish)).length === 0;
  const found = findDish(reading, fits);
  if (found.sure) {
    const chosen = found.isNamed ? [] : [`You named no dish; I chose ${found.dish.title} because it has all you asked for.`];
    const unused = found.unused.length === 0 ? [] : [`Your description also says ${list(found.unused)}; this recipe does without.`];
    yield* cookDish(found.dish, [...notes, ...chosen, ...unused], target, reading);
    return;
  }
  yield { type: 'stage', stage: 'choosing' };
  const isEmpty = found.nearest.length === 0 && reading.foods.length === 0;
  yield ask({
    kind: 'choose',
    suggestions: found.nearest.map(suggestion),
    ingredients: reading.foods,
    ...(isEmpty
      ? {
          reason: i18n._(
            'I found no dish and no ingredient that I know in the description. Please say it in other words, or name some ingredients.',
          ),
        }
      : {}),
  });
}

function* work(order: CookOrder): Generator<CookEvent> {
  yield { type: 'stage', stage: 'reading' };
  if (order.description.trim() === '' && order.choice === null) {
    // Design 7: it cannot see. The photo stays with the request and becomes the recipe's picture.
    yield ask({ kind: 'describe-photo', suggestions: [], ingredients: [] });
    return;
  }
  const reading = readOrder(order.description);
  const target = targetOf(order, reading);
  const notes = readingNotes(order, reading);
  const dish = order.choice === null ? undefined : dishById(order.choice);
  if (dish !== undefined) yield* cookDish(dish, notes, target, reading);
  else if (order.improvise) yield* cookImprovised(order, notes, target, reading);
  else yield* cookDescribed(notes, target, reading);
}

/** The kitchen without a model and without a network: dishes written by hand, found by words. It never invents a certainty. */
export function createBuiltInCook(): Cook {
  return {
    kind: 'built-in',
    async *cook(order, signal) {
      for (const event of work(order)) {
        if (signal.aborted) return;
        yield event;
        // Lets a cancellation and other requests in between.
        await new Promise((resolve) => {
          setImmediate(resolve);
        });
      }
    },
  };
}
