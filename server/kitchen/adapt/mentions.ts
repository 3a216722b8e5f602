import { foodsByKey, mainFood, traitsOf } from '../lexicon/lexicon.ts';
import { keyOf, wordsIn, type Word } from '../lexicon/words.ts';

/** One replacement in a recipe; `to` null drops the item. */
export interface Swap {
  from: string;
  to: string | null;
}

interface Phrase {
  key: string;
  length: number;
  /** Null: the phrase names an ingredient that stays. */
  swap: Swap | null;
  isWhole: boolean;
}

// Words by which a step refers to an ingredient without its name ("brown the meat", "toss with the pasta").
const hypernyms: readonly (readonly [trait: string, words: readonly string[]])[] = [
  ['meat', ['meat']],
  ['fish', ['fish']],
  ['eggs', ['egg', 'yolk', 'egg yolk', 'egg white']],
];
const byFamily: Readonly<Record<string, readonly string[]>> = {
  cheese: ['cheese'],
  pasta: ['pasta'],
  noodle: ['noodle'],
  bread: ['bread'],
  seafood: ['seafood'],
  bacon: ['bacon'],
  ham: ['ham'],
  sausage: ['sausage'],
  chicken: ['chicken'],
  beef: ['beef'],
  pork: ['pork'],
  lamb: ['lamb'],
};

/** Every run of words of `item` that names a food by itself, the whole item first. */
function partsOf(item: string): { key: string; length: number }[] {
  const stems = wordsIn(item).map(({ stem }) => stem);
  const parts: { key: string; length: number }[] = [];
  for (let length = stems.length; length > 0; length -= 1) {
    for (let from = 0; from + length <= stems.length; from += 1) {
      const key = stems.slice(from, from + length).join(' ');
      if (length === stems.length || foodsByKey.has(key)) parts.push({ key, length });
    }
  }
  return parts;
}

function moreNames(item: string): string[] {
  const food = mainFood(item);
  const traits = traitsOf(item);
  if (food === null || traits === null || (food.role === 'liquid' && food.family === null)) return [];
  const general =
    food.role === 'protein' || food.role === 'egg' ? hypernyms.filter(([trait]) => food.traits.some((own) => own === trait)) : [];
  return [...general.flatMap(([, words]) => words), ...(food.family === null ? [] : (byFamily[food.family] ?? []))].map(keyOf);
}

/** The phrases to look for. A phrase of two ingredients belongs to the one whose whole name it is, then to the one that stays. */
function phrasesOf(swaps: readonly Swap[], staying: readonly string[]): Map<string, Phrase> {
  const phrases = new Map<string, Phrase>();
  const claim = (key: string, length: number, swap: Swap | null, isWhole: boolean) => {
    const claimed = phrases.get(key);
    if (claimed === undefined || (isWhole && !claimed.isWhole)) phrases.set(key, { key, length, swap, isWhole });
  };
  const isMain = (item: string, key: string) => keyOf(mainFood(item)?.family ?? '') === key || mainFood(item)?.role === 'protein';
  for (const swap of swaps) for (const { key, length } of partsOf(swap.from).slice(0, 1)) claim(key, length, swap, true);
  for (const item of staying) for (const { key, length } of partsOf(item).slice(0, 1)) claim(key, length, null, true);
  // "the chicken" means the breast that is swapped, not the stock; "the tomatoes" the ones that stay, not the swapped ketchup.
  const partly = swaps.toSorted((a, b) => Number(isMain(b.from, '')) - Number(isMain(a.from, '')));
  for (const swap of partly) {
    for (const { key, length } of partsOf(swap.from).slice(1)) {
      if (sameContent(key, swap.from)) claim(key, length, swap, false);
    }
  }
  for (const item of staying) for (const { key, length } of partsOf(item).slice(1)) claim(key, length, null, false);
  for (const swap of partly) for (const key of moreNames(swap.from)) claim(key, key.split(' ').length, swap, false);
  return phrases;
}

/** True when the part of a name has what made the whole be swapped: "beef" of "beef stock", not "garlic" of "garlic butter". */
function sameContent(key: string, item: string): boolean {
  const part = foodsByKey.get(key)?.traits ?? [];
  const whole = traitsOf(item);
  return part.length > 0 && whole !== null && part.some((trait) => whole.has(trait));
}

const singular = (name: string) => name.replace(/oes$/, 'o').replace(/([^s])s$/, '$1');

function inPlace(text: string, first: Word, last: Word, to: string): string {
  const before = text.slice(0, first.start);
  const startsSentence = before.trim() === '' || /[.!?]\s*$/.test(before);
  // "Beef stew" becomes "Mushroom stew", not "Mushrooms stew".
  const isBeforeNoun =
    before.trim() === '' && /^ [a-z]/.test(text.slice(last.end)) && !/^ (with|and|in|on|of|for|or)\b/.test(text.slice(last.end));
  const name = isBeforeNoun && !/\s/.test(text.slice(0, first.start)) ? singular(to) : to;
  return startsSentence ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}

/**
 * `text` with every mention of the swapped items replaced, whole names before parts of names, the names of the
 * ingredients that stay (`staying`) left alone. A dropped item (`to` null) is left to the caller's own wording.
 */
export function replaceMentions(text: string, swaps: readonly Swap[], staying: readonly string[]): string {
  if (swaps.length === 0) return text;
  const phrases = phrasesOf(swaps, staying);
  const longest = Math.max(...[...phrases.values()].map(({ length }) => length));
  const words = wordsIn(text);
  let result = '';
  let copied = 0;
  for (let from = 0; from < words.length;) {
    let phrase: Phrase | undefined;
    let to = Math.min(words.length, from + longest);
    for (; to > from; to -= 1) {
      phrase = phrases.get(
        words
          .slice(from, to)
          .map(({ stem }) => stem)
          .join(' '),
      );
      if (phrase !== undefined) break;
    }
    const first = words[from];
    const last = words[to - 1];
    const replacement = phrase?.swap?.to ?? null;
    if (replacement !== null && first !== undefined && last !== undefined && !isAlready(text, first, last, replacement)) {
      result += text.slice(copied, first.start) + inPlace(text, first, last, replacement);
      copied = last.end;
    }
    from = phrase === undefined ? from + 1 : to;
  }
  return result + text.slice(copied);
}

/** A text that says "soy milk" already must not become "soy soy milk". */
function isAlready(text: string, first: Word, last: Word, to: string): boolean {
  const mention = text.slice(first.start, last.end);
  const lead = keyOf(to).split(' ').slice(0, -wordsIn(mention).length).join(' ');
  return lead !== '' && keyOf(text.slice(0, first.start)).endsWith(lead);
}
