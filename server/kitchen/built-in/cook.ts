import { errorCodes } from '../../../contract/errors.ts';
import type { CookedBy } from '../../../contract/recipes/recipe.ts';
import { wishKey, type Wish } from '../../../contract/kitchen/wishes.ts';
import { i18n, type Sentence } from '../../language/sentence.ts';
import { asPartial, type Cook, type CookEvent, type CookOrder, type CookQuestion } from '../cook.ts';
import { dishOf } from '../dishes/all.ts';
import { isThat } from '../finding/belongs.ts';
import { decide, type Decision, type Why } from '../finding/decide.ts';
import { fitted, isPossible } from '../finding/find.ts';
import { versionFor } from '../finding/vary.ts';
import { improvise } from '../improvise/improvise.ts';
import type { Plan, PlannedRemark } from '../plan.ts';
import { refusalOf } from '../safety/safety.ts';
import { nameOf, writeRecipe } from '../writing/write-recipe.ts';
import { prove } from '../wishes/proven.ts';
import { wishLabel } from '../wishes/labels.ts';
import { idOfChoice, choiceOf, suggestionOf } from './choices.ts';
import { changesMade, remarksOn } from './remarks.ts';

const cookedBy = (isImprovised: boolean): CookedBy => ({ kind: 'built-in', model: null, promptVersion: null, isImprovised });

const ask = (question: CookQuestion): CookEvent => ({ type: 'needs_input', question });
const failed = (message: Sentence): CookEvent => ({
  type: 'failed',
  statusCode: errorCodes.invalidInput.statusCode,
  message,
  retryAfter: null,
});

const nothingRead = i18n._('I found no dish or ingredient that I know in your description. Please rephrase it, or name some ingredients.');
const nothingFits = i18n._('I know no dish that meets all your wishes. Change one of them, or name some ingredients to improvise with.');
const nothingToImprovise = i18n._('There is no ingredient in the description to improvise with. Please name some that you have.');

const labelsOf = (wishes: readonly Wish[], order: CookOrder) => wishes.map((wish) => wishLabel(wish, order.language));
const namesOf = (foods: readonly string[], order: CookOrder) => foods.map((food) => nameOf(food, order.language).one);

/** What stands in the way, in words: the foods, the time, or what the dish is. */
function reasonOf(why: Why, order: CookOrder): Sentence | null {
  if (why.type === 'several') return null;
  if (why.type === 'none') return i18n._('I know no dish with all of that. These come closest and meet your wishes.');
  const dish = dishOf(why.dish);
  const title = dish === null ? '' : suggestionOf(dish, null, order.language).title;
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

/** Writes the recipe, proves it, and delivers it; what cannot be proven is not delivered. */
function* deliver(plan: Plan, remarks: readonly PlannedRemark[], order: CookOrder, isImprovised: boolean): Generator<CookEvent> {
  yield { type: 'stage', stage: 'writing' };
  const whole: Plan = { ...plan, remarks: [...remarks, ...changesMade(plan), ...plan.remarks] };
  const body = writeRecipe(whole, order);
  yield { type: 'partial', recipe: asPartial({ ...body, allergens: [], diets: [] }) };
  yield { type: 'stage', stage: 'checking' };
  const carbohydrate = body.nutrition?.carbohydrate ?? null;
  const proof = prove(body, { ingredients: whole.ingredients.map(({ food }) => [food]), mentioned: [], carbohydrate }, order.sought.wishes);
  if (proof.ok) yield { type: 'done', body: proof.body, cookedBy: cookedBy(isImprovised), plan: whole };
  else yield failed(nothingFits);
}

function* follow(decision: Decision, order: CookOrder): Generator<CookEvent> {
  if (decision.type === 'cook') {
    yield* deliver(decision.plan, remarksOn(order, decision), order, false);
    return;
  }
  if (decision.type === 'improvise') {
    yield* deliver(decision.improvised.plan, remarksOn(order, decision), order, true);
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

/** The dish that the user took from a question, with the foods that it was offered with. */
function* chosen(choice: string, order: CookOrder): Generator<CookEvent> {
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
    yield* deliver(plan, remarksOn(order, { type: 'cook', dish: found.dish.id, plan, isNamed: true, unused }), order, false);
    return;
  }
  // The wishes were changed since the question was asked.
  yield* follow(
    { type: 'ask', why: { type: 'impossible', dish: found.dish.id, unmet: kept.ok ? [] : kept.unmet }, nearest: [], improvised: null },
    order,
  );
}

function* work(order: CookOrder): Generator<CookEvent> {
  yield { type: 'stage', stage: 'reading' };
  const { understood } = order.sought;
  if (order.description.trim() === '' && order.choice === null) {
    // Design 7: it cannot see. The photo stays with the request and becomes the recipe's picture.
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
  if (hasWords || order.sought.wishes.some(({ kind }) => kind === 'diet' || kind === 'minutes')) yield* follow(decide(order.sought), order);
  else if (understood.words > 0 && understood.unread.length === 0 && !/\p{N}/u.test(order.description)) {
    // "What can I cook tonight?"
    yield* follow(decide({ ...order.sought, understood: { ...understood, features: ['course:dinner'] } }), order);
  } else yield ask({ kind: 'choose', suggestions: [], ingredients: [], reason: nothingRead });
}

/** The kitchen without a model and without a network: dishes written by hand, found by what is read. It never invents a certainty. */
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
