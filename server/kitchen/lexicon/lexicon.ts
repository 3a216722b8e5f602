import { allergens, diets, type Allergen, type Diet } from '../../../contract/recipe.ts';
import { condiments } from './condiments.ts';
import { dairy } from './dairy.ts';
import { bannedBy, type Food, type Trait } from './food.ts';
import { fruit } from './fruit.ts';
import { grains } from './grains.ts';
import { meats } from './meat.ts';
import { pantry } from './pantry.ts';
import { pulsesAndNuts } from './pulses-nuts.ts';
import { seafood } from './seafood.ts';
import { vegetables } from './vegetables.ts';
import { keyOf, wordsIn, type Word } from './words.ts';

const everyFood = [...vegetables, ...fruit, ...meats, ...seafood, ...dairy, ...grains, ...pulsesAndNuts, ...condiments, ...pantry];

/** All foods by the stems of their name. The first to claim a name keeps it. */
export const foodsByKey: ReadonlyMap<string, Food> = new Map(everyFood.toReversed().map((food) => [keyOf(food.name), food]));
const longestName = Math.max(...[...foodsByKey.keys()].map((key) => key.split(' ').length));

/** A food that a text names, with the words (indexes into the text's words, `to` excluded) that name it. */
export interface FoodMention {
  food: Food;
  from: number;
  to: number;
}

/** Foods named in `words`, the longest name first at every place: "coconut milk" is no milk. */
export function foodsAmong(words: readonly Word[]): FoodMention[] {
  const found: FoodMention[] = [];
  let from = 0;
  while (from < words.length) {
    let to = Math.min(words.length, from + longestName);
    let food: Food | undefined;
    for (; to > from; to -= 1) {
      food = foodsByKey.get(
        words
          .slice(from, to)
          .map(({ stem }) => stem)
          .join(' '),
      );
      if (food !== undefined) break;
    }
    if (food !== undefined) found.push({ food, from, to });
    from = food === undefined ? from + 1 : to;
  }
  return found;
}

const lacks: readonly (readonly [words: RegExp, traits: readonly Trait[]])[] = [
  [/\b(vegan|plant[- ]based)\b/i, bannedBy.vegan],
  [/\b(vegetarian|meat[- ]free|meatless|veggie)\b/i, bannedBy.vegetarian],
  [/\bgluten[- ]free\b/i, bannedBy.gluten_free],
  [/\b(dairy|milk)[- ]free\b/i, bannedBy.dairy_free],
  [/\begg[- ]free\b/i, ['eggs']],
];

/** What an ingredient's name says it contains; null when no food in it is known, so that nobody claims anything. */
export function traitsOf(item: string): ReadonlySet<Trait> | null {
  const exact = foodsByKey.get(keyOf(item));
  if (exact !== undefined) return new Set(exact.traits);
  // "smoked paprika (mild)" and "butter, softened": what is said in passing may still name an allergen, so all of it counts.
  const mentions = foodsAmong(wordsIn(item));
  if (mentions.length === 0) return null;
  const gone = new Set(lacks.filter(([words]) => words.test(item)).flatMap(([, traits]) => traits));
  return new Set(mentions.flatMap(({ food }) => food.traits).filter((trait) => !gone.has(trait)));
}

/** True when `item` is known to contain what `diet` has no room for. */
export function breaks(item: string, diet: Diet): boolean {
  const traits = traitsOf(item);
  return traits !== null && bannedBy[diet].some((trait) => traits.has(trait));
}

/** What a list of ingredients contains and suits, as far as its items are known. */
export function examine(items: readonly string[]): { allergens: Allergen[]; diets: Diet[]; unknown: string[] } {
  const unknown = items.filter((item) => traitsOf(item) === null);
  const present = new Set(items.flatMap((item) => [...(traitsOf(item) ?? [])]));
  return {
    allergens: allergens.filter((allergen) => present.has(allergen)),
    // A diet is claimed only when every item is known.
    diets: unknown.length > 0 ? [] : diets.filter((diet) => !bannedBy[diet].some((trait) => present.has(trait))),
    unknown,
  };
}

/** The food that an ingredient mainly is: the one named last, as English puts it. */
export function mainFood(item: string): Food | null {
  const beforeComma = item.split(/[,(]/)[0] ?? item;
  return foodsByKey.get(keyOf(item)) ?? foodsAmong(wordsIn(beforeComma)).at(-1)?.food ?? null;
}

/** What the lexicon takes instead of `item` for `diet`; null when nothing stands in for it honestly. */
export function insteadOf(item: string, diet: Diet): string | null {
  const food = mainFood(item);
  if (food === null) return null;
  const taken =
    food.instead[diet] ?? (diet === 'vegan' || diet === 'vegetarian' ? food.instead[diet === 'vegan' ? 'dairy_free' : 'vegan'] : undefined);
  return taken?.replace('*', item.toLowerCase()) ?? null;
}
