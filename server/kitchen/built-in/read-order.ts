import { servingsRange } from '../../../contract/kitchen.ts';
import type { Diet } from '../../../contract/recipe.ts';
import { exclusionOf, type Exclusion } from '../adapt/exclusions.ts';
import { foodsAmong } from '../lexicon/lexicon.ts';
import { plain, wordsIn, type Word } from '../lexicon/words.ts';
import { corrected, fillers, isKnown } from './vocabulary.ts';

/** What the built-in kitchen read in a description. */
export interface Reading {
  /** Null: not said in words. */
  servings: number | null;
  diets: Diet[];
  exclusions: Exclusion[];
  isQuick: boolean;
  /** The words that say what dish it is, spelling put right. */
  words: Word[];
  /** Words among them that nobody here knows. */
  unknown: string[];
  /** Names of foods among them. */
  foods: string[];
  /** Foods said after "with", "and": they go along with the dish rather than name it. */
  companions: string[];
}

const numbers: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  dozen: 12,
};
const number = `(\\d{1,3}|${Object.keys(numbers).join('|')})`;
const people = '(?:people|persons?|guests?|friends|adults|children|kids|servings?|portions?|eaters|of us)';
const servingPatterns = [
  new RegExp(
    `\\b(?:for|serves?|serving|feeds?|feeding)\\s+(?:about\\s+|a\\s+(?:family|group|party)\\s+of\\s+)?${number}\\b(?:\\s+${people}\\b)?(?!\\s*(?:minutes?|mins?|hours?|h\\b|days?|weeks?|euros?|dollars?|%|g\\b|kg\\b|-))`,
  ),
  new RegExp(`\\b${number}\\s+${people}\\b`),
];

const dietPatterns: readonly (readonly [diet: Diet, pattern: RegExp])[] = [
  ['vegan', /\b(vegan|plant[- ]based|(?:without|no) animal products?)\b/g],
  ['vegetarian', /\b(vegetarian|veggie|veggy|meat[- ]?free|meatless|(?:without|no|don't eat|do not eat) meat)\b/g],
  ['gluten_free', /\b(gluten[- ]?free|coeliac|celiac|(?:without|no|free of) (?:gluten|wheat))\b/g],
  [
    'dairy_free',
    /\b(dairy[- ]?free|lactose[- ]?free|lactose[- ]intolerant|milk[- ]free|(?:without|no|free of) (?:dairy|lactose|milk products))\b/g,
  ],
];

// "no-bake cheesecake" and "no-knead bread" leave nothing out.
const exclusionPattern =
  /\b(?:without|minus|hold the|leave out|skip the|instead of|except|but no|don't like|do not like|don't eat|can't eat|cannot eat|allergic to|allergy to|intolerant to|no(?![- ](?:bake|knead|cook|churn)))\s+((?:(?:the|any|added|fresh)\s+)?[\p{L}' -]+?)(?=[.;:!?)]|\bfor\b|\bwith\b|\bbut\b|\bplease\b|\bserves\b|$)/gu;
const freePattern = /\b([\p{L}]+)[- ]free\b/gu;

/** Takes what `pattern` matches out of the text, leaving a gap so that words do not grow together. */
function take(text: string, pattern: RegExp): { rest: string; taken: RegExpMatchArray[] } {
  const taken = [...text.matchAll(new RegExp(pattern.source, pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`))];
  return { rest: taken.reduce((rest, match) => rest.replace(match[0], ' ; '), text), taken };
}

function readServings(text: string): { rest: string; servings: number | null } {
  for (const pattern of servingPatterns) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const count = numbers[match[1] ?? ''] ?? Number(match[1]);
    if (count < servingsRange.min || count > servingsRange.max) continue;
    return { rest: text.replace(match[0], ' '), servings: count };
  }
  return { rest: text, servings: null };
}

function readExclusions(text: string): { rest: string; exclusions: Exclusion[] } {
  const free = take(text, freePattern);
  const said = take(free.rest, exclusionPattern);
  const labels = [...free.taken, ...said.taken].flatMap((match) => (match[1] ?? '').split(/,|\band\b|\bor\b|\bnor\b|&/));
  const exclusions = labels.flatMap((label) => exclusionOf(label.replace(/\b(the|any|added|fresh)\b/g, '').trim()) ?? []);
  return { rest: said.rest, exclusions };
}

/** The words of a text that carry meaning, misspelled ones put right. */
function readWords(text: string): { words: Word[]; unknown: string[] } {
  const unknown: string[] = [];
  const spelling = text.replace(/[\p{L}\p{M}]+(?:'[\p{L}]+)?/gu, (word) => {
    const stem = wordsIn(word)[0]?.stem ?? word;
    if (isKnown(stem)) return word;
    const meant = corrected(word);
    if (meant === null) unknown.push(word);
    return meant ?? word;
  });
  return { words: wordsIn(spelling).filter(({ stem, text: word }) => !fillers.has(stem) && !/^\d+$/.test(word)), unknown };
}

/** Foods in the user's own form of the word: "eggs", not "egg". */
const foodNames = (words: readonly Word[]) => [
  ...new Set(
    foodsAmong(words).map(({ from, to }) =>
      words
        .slice(from, to)
        .map(({ text }) => text)
        .join(' '),
    ),
  ),
];

const speed = /\b(quick|quicker|quickest|fast|speedy|express|in a hurry|\d+[- ]min(ute)?s?)\b/g;

/** Reads a description. Takes any text, also none. */
export function readOrder(description: string): Reading {
  let rest = plain(description).replace(/\s+/g, ' ').trim();
  const diets = dietPatterns.flatMap(([diet, pattern]) => {
    const { rest: without, taken } = take(rest, pattern);
    rest = without;
    return taken.length > 0 ? [diet] : [];
  });
  const { rest: afterServings, servings } = readServings(rest);
  const { rest: wanted, exclusions } = readExclusions(afterServings);
  const { rest: named, taken: hurry } = take(wanted, speed);
  const { words, unknown } = readWords(named);
  const foods = foodNames(words);
  const [, ...after] = wanted.split(/\b(?:with|and|plus|served with|on the side)\b|[,&+]/);
  const companions = [...new Set(after.flatMap((part) => foodNames(readWords(part).words)))];
  return { servings, diets, exclusions, isQuick: hurry.length > 0, words, unknown, foods, companions };
}
