import { constant, constantFrom, integer, oneof, record, sample } from 'fast-check';
import { locales, type Locale } from '../../../../contract/shell/locales.ts';
import type { RecipeBody } from '../../../../contract/recipes/recipe.ts';
import type { WishDiet } from '../../../../contract/kitchen/wishes.ts';
import { allDishes } from '../../src/dishes/all.ts';
import type { Dish } from '../../src/dishes/dish.ts';
import { dishNames } from '../../src/dishes/dish-names.ts';
import type { Trait } from '../../src/foods/food.ts';
import { foodTree } from '../../src/foods/lexicon.ts';
import { namesIn } from '../../src/foods/names.ts';
import { foodMentions } from '../../src/reading/food-mentions.ts';
import { cookOnce, type Outcome } from '../../src/check/cook-once.ts';
import { isBroken } from '../../src/check/dishes.ts';
import { phrasingsIn } from './phrasings.ts';

/*
 * The product of all dishes, all foods in them and the fourteen allergens, thirty phrasings, every language:
 * `npm run kitchen -- product [count] [seed]` tries so many of it, and all of it with the count "all".
 */

/** The allergens as the kinds of foods by which people name them, with the trait that nothing may have. */
const allergens: Readonly<Record<string, Trait>> = {
  gluten: 'gluten',
  crustacean: 'crustaceans',
  egg: 'eggs',
  fish: 'fish',
  peanut: 'peanuts',
  soybean: 'soy',
  dairy: 'milk',
  nut: 'nuts',
  celery: 'celery',
  mustard: 'mustard',
  sesame: 'sesame',
  sulphites: 'sulphites',
  lupin: 'lupin',
  mollusc: 'molluscs',
};

export interface Case {
  language: Locale;
  dish: string;
  /** What is left out: a food, or a class of allergens. */
  excluded: string;
  isAllergen: boolean;
  phrasing: number;
}

const titleOf = ({ id, title }: Dish, language: Locale): string | null => {
  const said = language === 'en' ? title.key : (dishNames(language).get(id)?.title ?? title.key);
  return said.includes('{') ? null : said;
};

/** What a recipe says, place by place. */
const textsOf = ({ title, summary, steps, ingredients }: Pick<RecipeBody, 'title' | 'summary' | 'steps' | 'ingredients'>) => [
  title,
  summary,
  ...steps.map(({ text }) => text),
  ...ingredients.flatMap(({ note }) => (note === null ? [] : [note])),
];

const labelTraits: Partial<Record<WishDiet, readonly Trait[]>> = {
  vegetarian: ['meat', 'fish', 'crustaceans', 'molluscs', 'gelatine'],
  vegan: ['meat', 'fish', 'crustaceans', 'molluscs', 'gelatine', 'milk', 'eggs', 'honey'],
  pescatarian: ['meat', 'gelatine'],
  gluten_free: ['gluten'],
  dairy_free: ['milk'],
  nut_free: ['nuts', 'peanuts'],
};

const namesOf = (food: string | null, language: Locale): string[] => {
  const name = food === null ? undefined : namesIn(language).get(food);
  return name === undefined
    ? []
    : [name.one, name.many, ...Object.values(name.forms)].map((text) => text.toLocaleLowerCase(language)).filter((text) => text.length > 1);
};

/** Words that are, or hold, the name of a food by accident: a creamy soup is a "crema". */
const innocent: ReadonlySet<string> = new Set([
  'oberfläche',
  'austritt',
  'schnecke',
  'crema',
  'creme',
  'crème',
  'concha',
  'dorada',
  'doradas',
  'מוקצפים',
]);

/** Not a part of a longer word, such as the "ober" of "Oberfläche". */
const isWholeWord = (text: string, start: number, word: string) =>
  !/[\p{Script=Latin}]/u.test(word) || (!/[\p{L}-]/u.test(text.charAt(start - 1)) && !/[\p{L}-]/u.test(text.charAt(start + word.length)));

function* falseLabels({ labels = [] }: RecipeBody, food: string): Generator<string> {
  for (const label of labels)
    for (const trait of labelTraits[label] ?? []) if (foodTree().verdict(food, trait) !== 'free') yield `labelled ${label} with "${food}"`;
}

function* faultsOfRecipe(body: RecipeBody, { language, excluded, isAllergen }: Case): Generator<string> {
  const tree = foodTree();
  const trait = isAllergen ? (allergens[excluded] ?? null) : null;
  const holds = (id: string) => (trait === null ? tree.insides(id).has(excluded) : tree.verdict(id, trait) !== 'free');
  for (const { food, item } of body.ingredients) {
    if (food === undefined || food === null) yield `nobody knows what "${item}" is`;
    else if (holds(food)) yield `"${item}" is still in it`;
    else yield* falseLabels(body, food);
  }
  const own = body.ingredients.flatMap(({ food }) => namesOf(food ?? null, language)).toSorted((a, b) => b.length - a.length);
  for (const text of textsOf(body)) {
    if (isBroken(text)) yield `damaged: "${text}"`;
    // What is in the list was judged above; a title may be the dish's name with another meaning ("Schnitzel").
    const others = own.reduce((rest, name) => rest.replaceAll(name, ' · '), text.toLocaleLowerCase(language));
    for (const { ids, text: word, start } of text === body.title ? [] : foodMentions(others, language))
      if (isWholeWord(others, start, word) && !innocent.has(word) && ids.every((id) => tree.lineage(id).has(excluded) && holds(id)))
        yield `"${word}" is named in "${text}"`;
  }
}

const requestOf = ({ language, dish, excluded, phrasing }: Case): string => {
  const { without, allergy } = phrasingsIn(language);
  const found = allDishes().find(({ id }) => id === dish);
  const name = found === undefined ? dish : (titleOf(found, language) ?? dish);
  return ([...without, ...allergy][phrasing] ?? '').replace('{d}', name).replace('{x}', namesIn(language).get(excluded)?.many ?? excluded);
};

/** What is wrong with what the kitchen makes of a case; nothing when it delivers what was asked, asks or refuses. */
async function tryCase(one: Case): Promise<{ request: string; outcome: Outcome; faults: string[] }> {
  const request = requestOf(one);
  const outcome = await cookOnce({ description: request, language: one.language });
  const faults = outcome.type === 'recipe' ? [...faultsOfRecipe(outcome.body, one)] : [];
  return { request, outcome, faults };
}

/** Every case of a language for every dish, in a fixed order. */
function* allCases(languages: readonly Locale[] = locales): Generator<Case> {
  for (const language of languages) {
    const { without, allergy } = phrasingsIn(language);
    for (const dish of allDishes()) {
      if (titleOf(dish, language) === null) continue;
      const foods = dish.ingredients.map(({ food }) => ({ excluded: food, isAllergen: false }));
      const classes = Object.keys(allergens).map((excluded) => ({ excluded, isAllergen: true }));
      for (const what of [...foods, ...classes])
        for (let phrasing = 0; phrasing < without.length + allergy.length; phrasing += 1)
          yield { language, dish: dish.id, ...what, phrasing };
    }
  }
}

/** So many cases, spread over languages, dishes, exclusions and phrasings alike; the same ones for the same seed. */
export function someCases(count: number, seed: number, languages: readonly Locale[] = locales): Case[] {
  const classes = Object.keys(allergens);
  const one = constantFrom(...languages).chain((language) => {
    const { without, allergy } = phrasingsIn(language);
    const dishes = allDishes().filter((dish) => titleOf(dish, language) !== null);
    return constantFrom(...dishes).chain(({ id, ingredients }) =>
      record({
        language: constant(language),
        dish: constant(id),
        what: oneof(
          constantFrom(...classes.map((excluded) => ({ excluded, isAllergen: true }))),
          constantFrom(...ingredients.map(({ food }) => ({ excluded: food, isAllergen: false }))),
        ),
        phrasing: integer({ min: 0, max: without.length + allergy.length - 1 }),
      }),
    );
  });
  return sample(one, { numRuns: count, seed }).map(({ what, ...rest }) => ({ ...rest, ...what }));
}

/** Tries cases; counts how they ended, and keeps what is wrong. */
export async function tryAll(cases: Iterable<Case>, onFault: (line: string) => void = () => {}) {
  const counts = { tried: 0, recipe: 0, question: 0, refused: 0, faulty: 0 };
  for (const one of cases) {
    const { request, outcome, faults } = await tryCase(one);
    counts.tried += 1;
    counts[outcome.type] += 1;
    if (faults.length === 0) continue;
    counts.faulty += 1;
    onFault(`${one.language} ${one.dish} without ${one.excluded}: "${request}"\n    ${faults.join('\n    ')}`);
  }
  return counts;
}

if (process.argv[1] === import.meta.filename) {
  const [, , count = '5000', seed = '1', ...languages] = process.argv;
  const chosen = languages.length === 0 ? locales : locales.filter((one) => languages.includes(one));
  const cases = count === 'all' ? allCases(chosen) : someCases(Number(count), Number(seed), chosen);
  const started = performance.now();
  const counts = await tryAll(cases, (line) => process.stdout.write(`${line}\n`));
  process.stdout.write(`${JSON.stringify(counts)} in ${Math.round((performance.now() - started) / 1_000)} s\n`);
  process.exitCode = counts.faulty === 0 ? 0 : 1;
}
