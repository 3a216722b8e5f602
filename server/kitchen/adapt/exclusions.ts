import type { Trait } from '../lexicon/food.ts';
import { foodsByKey, mainFood, traitsOf } from '../lexicon/lexicon.ts';
import { keyOf } from '../lexicon/words.ts';

/** Something that the user wants left out, in their word ("bacon", "nuts"), and how to recognise it. */
export interface Exclusion {
  label: string;
  key: string;
  traits: readonly Trait[];
  families: readonly string[];
}

// Words for whole groups of foods.
const groups: readonly (readonly [words: string, traits: readonly Trait[], families: readonly string[]])[] = [
  ['nuts', ['nuts', 'peanuts'], []],
  ['tree nuts', ['nuts'], []],
  ['peanuts', ['peanuts'], []],
  ['eggs', ['eggs'], []],
  ['soy', ['soy'], []],
  ['soya', ['soy'], []],
  ['sesame', ['sesame'], []],
  ['mustard', ['mustard'], []],
  ['celery', ['celery'], []],
  ['fish', ['fish'], []],
  ['shellfish', ['crustaceans', 'molluscs'], []],
  ['seafood', ['fish', 'crustaceans', 'molluscs'], []],
  ['crustaceans', ['crustaceans'], []],
  ['honey', ['honey'], []],
  ['cheese', [], ['cheese']],
  ['pork', [], ['pork', 'bacon', 'ham', 'sausage']],
  ['chilli', [], ['chilli']],
  ['mushrooms', [], ['mushroom']],
  ['onion', [], ['onion']],
];

/** The exclusion that a word or a food's name stands for; null when it names nothing that the lexicon knows. */
export function exclusionOf(label: string): Exclusion | null {
  const key = keyOf(label);
  const group = groups.find(([words]) => keyOf(words) === key);
  if (group !== undefined) return { label, key, traits: group[1], families: group[2] };
  const food = foodsByKey.get(key) ?? mainFood(label);
  if (food === null || food === undefined) return null;
  // Somebody who wants no bacon wants no pancetta; somebody who wants no salmon may want cod.
  const families = food.family === 'bacon' ? ['bacon'] : [];
  return { label, key: keyOf(food.name), traits: [], families };
}

/** True when `item` is, or contains, what the exclusion names. */
export function isExcluded(item: string, exclusion: Exclusion): boolean {
  const traits = traitsOf(item);
  if (traits !== null && exclusion.traits.some((trait) => traits.has(trait))) return true;
  const food = mainFood(item);
  if (exclusion.families.includes(food?.family ?? '')) return true;
  // By words: "red onion" is an onion. But "coconut milk" is no milk and "garlic bread" no bread to leave the garlic in.
  const words = keyOf(item);
  if (words === exclusion.key) return true;
  return (
    food !== null && keyOf(food.name).endsWith(` ${exclusion.key}`) && exclusion.traits.length === 0 && sharesTraits(food.name, exclusion)
  );
}

function sharesTraits(item: string, exclusion: Exclusion): boolean {
  const own = foodsByKey.get(exclusion.key)?.traits ?? [];
  const traits = traitsOf(item);
  return traits !== null && own.every((trait) => traits.has(trait));
}
