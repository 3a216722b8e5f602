import type { Locale } from '../../../contract/shell/locales.ts';
import type { Wish } from '../../../contract/kitchen/wishes.ts';
import { dishOf, fitOf } from '@anydish/kitchen/dishes';
import { i18n, type Sentence } from '@anydish/language/sentence';
import { plainPlan } from '@anydish/kitchen/plan';
import { exclusionOf } from '@anydish/kitchen/prove';
import { readRequest, type soughtOf } from '@anydish/kitchen/read';
import { isLike, isSeasoning, labelsOf, linesWith, type Answer } from './answer-facts.ts';

type Understood = ReturnType<typeof soughtOf>['understood'];
interface Asked {
  understood: Understood;
  wishes: readonly Wish[];
}
type Plan = ReturnType<typeof plainPlan>;

const isExcluded = (food: string, wishes: readonly Wish[]) =>
  wishes.some((wish) => (exclusionOf(wish)?.verdict(food) ?? 'free') !== 'free');

const dishAsked = ({ dishes }: Understood) => dishOf(dishes[0]?.id ?? '');

/** Each entry is a food with the other meanings of its words: one of them is enough. Words inside an unclear part are no foods of the dish. */
function foodsAsked({ understood, wishes }: Asked, plan: Plan | null): string[][] {
  const doubtful = new Set(understood.unclear.flatMap(({ meant }) => meant));
  const defining = plan?.ingredients.filter(({ part }) => part === 'defining').map(({ food }) => food) ?? [];
  // "Hot dog" names no dog: a food in the name of a known dish counts if the dish has it.
  const inName = understood.named.filter((food) => plan?.ingredients.some((one) => isLike(food, one.food)) === true);
  const beside = understood.foods.filter(({ id }) => !doubtful.has(id)).map(({ id, or }) => [id, ...or]);
  const all = [...[...defining, ...inName].filter((food) => !doubtful.has(food)).map((food) => [food]), ...beside];
  return all.filter(([food = '']) => !isExcluded(food, wishes));
}

/** The kinds of dishes that a title says. */
function kindsSaid(title: string, language: Locale): string[] {
  const { features, dishes } = readRequest(title, language);
  const kinds = dishes.flatMap(({ id }) => dishOf(id)?.kinds ?? []);
  return [...features.filter((feature) => feature.startsWith('kind:')), ...kinds.map((kind) => `kind:${kind}`)];
}

function titleProblem(asked: Understood, foods: readonly string[][], { title }: Answer, language: Locale): Sentence | null {
  const dish = dishAsked(asked);
  const kindsAsked = asked.features.filter((feature) => feature.startsWith('kind:'));
  const said = kindsSaid(title, language);
  const isKind = (kind: string) =>
    (dish !== null && fitOf(dish, plainPlan(dish), kind) > 0) ||
    kindsAsked.includes(kind) ||
    readRequest(title, language).dishes.some(({ id }) => {
      const named = dishOf(id);
      return named !== null && kindsAsked.some((wanted) => fitOf(named, plainPlan(named), wanted) > 0);
    });
  if (dish === null && kindsAsked.length === 0) return null;
  if (said.length > 0) return said.some(isKind) ? null : i18n._('The title names another kind of dish: {title}', { title });
  const named = readRequest(title, language).foods.map(({ id }) => id);
  const isNamed = foods.flat().some((food) => named.some((other) => isLike(food, other)));
  return isNamed ? null : i18n._('The title does not name the dish: {title}', { title });
}

/**
 * Whether an answer is the dish that was asked for: its title says the dish or its kind, and its list has what defines the dish and what was named
 * beside it. `isStated`: the case itself says what the answer must contain, for words that the lexicon does not know.
 */
export function dishProblem(asked: Asked, answer: Answer, language: Locale, isStated: boolean): Sentence | null {
  const dish = dishAsked(asked.understood);
  const foods = foodsAsked(asked, dish === null ? null : plainPlan(dish));
  const hasKind = asked.understood.features.some((feature) => feature.startsWith('kind:'));
  if (dish === null && foods.length === 0 && !hasKind && !isStated)
    return i18n._('The case names no known dish or food. Please state what the answer must contain.');
  const lines = foods.map((meanings) => ({ meanings, found: meanings.flatMap((food) => linesWith(food, answer, language)) }));
  const missing = lines.filter(({ found }) => found.length === 0).map(({ meanings: [food = ''] }) => food);
  if (missing.length > 0)
    return i18n._('The dish needs these, and they are missing: {foods}', { foods: labelsOf([...new Set(missing)], language) });
  const little = lines.flatMap(({ meanings: [food = ''], found }) => {
    const grams = found.map(({ amount, unit }) => (unit === 'g' || unit === 'ml' ? (amount ?? 0) : Infinity));
    return !isSeasoning(food) && Math.max(...grams) < 5 * answer.servings ? [food] : [];
  });
  if (little.length > 0)
    return i18n._('There is too little of these for the dish: {foods}', { foods: labelsOf([...new Set(little)], language) });
  return titleProblem(asked.understood, foods, answer, language);
}
