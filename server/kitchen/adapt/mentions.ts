import { foodsByKey, mainFood, traitsOf } from '../lexicon/lexicon.ts';
import { keyOf, wordsIn } from '../lexicon/words.ts';

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
  const isMain = (item: string) => mainFood(item)?.role === 'protein';
  for (const swap of swaps) for (const { key, length } of partsOf(swap.from).slice(0, 1)) claim(key, length, swap, true);
  for (const item of staying) for (const { key, length } of partsOf(item).slice(0, 1)) claim(key, length, null, true);
  // "the chicken" means the breast that is swapped, not the stock; "the tomatoes" the ones that stay, not the swapped ketchup.
  const partly = swaps.toSorted((a, b) => Number(isMain(b.from)) - Number(isMain(a.from)));
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

interface Mention {
  swap: Swap;
  start: number;
  end: number;
}

/** Where `text` speaks of swapped items, the longest phrase first at every place. */
function mentionsIn(text: string, phrases: ReadonlyMap<string, Phrase>): Mention[] {
  const longest = Math.max(...[...phrases.values()].map(({ length }) => length));
  const words = wordsIn(text);
  const keyBetween = (from: number, to: number) =>
    words
      .slice(from, to)
      .map(({ stem }) => stem)
      .join(' ');
  const mentions: Mention[] = [];
  for (let from = 0; from < words.length;) {
    let to = Math.min(words.length, from + longest);
    while (to > from && !phrases.has(keyBetween(from, to))) to -= 1;
    const swap = phrases.get(keyBetween(from, to))?.swap ?? null;
    const [first, last, before] = [words[from], words[to - 1], mentions.at(-1)];
    if (to > from && swap !== null && first !== undefined && last !== undefined) {
      // "minced pork" names pork mince twice over.
      if (before?.swap === swap && text.slice(before.end, first.start).trim() === '') before.end = last.end;
      else mentions.push({ swap, start: first.start, end: last.end });
    }
    from = Math.max(to, from + 1);
  }
  return mentions;
}

const singular = (name: string) => name.replace(/oes$/, 'o').replace(/([^s])s$/, '$1');

/** `to` as it must stand at this place: one of it after "a", and before another noun ("mushroom stew"); capital at the start. */
function inPlace(text: string, { start, end }: Mention, to: string): string {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const isTitleNoun = before.trim() === '' && /^ [a-z]/.test(after) && !/^ (with|and|in|on|of|for|or)\b/.test(after);
  const isOne = /\ban? (?!little |few )([\w-]+ )?$/i.test(before);
  const name = isTitleNoun || isOne ? singular(to) : to;
  const startsSentence = before.trim() === '' || /[.!?]\s*$/.test(before);
  return startsSentence ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}

/** A text that says "soy milk" already must not become "soy soy milk". */
function isAlready(text: string, { start, end }: Mention, to: string): boolean {
  const lead = keyOf(to)
    .split(' ')
    .slice(0, -wordsIn(text.slice(start, end)).length)
    .join(' ');
  return lead !== '' && keyOf(text.slice(0, start)).endsWith(lead);
}

/**
 * `text` with every mention of the swapped items replaced, whole names before parts of names, the names of the
 * ingredients that stay (`staying`) left alone. A dropped item (`to` null) is left to the caller's own wording.
 */
export function replaceMentions(text: string, swaps: readonly Swap[], staying: readonly string[]): string {
  if (swaps.length === 0) return text;
  let result = '';
  let copied = 0;
  for (const mention of mentionsIn(text, phrasesOf(swaps, staying))) {
    const { to } = mention.swap;
    if (to === null || isAlready(text, mention, to)) continue;
    result += text.slice(copied, mention.start) + inPlace(text, mention, to);
    copied = mention.end;
  }
  return result + text.slice(copied);
}
