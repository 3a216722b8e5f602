import { fromWords, patternOf } from '@anydish/language/words';
import type { Locale } from '../../../../contract/shell/locales.ts';
import { traitsMeantBy } from '../foods/classes.ts';
import { foodTree } from '../foods/lexicon.ts';
import { foodMentions, foodsNamedIn } from '../reading/food-mentions.ts';
import { readAs } from '../reading/read-one.ts';
import { vocabularyOf } from '../reading/vocabulary.ts';
import type { Identity } from './prove.ts';

/*
 * What a model's words mean in the lexicon. Of two that disagree, or of several that may be meant, all count: an ingredient is judged by the
 * worst of them.
 */

/** Every food that an ingredient's name names, in each of the languages that it is given in. Empty: nobody knows it. */
export function identify(names: readonly { text: string; language: Locale }[]): Identity {
  const found = names.flatMap(({ text, language }) => foodMentions(text, language).flatMap(({ ids }) => ids));
  return [...new Set(found)];
}

/** A food, every kind above it, and the same of all that is always in it. What some brands put in is not said by the food's name. */
function alwaysIn(food: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(food)) return seen;
  seen.add(food);
  const { parents, parts } = foodTree().food(food);
  for (const other of [...parents, ...parts]) alwaysIn(other, seen);
  return seen;
}

// "Contains peanuts", "Allergens: peanuts" speak of what is in it.
const saysWhatIsIn = fromWords(() => new RegExp(patternOf('says.contents'), 'iu'));

/** The parts of a text in each of which a denial holds. */
const sentencesOf = (text: string) => text.split(/(?<=[.!?؟])\s+|(?<=[。！？।;；\n])/u).filter((sentence) => sentence.trim() !== '');

type Named = readonly string[];

/** Foods that a sentence names, but for those that it says to be left out, or that something stands in for. `isOfInterest`: all others are left out at once. */
function namedIn(sentence: string, language: Locale, isOfInterest: (ids: Named) => boolean): Named[] {
  const named = foodsNamedIn(sentence, language).map(({ ids }) => ids);
  const sought = named.filter(isOfInterest);
  if (sought.length === 0) return [];
  const { wishes } = readAs(vocabularyOf(language), sentence);
  const negated = new Set(
    wishes.flatMap(({ kind, id }) => (kind === 'without' || (kind === 'allergy' && !saysWhatIsIn().test(sentence)) ? [id] : [])),
  );
  const isDenied = (ids: Named) => ids.some((id) => negated.has(id));
  // "No peanuts for children. Peanuts for all others": what is said once more is not denied.
  const times = (ids: Named) => named.filter((others) => others.some((id) => ids.includes(id))).length;
  return sought.filter((ids) => !isDenied(ids) || times(ids) > 1);
}

// What nearly everything is made with tells nothing of what is made.
const commonplace: ReadonlySet<string> = new Set([
  'plant',
  'animal',
  'mineral',
  'water',
  'salt',
  'fat',
  'oil',
  'sweetener',
  'sugar',
  'spice',
  'herb',
]);

/** True for what is being made: "cake" over a list with flour. What is in it stands in the list. */
function isMadeOf(food: string, listed: ReadonlySet<string>): boolean {
  const { usual, parts } = foodTree().food(food);
  if (usual === null && parts.length === 0) return false;
  return [...alwaysIn(usual ?? food)].some((part) => part !== food && listed.has(part) && !commonplace.has(part));
}

/** What texts name besides the list. `doubtful`: kinds of things that are made, named by the title alone ("apple cake"): nobody knows of what. */
export interface Mentioned {
  mentioned: string[];
  doubtful: string[];
}

const isProduct = (food: string) => {
  const { usual } = foodTree().food(food);
  return usual !== null && foodTree().food(usual).parts.length > 0;
};

/** "Nuts" are the peanuts of the list: a name for several allergens means the one that is there. */
const isCalled = (food: string, list: readonly Identity[]) => {
  const traits = traitsMeantBy(food);
  return traits.length > 1 && list.flat().some((listed) => traits.some((trait) => foodTree().verdict(listed, trait) === 'contains'));
};

/**
 * Foods that texts name besides the listed ones: "serve with bread", "peanut oil" where the list says "oil". Words that say what is not in it,
 * or what something stands in for, name nothing. `title`: what is made.
 */
export function mentionedBesides(title: string, texts: readonly string[], list: readonly Identity[], language: Locale): Mentioned {
  const listed = new Set(list.flat().flatMap((food) => [...alwaysIn(food)]));
  const made = new Set(foodsNamedIn(title, language).flatMap(({ ids }) => ids.filter((id) => isMadeOf(id, listed))));
  // A word that may mean a listed food means that one.
  const isStrange = (ids: Named) => !ids.some((id) => listed.has(id) || made.has(id) || isCalled(id, list)) && !harmless.has(ids[0] ?? '');
  const strangeIn = (said: readonly string[]) =>
    new Set(said.flatMap(sentencesOf).flatMap((sentence) => namedIn(sentence, language, isStrange).flatMap(([first]) => first ?? [])));
  const inTexts = strangeIn(texts.filter((text) => text !== title));
  const inTitle = [...strangeIn([title])].filter((food) => !inTexts.has(food));
  return { mentioned: [...inTexts, ...inTitle.filter((food) => !isProduct(food))], doubtful: inTitle.filter(isProduct) };
}

/** What is in every kitchen's sentences and on no list: "boiling water", "a pinch of salt". */
const harmless: ReadonlySet<string> = new Set([
  'plain-water',
  'water',
  'salt',
  'fine-salt',
  'ice',
  'spice',
  'herb',
  'grain',
  'seed',
  'sauce',
  'dip',
  'paste',
  'condiment',
  'drink',
  'fat',
]);
