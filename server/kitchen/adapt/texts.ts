import type { Diet } from '../../../contract/recipe.ts';
import { bannedBy } from '../lexicon/food.ts';
import { foodsAmong, mainFood, traitsOf } from '../lexicon/lexicon.ts';
import { keyOf, wordsIn } from '../lexicon/words.ts';
import { replaceMentions, type Swap } from './mentions.ts';
import { dietNames } from './swaps.ts';

// Signs that meat is done mean nothing for what stands in for it; the first that fits is taken.
const safeHeat = '7\\d °C(?: \\(1[67]\\d °F\\)| / 1[67]\\d °F)';
const hot = 'hot all the way through';
const doneness: readonly (readonly [RegExp, string])[] = [
  [new RegExp(` \\(${safeHeat}\\)`, 'g'), ''],
  [new RegExp(` and (?:at least )?${safeHeat}`, 'g'), ''],
  [new RegExp(`\\b(?:the thickest (?:piece|part)|it|they|the middle) (?:reach(?:es)?|is|are)(?: at least)? ${safeHeat}`, 'g'), hot],
  [new RegExp(`\\b(?:has reached|reaches|reach|at)(?: at least)? ${safeHeat}`, 'g'), hot],
  [/\b(it is |they are )?no longer pink( (inside|in the middle|throughout))?/gi, `$1${hot}`],
  [/\bno pink is left\b/gi, `it is ${hot}`],
  [/\b(its|the) juices run clear\b/gi, `it is ${hot}`],
  [/\bit flakes easily( with a fork)?/gi, `it is ${hot}`],
  [/\bwhite all through\b/gi, hot],
  [/\bpink and firm\b|\bopaque and cooked through\b/gi, hot],
];

const isMeaty = (item: string) =>
  ['meat', 'fish', 'crustaceans', 'molluscs'].some((trait) => [...(traitsOf(item) ?? [])].some((own) => own === trait));

/** A step's or summary's text after the swaps: names replaced, cues that no longer hold rewritten, dropped items marked as such. */
export function adaptText(text: string, swaps: readonly Swap[], staying: readonly string[]): string {
  const replaced = replaceMentions(text, swaps, staying);
  const isAboutMeat =
    replaced !== text && swaps.some(({ from, to }) => to !== null && isMeaty(from) && !isMeaty(to) && mainFood(from)?.role === 'protein');
  const cued = isAboutMeat ? doneness.reduce((result, [pattern, cue]) => result.replace(pattern, cue), replaced) : replaced;
  return withoutDropped(cued, swaps);
}

/** Takes "the bacon" out of "fry the onion, the bacon and the garlic"; where grammar is not that simple, says so at the end. */
function withoutDropped(text: string, swaps: readonly Swap[]): string {
  return swaps.reduce((result, { from, to }) => {
    if (to !== null) return result;
    const words = wordsIn(result);
    const key = wordsIn(from).map(({ stem }) => stem);
    const at = words.findIndex((_, index) => key.every((stem, offset) => words[index + offset]?.stem === stem));
    const first = words[at];
    const last = words[at + key.length - 1];
    if (first === undefined || last === undefined) return result;
    const before = result.slice(0, first.start).replace(/\b(the|a little|some|a) $/i, '');
    const after = result.slice(last.end);
    // "…, X and Y" and "… and X": the item goes with the comma or the word that tied it to the list.
    if (before.endsWith(', ') && /^(,| and )/.test(after)) return before.slice(0, -2) + after;
    if (before.endsWith(' and ')) return before.slice(0, -5).replace(/, ([^,]*)$/, ' and $1') + after;
    if (/^(, | and )(?=\w)/.test(after)) return before + after.replace(/^(, | and )/, '');
    return `${result} (Leave out the ${from.toLowerCase()}.)`;
  }, text);
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The title after the swaps, with the diet in it when the dish was changed for it. */
export function adaptTitle(title: string, swaps: readonly Swap[], staying: readonly string[], diets: readonly Diet[]): string {
  const replaced = capital(replaceMentions(title, swaps, staying));
  const missing = diets.filter(
    (diet) =>
      !replaced.toLowerCase().includes(dietNames[diet]) &&
      !(diet === 'vegetarian' && (diets.includes('vegan') || /\bvegan\b/i.test(replaced))),
  );
  return missing.length === 0 ? replaced : `${replaced} (${missing.map((diet) => dietNames[diet]).join(', ')})`;
}

// "Creamy without any cream", "as thin as single cream", "already vegan": nobody takes these for an ingredient.
const inPassing =
  /\b(vegan|vegetarian|plant-based|gluten-free|dairy-free|egg-free|instead of|no|without|without any|like|as|leave out)(\s+\w+)?\s+$/i;

/** Foods that a text names besides `items` and that break one of the diets: the word, where it starts, and the diet. */
export function strangersIn(text: string, diets: readonly Diet[], items: readonly string[]): { name: string; start: number; diet: Diet }[] {
  const words = wordsIn(text);
  return foodsAmong(words).flatMap(({ food, from }) => {
    const start = words[from]?.start ?? 0;
    const diet = diets.find((wished) => bannedBy[wished].some((trait) => food.traits.includes(trait)));
    const isListed = items.some(
      (item) => keyOf(item).includes(keyOf(food.name)) || (food.family !== null && mainFood(item)?.family === food.family),
    );
    return diet === undefined || isListed || inPassing.test(text.slice(0, start)) ? [] : [{ name: food.name, start, diet }];
  });
}

/** `text` with the diet's name before each such food: "gluten-free bread", "vegan custard". */
export function labelMentions(text: string, diets: readonly Diet[], items: readonly string[]): string {
  return strangersIn(text, diets, items).reduceRight((result, { start, diet }) => {
    const label = start === 0 ? `${capital(dietNames[diet])} ${result.charAt(0).toLowerCase()}${result.slice(1)}` : null;
    return label ?? `${result.slice(0, start)}${dietNames[diet]} ${result.slice(start)}`;
  }, text);
}
