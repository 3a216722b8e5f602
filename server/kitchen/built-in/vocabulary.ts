import { foodsByKey } from '../lexicon/lexicon.ts';
import { plain, stemOf, wordsIn } from '../lexicon/words.ts';
import { allDishes } from './dishes/all.ts';

/** Words that say nothing about the dish. */
export const fillers: ReadonlySet<string> = new Set(
  `a an and are as at be but by can could do for from get give got had has have hi hello hey i id i'd i'm im in into is it its just let like looking
  love make made maybe me mine my need of on one or our please recipe recipes recipie show so some somehow something sth than that the their them then there these
  this to too up us use using very want wants was we what whats what's which will with would you your yours thing things idea ideas dish dishes meal meals food eat eating
  cook cooked cooking prepare prepared way how best good great nice tasty delicious yummy favourite favorite classic traditional authentic original real proper
  perfect simple homemade home style own grandma grandmas grandma's grandmother mum mums mum's mom moms mom's family typical fresh new big small little bit lot lots
  more most really any anything else also only all about tonight today tomorrow evening day weekend now if when where who people person persons guests friends kids kid
  children adults servings serving serves portions portion plate plates bowl bowls leftover leftovers fridge have left over ingredients ingredient kitchen
  suggest suggestion tell know making feel craving fancy hungry version plus extra other version whole without not no minutes min mins hour hours under less
  than within ready pls thanks thank cheap cheaply quickly easily nicely e.g etc two three four five six seven eight nine ten twelve dozen couple few several many much myself ourselves ones type kind sort`
    .split(/\s+/)
    .map((word) => stemOf(word)),
);

const dishWords = allDishes.flatMap(({ title, aliases, keywords, cuisine }) => [title, ...aliases, ...keywords, cuisine]);
const foodWords = [...foodsByKey.values()].map(({ name }) => name);

/** Every word that the kitchen understands, spelled out, by its first letter. */
const spelled = new Map<string, Set<string>>();
for (const { text } of [...dishWords, ...foodWords].flatMap((phrase) => wordsIn(plain(phrase)))) {
  if (text.length > 3) spelled.set(text.charAt(0), (spelled.get(text.charAt(0)) ?? new Set()).add(text));
}
const known = new Set([...dishWords, ...foodWords].flatMap((text) => wordsIn(text).map(({ stem }) => stem)));

/** Optimal string alignment: a swapped pair of letters is one mistake. */
function mistakesBetween(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      let least = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1));
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        least = Math.min(least, (beforeLast[column - 2] ?? 0) + 1);
      current.push(least);
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}

/** True when the kitchen knows the word, whatever its form. */
export const isKnown = (stem: string): boolean => known.has(stem) || fillers.has(stem);

/**
 * The word that was probably meant; null when none is near. People rarely get the first letter wrong, and
 * short words have too many neighbours to guess.
 */
export function corrected(word: string): string | null {
  const meant = plain(word);
  if (meant.length < 4) return null;
  const allowed = meant.length < 7 ? 1 : 2;
  const near = [...(spelled.get(meant.charAt(0)) ?? [])]
    .filter((candidate) => Math.abs(candidate.length - meant.length) <= allowed)
    .map((candidate) => ({ candidate, mistakes: mistakesBetween(meant, candidate) }))
    .filter(({ mistakes }) => mistakes <= allowed)
    .toSorted((a, b) => a.mistakes - b.mistakes);
  return near[0]?.candidate ?? null;
}
