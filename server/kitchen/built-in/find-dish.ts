import MiniSearch from 'minisearch';
import { foodsAmong, foodsByKey } from '../lexicon/lexicon.ts';
import { keyOf, stemOf, wordsIn } from '../lexicon/words.ts';
import type { Dish } from './dish.ts';
import { allDishes } from './dishes/all.ts';
import type { Reading } from './read-order.ts';

/** How sure the kitchen is: `sure` has one dish to cook, otherwise the nearest dishes, best first, to ask about. */
export type Found = { sure: true; dish: Dish; isNamed: boolean; unused: string[] } | { sure: false; nearest: Dish[] };

interface Entry {
  dish: Dish;
  /** Stems of each of its names. */
  names: string[][];
  /** Every stem that has to do with it. */
  all: ReadonlySet<string>;
}

const entryOf = (dish: Dish): Entry => {
  const names = [dish.title, ...dish.aliases].map((name) =>
    keyOf(name)
      .split(' ')
      .filter((stem) => !joining.has(stem)),
  );
  const rest = [...dish.keywords, dish.cuisine, ...dish.ingredients.map(({ item }) => item)].flatMap((text) => keyOf(text).split(' '));
  return { dish, names: names.filter(({ length }) => length > 0), all: new Set([...names.flat(), ...rest]) };
};

const joining = new Set(['and', 'with', 'in', 'of', 'the', 'a', 'al', 'alla', 'la', 'de', 'n', 'on', 'for', 'style'].map(stemOf));

/** Words that name a kind of dish rather than a dish: alone they decide nothing. */
const kinds: ReadonlySet<string> = new Set(
  `soup stew curry salad pasta noodles rice sandwich pie cake bread roast bake casserole stir fry tray dessert
  dinner lunch breakfast snack sauce dip bowl wrap toast chicken beef fish pork lamb vegetable vegetables eggs potato stock`
    .split(/\s+/)
    .map((word) => stemOf(word)),
);

const entries = allDishes.map(entryOf);

const index = new MiniSearch<{ id: string; names: string; keywords: string; items: string; cuisine: string }>({
  fields: ['names', 'keywords', 'items', 'cuisine'],
  processTerm: (term) => stemOf(term),
  tokenize: (text) => text.split(/[^\p{L}\p{M}\p{N}']+/u).filter((term) => term !== ''),
  searchOptions: {
    boost: { names: 4, keywords: 2, cuisine: 1.5 },
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    prefix: (term) => term.length > 4,
  },
});
index.addAll(
  allDishes.map(({ id, title, aliases, keywords, ingredients, cuisine }) => ({
    id,
    names: [title, ...aliases].join(' ; '),
    keywords: keywords.join(' ; '),
    items: ingredients.map(({ item }) => item).join(' ; '),
    cuisine,
  })),
);

interface Candidate extends Entry {
  score: number;
  /** Stems of the longest of its names that the description holds whole. */
  said: string[];
  /** Share of the description's words that have to do with the dish. */
  coverage: number;
}

function candidatesFor(reading: Reading): Candidate[] {
  const stems = new Set(reading.words.map(({ stem }) => stem));
  const scores = new Map(index.search(reading.words.map(({ text }) => text).join(' ')).map(({ id, score }) => [String(id), score]));
  return entries
    .flatMap((entry) => {
      const score = scores.get(entry.dish.id);
      if (score === undefined) return [];
      const said = entry.names.filter((name) => name.every((stem) => stems.has(stem))).toSorted((a, b) => b.length - a.length)[0] ?? [];
      const covered = [...stems].filter((stem) => entry.all.has(stem)).length;
      const isFast = entry.dish.prepMinutes + entry.dish.cookMinutes <= 35;
      return [
        { ...entry, score: score * (reading.isQuick && isFast ? 1.3 : 1), said, coverage: stems.size === 0 ? 0 : covered / stems.size },
      ];
    })
    .toSorted((a, b) => b.said.length - a.said.length || b.coverage - a.coverage || b.score - a.score);
}

/** Foods that the description names and the dish knows nothing of. */
const foreignTo = ({ all }: Entry, foods: readonly string[]) =>
  foods.filter(
    (food) =>
      !keyOf(food)
        .split(' ')
        .some((stem) => all.has(stem)) && foodsByKey.get(keyOf(food))?.role !== 'seasoning',
  );

/** What in the words stands besides the name that was said. */
const besides = (reading: Reading, { said }: Candidate) => reading.words.filter(({ stem }) => !said.includes(stem));

/** True when the name that was said settles which dish is meant. */
function isNamed(best: Candidate, rivals: readonly Candidate[], reading: Reading): boolean {
  if (best.said.length === 0) return false;
  const isTied = rivals.some(
    (rival) => rival.said.length === best.said.length && rival.coverage >= best.coverage && keyOf(rival.dish.title) !== best.said.join(' '),
  );
  const isTitle = keyOf(best.dish.title) === best.said.join(' ');
  if (isTied && !isTitle) return false;
  // "Mushroom stroganoff" is not the beef one; "stroganoff with mushrooms" may be.
  const foreign = foreignTo(best, reading.foods);
  if (foreign.some((food) => !reading.companions.includes(food))) return false;
  if (isOtherMain(best, reading)) return false;
  // "Rice, eggs, peas" lists what there is; "rice and peas" happens to be in it.
  if (foreign.length > 0 && best.said.every((stem) => foodsByKey.has(stem))) return false;
  const others = besides(reading, best);
  const isKindOnly = best.said.every((stem) => kinds.has(stem));
  if (isKindOnly && best.said.length === 1)
    return others.length === 0 ? rivals.length === 0 || isTitle : others.every(({ stem }) => best.all.has(stem)) && isAhead(best, rivals);
  // A name drowned in words that have nothing to do with it is not what was meant.
  return others.filter(({ stem }) => !best.all.has(stem)).length <= Math.max(2, best.said.length * 2);
}

/** "Mushroom stroganoff" is not beef stroganoff, even though that has mushrooms in it too. */
function isOtherMain({ dish, said, names }: Candidate, reading: Reading): boolean {
  const mains = reading.foods.filter((food) => !reading.companions.includes(food)).map(keyOf);
  const isOurs = (key: string) => key.split(' ').some((stem) => said.includes(stem) || names.some((name) => name.includes(stem)));
  const spoken = new Set(reading.words.map(({ stem }) => stem));
  const titleMains = foodsAmong(wordsIn(dish.title))
    .filter(({ food }) => food.role === 'protein')
    .flatMap(({ food }) => keyOf(food.name).split(' '));
  return titleMains.length > 0 && !titleMains.some((stem) => spoken.has(stem)) && mains.some((key) => !isOurs(key));
}

const isAhead = (best: Candidate, rivals: readonly Candidate[]) =>
  rivals.every((rival) => rival.coverage < best.coverage || rival.score * 1.25 < best.score);

/** The dish that a description means, or the three nearest of those that `fits` lets through. */
export function findDish(reading: Reading, fits: (dish: Dish) => boolean): Found {
  const candidates = candidatesFor(reading);
  const [best, ...rivals] = candidates;
  if (best !== undefined) {
    const foreign = foreignTo(best, reading.foods);
    const wasNamed = isNamed(best, rivals, reading);
    const isDescribed =
      best.coverage === 1 && reading.words.length + Number(reading.isQuick) >= 3 && foreign.length === 0 && isAhead(best, rivals);
    if (wasNamed || isDescribed) return { sure: true, dish: best.dish, isNamed: wasNamed, unused: [...foreign, ...reading.unknown] };
  }
  // A hit on one word of many is no likeness worth offering.
  const near = candidates.filter((candidate) => candidate.said.length > 0 || isLike(candidate, reading)).map(({ dish }) => dish);
  return { sure: false, nearest: near.filter(fits).slice(0, 3) };
}

/** True when the description names a food of the dish, or a word by which the dish is called or sought. */
function isLike({ dish, coverage, all }: Candidate, reading: Reading): boolean {
  if (coverage < 0.3) return false;
  if (
    reading.foods.some((food) =>
      keyOf(food)
        .split(' ')
        .every((stem) => all.has(stem)),
    )
  )
    return true;
  const sought = new Set([...dish.keywords, ...dish.aliases, dish.title, dish.cuisine].flatMap((text) => keyOf(text).split(' ')));
  return reading.words.some(({ stem }) => sought.has(stem));
}

/** The dishes most like `dish` that `fits` lets through, at most three. */
export function dishesLike(dish: Dish, fits: (dish: Dish) => boolean): Dish[] {
  const hits = index.search([dish.title, ...dish.keywords, dish.cuisine].join(' ')).flatMap(({ id }) => dishById(String(id)) ?? []);
  const near: Dish[] = [];
  for (const hit of hits) {
    if (near.length === 3) break;
    if (hit.id !== dish.id && fits(hit)) near.push(hit);
  }
  return near;
}

export const dishById = (id: string): Dish | undefined => allDishes.find((dish) => dish.id === id);
