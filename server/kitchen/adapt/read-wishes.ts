import { servingsRange, type CookRequest } from '../../../contract/kitchen.ts';
import { diets as allDiets, type Diet } from '../../../contract/recipe.ts';
import { plain } from '../lexicon/words.ts';
import type { Target } from './adapt.ts';
import { exclusionOf, type Exclusion } from './exclusions.ts';

/** What a description says about how the dish must be, and the words that are left to say what dish it is. */
export interface SpokenWishes {
  /** Null: not said in words. */
  servings: number | null;
  diets: Diet[];
  exclusions: Exclusion[];
  /** Lower case, without accents. */
  rest: string;
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
const noPeople = '(?!\\s*(?:minutes?|mins?|hours?|h\\b|days?|weeks?|euros?|dollars?|%|g\\b|kg\\b|-))';
const servingPatterns = [
  new RegExp(
    `\\b(?:for|serves?|serving|feeds?|feeding)\\s+(?:about\\s+|a\\s+(?:family|group|party)\\s+of\\s+)?${number}\\b(?:\\s+${people}\\b)?${noPeople}`,
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

const leavingOut = [
  'without',
  'minus',
  'hold the',
  'leave out',
  'skip the',
  'instead of',
  'except',
  "(?:don't|do not) like",
  "(?:don't|do not|can't|cannot) eat",
  'allerg(?:ic|y) to',
  'intolerant to',
  // "no-bake cheesecake" and "no-knead bread" leave nothing out.
  'no(?![- ](?:bake|knead|cook|churn))',
].join('|');
const phraseEnd = '(?=[.;:!?)]|\\bfor\\b|\\bwith\\b|\\bbut\\b|\\bplease\\b|\\bserves\\b|$)';
const exclusionPattern = new RegExp(`\\b(?:${leavingOut})\\s+((?:(?:the|any|added|fresh)\\s+)?[\\p{L}', &-]+?)${phraseEnd}`, 'gu');
const freePattern = /\b([\p{L}]+)[- ]free\b/gu;

/** Takes what `pattern` matches out of the text, leaving a gap so that words do not grow together. */
export function take(text: string, pattern: RegExp): { rest: string; taken: RegExpMatchArray[] } {
  const taken = [...text.matchAll(pattern)];
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

/** Reads servings, diets and exclusions in a description. Takes any text, also none. */
export function readWishes(description: string): SpokenWishes {
  let rest = plain(description).replace(/\s+/g, ' ').trim();
  const diets = dietPatterns.flatMap(([diet, pattern]) => {
    const { rest: without, taken } = take(rest, pattern);
    rest = without;
    return taken.length > 0 ? [diet] : [];
  });
  const { rest: afterServings, servings } = readServings(rest);
  const { rest: wanted, exclusions } = readExclusions(afterServings);
  return { servings, diets, exclusions, rest: wanted };
}

/** What the words add to what the form said. Words win: they were written for this dish. */
export function targetOf(request: CookRequest, spoken: SpokenWishes): Target {
  const wanted = new Set([...request.diets, ...spoken.diets]);
  return {
    servings: spoken.servings ?? request.servings,
    unitSystem: request.unitSystem,
    diets: allDiets.filter((diet) => wanted.has(diet)),
    exclusions: spoken.exclusions,
  };
}
