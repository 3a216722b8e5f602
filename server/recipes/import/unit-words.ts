import { otherMeasures, wordsForUnit } from '@anydish/language/units';
import { units, type Unit } from '../../../contract/recipes/recipe.ts';

const entries = units.flatMap((unit) => wordsForUnit(unit).map((word) => [word, unit] as const));
// "T" is a tablespoon and "t" a teaspoon; all other units ignore case.
const exact = new Map<string, Unit>(entries);
const anyCase = new Map<string, Unit>(entries.flatMap(([word, unit]) => (word.length === 1 ? [] : [[word.toLowerCase(), unit] as const])));

/** Units that recipes do not use here, with their conversion. */
const measures = otherMeasures().flatMap(({ words, unit, times }) => {
  const ours = units.find((known) => known === unit);
  return ours === undefined ? [] : words.map((word) => [word, { unit: ours, times }] as const);
});
const converted = new Map(measures.map(([word, measure]) => [word.toLowerCase(), measure]));

/** The unit of a word; a dozen counts the items themselves. */
export function measureOf(word: string): { unit: Unit | null; times: number } | null {
  const unit = unitOf(word);
  if (unit !== null) return { unit, times: 1 };
  const other = converted.get(word.trim().toLowerCase().replace(/\.$/, ''));
  return other === undefined ? null : { unit: other.times === 12 ? null : other.unit, times: other.times };
}

/** The unit with this spelling: "Cups", "EL", "g."; null for any other word. */
export function unitOf(word: string): Unit | null {
  const bare = word.trim().replace(/\.$/, '');
  return exact.get(bare) ?? anyCase.get(bare.toLowerCase()) ?? null;
}

/** All unit words, longest first, as they may precede an ingredient. */
export const unitWords: readonly string[] = [...entries.map(([word]) => word), ...measures.map(([word]) => word)].toSorted(
  (a, b) => b.length - a.length,
);
