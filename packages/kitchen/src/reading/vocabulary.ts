import { nextTurn } from '#platform';
import type { Locale } from '../../../../contract/shell/locales.ts';
import type { Entry } from './entries.ts';
import { placesAndDays } from './calendar-and-countries.ts';
import { harmlessForms } from './inflected.ts';
import { noteLoading } from './loading.ts';
import { dishPhrases, foodPhrases, tablePhrases } from './named-phrases.ts';
import { byBeginning, compilePattern, wordsIn, type Pattern, type Patterns } from './patterns.ts';
import { hasTableStems, stem } from '@anydish/language/spelling';
import { addTo, trieOf, readPhrases } from './tables.ts';
import { isWord, keysOf } from './tokens.ts';
import { createTrie, type Trie } from './trie.ts';

/** All words of a language that the kitchen knows. */
export interface Vocabulary {
  language: Locale;
  exact: Trie<Entry>;
  /** The same by stems, for forms that are in no table. */
  stemmed: Trie<Entry>;
  patterns: Patterns;
  /** Ways to say which dish or kind of dish it is not to be: "but not curry". */
  avoiding: Patterns;
  /** Words of patterns, which count as known. */
  patternWords: ReadonlySet<string>;
  /** Words that only ever begin a negation. */
  negations: ReadonlySet<string>;
  /** Words in recipe sentences that look like foods but are not: the "moule" that a cake is baked in. */
  noFood: Trie<true>;
  /** Known words that are not harmless beside a food: "badly", "doctor". */
  telling: Trie<true>;
  /** Words that are harmless of a food, and tell of harm where a clause speaks of a person alone: "the tomatoes are red", "my son is red". */
  looks: Trie<true>;
  /** Words for people and bodies: a clause with one of them must be fully understood, or the kitchen asks. */
  persons: Trie<true>;
  /** Words that ask what is in a dish: "does it contain". */
  asking: Trie<true>;
  /** "Is", "are": "olives are for the neighbours" is no wish. */
  copulas: Trie<true>;
  /** Words about meals of the past, by kind: "ate" has the id `-`. */
  meals: Trie<string>;
  /** Words beside a name, with the side on which they stand: "Mrs", `before`. */
  titles: Trie<string>;
  /** Words that show that a food is wanted: a clause about a person needs one beside its food, or the kitchen asks.
   * `with` words join foods, and say nothing of a wish: "mum with prawns". */
  wanting: Trie<string>;
  /** States, treatments and times that may be dangerous, by id. */
  hazards: Trie<string>;
  /** Words that may stand beside a food, for what is in no other table. */
  harmless: Trie<true>;
  /** The same by stems. */
  harmlessStems: Trie<true>;
  /** Changes of an ingredient: "more", "half the". */
  changes: Trie<ChangeKind>;
  /** Tastes, with the food that brings them: "less sweet" is less sugar. */
  tastes: Trie<string>;
  /** Changes of a whole recipe: "thicker", "fewer ingredients". */
  reworks: Trie<string>;
  /** Every word of a food, a dish or a feature by first letter, for corrections. */
  spelled: ReadonlyMap<string, readonly string[]>;
}

export const changeKinds = ['more', 'less', 'half', 'double', 'add', 'same'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/**
 * Words that begin a negation: "no", "without", "ohne". If one is left over beside an unknown word, it was not understood. Excludes words from inside
 * patterns, which occur in many other sentences, and words that mostly begin a positive wish.
 */
function negationsIn(patterns: readonly Pattern[], exact: Trie<Entry>): Set<string> {
  const beginningsOf = (...ids: string[]) => patterns.filter(({ id }) => ids.includes(id)).flatMap(({ begins }) => [...begins]);
  const countOf = (keys: readonly string[]) => Map.groupBy(keys, (key) => key);
  const denying = countOf(beginningsOf('without', 'instead'));
  const wanting = countOf(beginningsOf('with', 'wish', 'servings', 'pieces', 'allow', 'only'));
  const isPlain = (key: string) => exact.at([{ key }], 0).length > 0;
  const isMostly = (key: string) => (denying.get(key)?.length ?? 0) > 2 * (wanting.get(key)?.length ?? 0);
  return new Set([...denying.keys()].filter((key) => isMostly(key) && !isPlain(key) && isWord(key)));
}

/** Phrases per slice, which takes some milliseconds. */
const slice = 250;

/** Builds a vocabulary; yields regularly, so that other requests are served. */
function* building(language: Locale): Generator<undefined, Vocabulary> {
  const exact = createTrie<Entry>(({ key }) => key);
  const keyOfStem = ({ key }: { key: string }) => stem(key, language);
  // Where tables are looked up by their own words, both are one: half of the time and of the memory.
  const stemmed = hasTableStems(language) ? createTrie<Entry>(keyOfStem) : exact.keyedBy(keyOfStem);
  const spelled = new Set<string>();
  const add = (phrase: string, entry: Entry) => {
    const keys = keysOf(phrase, language);
    if (keys.length === 0) return;
    exact.add(keys, entry);
    if (hasTableStems(language))
      stemmed.add(
        keys.map((key) => stem(key, language)),
        entry,
      );
    // A guess at a manner says nothing certain: "velvet cake" is no velvety one.
    const isNamed = entry.type === 'feature' && /^(?:kind|course|cuisine):/.test(entry.id);
    if (entry.type === 'food' || entry.type === 'dish' || entry.type === 'diet' || isNamed)
      for (const key of keys) if (key.length > 3 && isWord(key)) spelled.add(key);
  };
  const lines = readPhrases(language);
  let count = 0;
  for (const phrases of [foodPhrases(language), dishPhrases(language), tablePhrases(lines)])
    for (const [phrase, entry] of phrases) {
      add(phrase, entry);
      count += 1;
      if (count % slice === 0) yield;
    }
  const phrasesOfTypes = (types: readonly string[], formOf?: (key: string) => string): Trie<true> => {
    const trie = createTrie<true>(({ key }) => formOf?.(key) ?? key);
    // Words with a kind are added in all their forms.
    for (const line of lines)
      if (types.includes(line.type) && (line.id === '-' || (line.type !== 'harmless' && line.type !== 'telling')))
        addTo(trie, line, language, true);
    return trie;
  };
  const phrasesOfType = (type: string) => phrasesOfTypes([type]);
  const harmless = phrasesOfTypes(['harmless', 'wanted']);
  for (const name of placesAndDays(language)) {
    const keys = keysOf(name, language);
    if (keys.length > 0) harmless.add(keys, true);
  }
  const changes = createTrie<ChangeKind>(({ key }) => key);
  const tastes = createTrie<string>(({ key }) => key);
  for (const { type, id, phrase } of lines) {
    const keys = keysOf(phrase, language);
    const kind = type === 'change' ? changeKinds.find((known) => known === id) : undefined;
    if (kind !== undefined) changes.add(keys, kind);
    else if (type === 'taste') tastes.add(keys, id);
  }
  const compiled = lines.filter(({ type }) => type === 'pattern').map(({ id, phrase }) => compilePattern(id, phrase, language));
  const [avoiding, patterns] = [compiled.filter(({ id }) => id === 'avoid'), compiled.filter(({ id }) => id !== 'avoid')];
  const patternWords = new Set(patterns.flatMap(({ parts }) => wordsIn(parts)));
  const persons = phrasesOfType('person');
  const looks = createTrie<true>(({ key }) => key);
  for (const line of lines) if (line.type === 'telling' && line.id === 'person') addTo(looks, line, language, true);
  yield;
  for (const keys of harmlessForms(lines, language, (key) => patternWords.has(key) || persons.has(key))) harmless.add(keys, true);
  yield;
  return {
    language,
    exact,
    stemmed,
    patterns: byBeginning(patterns),
    avoiding: byBeginning(avoiding),
    patternWords,
    noFood: phrasesOfType('no-food'),
    telling: phrasesOfType('telling'),
    looks,
    persons,
    wanting: trieOf(lines, language, 'wanting', 'wanted'),
    harmless,
    harmlessStems: phrasesOfTypes(['harmless', 'wanted'], (key) => stem(key, language)),
    changes,
    hazards: trieOf(lines, language, 'hazard', 'raw'),
    asking: phrasesOfType('asking'),
    copulas: phrasesOfType('copula'),
    meals: trieOf(lines, language, 'meal'),
    titles: trieOf(lines, language, 'title'),
    tastes,
    reworks: trieOf(lines, language, 'rework'),
    spelled: Map.groupBy(spelled, (word) => word.charAt(0)),
    negations: negationsIn(patterns, exact),
  };
}

const built = new Map<Locale, Vocabulary>();

/** The vocabulary of a language, built on first use. */
export function vocabularyOf(language: Locale): Vocabulary {
  const known = built.get(language);
  if (known !== undefined) return known;
  noteLoading(1);
  const work = building(language);
  let step = work.next();
  while (step.done !== true) step = work.next();
  built.set(language, step.value);
  noteLoading(-1);
  return step.value;
}

/** True once it is built: then reading in this language takes milliseconds. */
export const hasVocabulary = (language: Locale): boolean => built.has(language);

const underWay = new Map<Locale, Promise<void>>();

async function buildInSlices(language: Locale): Promise<void> {
  noteLoading(1);
  const work = building(language);
  for (let step = work.next(); !built.has(language); step = work.next()) {
    if (step.done === true) built.set(language, step.value);
    await nextTurn();
  }
  noteLoading(-1);
}

/** Builds it in advance, in slices, so that other requests are served. */
export async function prepareVocabulary(language: Locale): Promise<void> {
  if (built.has(language)) return;
  const work = underWay.get(language) ?? buildInSlices(language).finally(() => underWay.delete(language));
  underWay.set(language, work);
  await work;
}
