import { nextTurn } from '#platform';
import { wishKey, type Wish } from '../../../../contract/kitchen/wishes.ts';
import { i18n, type Sentence } from '@anydish/language/sentence';
import { type Cook, type CookEvent, type CookOrder, type CookQuestion } from '../cook.ts';
import { dishOf } from '../dishes/all.ts';
import { isThat } from '../finding/belongs.ts';
import type { Decision, Why } from '../finding/decide.ts';
import { decideInTime } from '../finding/in-time.ts';
import { fitted, isPossible } from '../finding/find.ts';
import type { Variety } from '../finding/variety.ts';
import { versionFor } from '../finding/vary.ts';
import { improvise } from '../improvise/improvise.ts';
import { refusalOf } from '../safety/safety.ts';
import { nameOf } from '../writing/write-recipe.ts';
import { careFor } from '../wishes/people.ts';
import { wishLabel } from '../wishes/labels.ts';
import { idOfChoice, choiceOf, suggestionOf } from './choices.ts';
import { deliver, failed, nothingFits } from './deliver.ts';
import { asFirstOrder, inAmounts, type FirstOrder } from './first-changes.ts';
import { asHot } from './heat.ts';
import { asLight } from './light.ts';
import { refine } from './refine.ts';
import { remarksOn, type Made } from './remarks.ts';
import { sized } from './sized.ts';

const ask = (question: CookQuestion): CookEvent => ({ type: 'needs_input', question });
const nothingRead = i18n._(
  'I did not recognise a dish or ingredient in your description. Please say it another way, or name some ingredients.',
);
const nothingToImprovise = i18n._('There is no ingredient in the description to improvise with. Please name some that you have.');

const labelsOf = (wishes: readonly Wish[], order: CookOrder) => wishes.map((wish) => wishLabel(wish, order.language));
const namesOf = (foods: readonly string[], order: CookOrder) => foods.map((food) => nameOf(food, order.language).one);

const varietyOf = ({ requestKey, recentDishes = [] }: CookOrder): Variety => ({ seed: requestKey, recent: recentDishes });

/** Obstacles in words: the foods, the time, or the nature of the dish. */
function reasonOf(why: Why, order: CookOrder): Sentence | null {
  if (why.type === 'several') return careFor(order.sought).find(({ foods }) => foods.length === 0)?.sentence ?? null;
  const { unread } = order.sought.understood;
  if (why.type === 'unknown') return i18n._('I do not know “{words}”. These come closest and meet your wishes.', { words: why.words });
  if (why.type === 'none' && unread.length > 0)
    return i18n._('I do not know “{words}”. These come closest and meet your wishes.', { words: unread });
  if (why.type === 'none') return i18n._('I do not know a dish with all of that. These come closest and meet your wishes.');
  const dish = dishOf(why.dish);
  const title = dish === null ? '' : suggestionOf(dish, null, order.language).title;
  if (why.type === 'left')
    return why.isTakenIn
      ? i18n._('I have no recipe for leftover {title}. You can use it in one of these.', { title })
      : i18n._('I have no recipe for leftover {title}. Name some ingredients to use it with, or make it fresh.', { title });
  if (why.type === 'equipment') {
    const tools = why.tools.map((id) => wishLabel({ kind: 'equipment', id }, order.language));
    return i18n._('I have no method for {title} with this: {tools}. Choose a dish that has one, or take it as it is.', { title, tools });
  }
  if (why.type === 'time') return i18n._('{title} takes longer than {minutes, number} minutes.', { title, minutes: why.minutes });
  if (why.type === 'without') return i18n._('There is no {foods} in {title}.', { title, foods: namesOf(why.foods, order) });
  const wishes = [...new Map(why.unmet.map(({ wish }) => [wishKey(wish), wish])).values()];
  const foods = [...new Set(why.unmet.flatMap(({ food }) => (food === '' ? [] : [food])))];
  return foods.length === 0
    ? i18n._('{title} does not work with these wishes: {wishes}.', { title, wishes: labelsOf(wishes, order) })
    : i18n._('{title} does not work this way ({wishes}): there is no good substitute for {foods}.', {
        title,
        wishes: labelsOf(wishes, order),
        foods: namesOf(foods, order),
      });
}

/** A recipe of the plan, as much of it as the request names. */
function* made(decision: Made, whole: FirstOrder): Generator<CookEvent> {
  const isImprovised = decision.type === 'improvise';
  const seasoned = asHot(isImprovised ? decision.improvised.plan : decision.plan, whole);
  const light = asLight(seasoned.plan, whole);
  const amounts = inAmounts(light.plan, whole);
  const { plan, order, remarks } = sized(amounts.plan, whole);
  const said = [...seasoned.remarks, ...light.remarks, ...amounts.remarks, ...remarks];
  yield* deliver(plan, [...remarksOn(order, decision), ...said], order, isImprovised);
}

function* follow(decision: Decision, order: FirstOrder): Generator<CookEvent> {
  if (decision.type === 'cook' || decision.type === 'improvise') {
    yield* made(decision, order);
    return;
  }
  yield { type: 'stage', stage: 'choosing' };
  if (decision.type === 'nothing') {
    yield ask({ kind: 'choose', suggestions: [], ingredients: [], reason: nothingFits });
    return;
  }
  const { nearest, improvised, why } = decision;
  const reason = reasonOf(why, order);
  if (nearest.length === 0 && improvised === null && reason !== null) {
    yield ask({ kind: 'choose', suggestions: [], ingredients: [], reason: why.type === 'none' ? nothingFits : reason });
    return;
  }
  yield ask({
    kind: 'choose',
    suggestions: nearest.map((candidate) => ({
      ...suggestionOf(candidate.dish, candidate.plan, order.language),
      id: idOfChoice(candidate),
    })),
    ingredients:
      improvised === null
        ? []
        : namesOf(
            order.sought.understood.foods.map(({ id }) => id),
            order,
          ),
    ...(reason === null ? {} : { reason }),
  });
}

/** The dish that the user chose from a question, with its offered foods. */
function* chosen(choice: string, order: FirstOrder): Generator<CookEvent> {
  const found = choiceOf(choice);
  if (found === null) {
    yield failed(i18n._('The kitchen no longer knows this dish. Please describe it.'));
    return;
  }
  const version = versionFor(found.dish, found.foods);
  const kept = fitted(version, order.sought.wishes);
  if (kept.ok && isPossible(found.dish, kept.version.plan, order.sought.wishes)) {
    const { plan } = kept.version;
    const { missing } = versionFor(
      found.dish,
      order.sought.understood.foods.map(({ id }) => id),
    );
    const unused = missing.filter((food) => !plan.ingredients.some((ingredient) => isThat(food, ingredient.food)));
    yield* made({ type: 'cook', dish: found.dish.id, plan, isNamed: true, unused }, order);
    return;
  }
  // The wishes have changed since the question was asked.
  yield* follow(
    { type: 'ask', why: { type: 'impossible', dish: found.dish.id, unmet: kept.ok ? [] : kept.unmet }, nearest: [], improvised: null },
    order,
  );
}

function* work(asked: CookOrder): Generator<CookEvent> {
  yield { type: 'stage', stage: 'reading' };
  const order = asFirstOrder(asked);
  const { understood } = order.sought;
  if (order.description.trim() === '' && order.choice === null) {
    // This cook cannot read photos. The photo stays with the request and becomes the recipe's picture.
    yield ask({ kind: 'describe-photo', suggestions: [], ingredients: [] });
    return;
  }
  const refusal = refusalOf(order.sought);
  if (refusal !== null) {
    yield failed(refusal);
    return;
  }
  if (understood.unclear.length > 0) {
    yield ask({ kind: 'unclear', suggestions: [], ingredients: [], unclear: understood.unclear });
    return;
  }
  if (order.choice !== null) {
    yield* chosen(order.choice, order);
    return;
  }
  yield { type: 'stage', stage: 'looking' };
  if (order.improvise) {
    const improvised = improvise(order.sought);
    if (improvised === null) yield ask({ kind: 'choose', suggestions: [], ingredients: [], reason: nothingToImprovise });
    else yield* follow({ type: 'improvise', improvised }, order);
    return;
  }
  const hasWords = understood.dishes.length + understood.foods.length + understood.features.length > 0;
  if (hasWords || order.sought.wishes.some(({ kind }) => kind === 'diet' || kind === 'minutes'))
    yield* follow(decideInTime(order.sought, varietyOf(order)), order);
  else if (understood.words > 0 && understood.unread.length === 0 && !/\p{N}/u.test(order.description)) {
    // "What can I cook tonight?"
    yield* follow(decideInTime({ ...order.sought, understood: { ...understood, features: ['course:dinner'] } }, varietyOf(order)), order);
  } else yield ask({ kind: 'choose', suggestions: [], ingredients: [], reason: nothingRead });
}

/** The offline kitchen without a model: finds handwritten dishes for what it reads. It never guesses about safety. */
export function createBuiltInCook(): Cook {
  return {
    kind: 'built-in',
    async *cook(order, signal) {
      for (const event of order.base === undefined ? work(order) : refine(order, order.base)) {
        if (signal.aborted) return;
        yield event;
        // Yields to a cancellation and to other requests.
        await nextTurn();
      }
    },
  };
}
