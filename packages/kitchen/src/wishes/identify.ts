import { fromWords, patternOf } from '@anydish/language/words';
import type { Locale } from '../../../../contract/shell/locales.ts';
import { traitsMeantBy } from '../foods/classes.ts';
import { foodTree } from '../foods/lexicon.ts';
import { foodMentions, foodsNamedIn } from '../reading/food-mentions.ts';
import { readAs } from '../reading/read-as.ts';
import { vocabularyOf } from '../reading/vocabulary.ts';
import type { Identity } from './prove.ts';

/* Maps a model's words to the lexicon. When several foods are possible or names disagree, all count: an ingredient is judged by the worst of them. */

/** Every food that an ingredient's name can mean, in each of its languages. Empty: unknown. */
export function identify(names: readonly { text: string; language: Locale }[]): Identity {
  const found = names.flatMap(({ text, language }) => foodMentions(text, language).flatMap(({ ids }) => ids));
  return [...new Set(found)];
}

/** A food, its kinds, and everything that it always contains. Brand-dependent components are not implied by the name. */
function alwaysIn(food: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(food)) return seen;
  seen.add(food);
  const { parents, parts } = foodTree().food(food);
  for (const other of [...parents, ...parts]) alwaysIn(other, seen);
  return seen;
}

// "Contains peanuts", "Allergens: peanuts" describe its content.
const saysWhatIsIn = fromWords(() => new RegExp(patternOf('says.contents'), 'iu'));

/** The parts of a text that limit the scope of a negation. */
const sentencesOf = (text: string) => text.split(/(?<=[.!?؟])\s+|(?<=[。！？।;；\n])/u).filter((sentence) => sentence.trim() !== '');

type Named = readonly string[];

/** Foods that a sentence names, except those that it says to omit or replace. `isOfInterest`: ignores all others. */
function namedIn(sentence: string, language: Locale, isOfInterest: (ids: Named) => boolean): Named[] {
  const named = foodsNamedIn(sentence, language).map(({ ids }) => ids);
  const sought = named.filter(isOfInterest);
  if (sought.length === 0) return [];
  const { wishes } = readAs(vocabularyOf(language), sentence);
  const negated = new Set(
    wishes.flatMap(({ kind, id }) => (kind === 'without' || (kind === 'allergy' && !saysWhatIsIn().test(sentence)) ? [id] : [])),
  );
  const isDenied = (ids: Named) => ids.some((id) => negated.has(id));
  // "No peanuts for children. Peanuts for all others": a second mention without a negation counts.
  const times = (ids: Named) => named.filter((others) => others.some((id) => ids.includes(id))).length;
  return sought.filter((ids) => !isDenied(ids) || times(ids) > 1);
}

// Very common ingredients do not identify the dish.
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

/** True for the dish itself: "cake" above a list with flour. Its contents are in the list. */
function isMadeOf(food: string, listed: ReadonlySet<string>): boolean {
  const { usual, parts } = foodTree().food(food);
  if (usual === null && parts.length === 0) return false;
  return [...alwaysIn(usual ?? food)].some((part) => part !== food && listed.has(part) && !commonplace.has(part));
}

/** Foods that texts name and the list does not have. `doubtful`: kinds of dishes that only the title names ("apple cake"), with unknown contents. */
export interface Mentioned {
  mentioned: string[];
  doubtful: string[];
}

const isProduct = (food: string) => {
  const { usual } = foodTree().food(food);
  return usual !== null && foodTree().food(usual).parts.length > 0;
};

/** "Nuts" can mean the peanuts of the list: an allergen class refers to the listed one. */
const isCalled = (food: string, list: readonly Identity[]) => {
  const traits = traitsMeantBy(food);
  return traits.length > 1 && list.flat().some((listed) => traits.some((trait) => foodTree().verdict(listed, trait) === 'contains'));
};

/**
 * Foods that texts name besides the listed ones: "serve with bread", "peanut oil" when the list says "oil". Negated and replaced foods do not count.
 * `title`: the dish.
 */
export function mentionedBesides(title: string, texts: readonly string[], list: readonly Identity[], language: Locale): Mentioned {
  const listed = new Set(list.flat().flatMap((food) => [...alwaysIn(food)]));
  const made = new Set(foodsNamedIn(title, language).flatMap(({ ids }) => ids.filter((id) => isMadeOf(id, listed))));
  // A word that can mean a listed food means that one.
  const isStrange = (ids: Named) => !ids.some((id) => listed.has(id) || made.has(id) || isCalled(id, list)) && !harmless.has(ids[0] ?? '');
  const strangeIn = (said: readonly string[]) =>
    new Set(said.flatMap(sentencesOf).flatMap((sentence) => namedIn(sentence, language, isStrange).flatMap(([first]) => first ?? [])));
  const inTexts = strangeIn(texts.filter((text) => text !== title));
  const inTitle = [...strangeIn([title])].filter((food) => !inTexts.has(food));
  return { mentioned: [...inTexts, ...inTitle.filter((food) => !isProduct(food))], doubtful: inTitle.filter(isProduct) };
}

/** Common in sentences but never listed: "boiling water", "a pinch of salt". */
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
