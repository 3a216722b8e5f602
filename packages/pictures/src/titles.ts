import words from '../data/title-words.json' with { type: 'json' };

/** Word -> kind of dish, of all languages. */
const kinds = new Map(Object.entries(words).flatMap(([kind, list]) => list.split('; ').map((word) => [word, kind] as const)));
const shortest = 4;

/** Words of scripts without spaces are looked for inside the title. */
const inside = [...kinds.keys()].filter((word) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word));

/** Kinds that often only accompany another: "curry with rice". */
const sides = new Set([
  'rice',
  'vegetables',
  'sauce',
  'dip',
  'bread',
  'roll',
  'potatoes',
  'mash',
  'fries',
  'eggs',
  'beans',
  'bowl',
  'toast',
  'fish-dish',
  'roast',
]);

/** The words of a title: whole ones, pairs, and the ends of compounds ("Schokoladenkuchen"). */
function wordsOf(title: string): string[] {
  const whole = title.match(/[\p{L}\p{M}’'-]+/gu) ?? [];
  const pairs = whole.slice(1).map((word, at) => `${whole[at] ?? ''} ${word}`);
  const ends = whole.flatMap((word) => Array.from({ length: Math.max(0, word.length - shortest) }, (_, at) => word.slice(at + 1)));
  return [...pairs, ...whole, ...ends];
}

/** The kind of dish that a title names, in any language; null for none. A main dish goes before its side, then the longest word counts. */
export function kindInTitle(title: string): string | null {
  const text = title.toLowerCase().normalize('NFC');
  const found = [...wordsOf(text).filter((word) => kinds.has(word)), ...inside.filter((word) => text.includes(word))];
  const rank = (word: string) => (sides.has(kinds.get(word) ?? '') ? 0 : 100) + word.length;
  const [best] = found.toSorted((a, b) => rank(b) - rank(a));
  return best === undefined ? null : (kinds.get(best) ?? null);
}
