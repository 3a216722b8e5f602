import type { Context, Mention } from './context.ts';
import type { Entry } from './entries.ts';
import { isExclusive, wishAt } from './match.ts';

/** "Gluten-free bread" may be bought, but is as often the bread to bake: the dish that follows the diet. */
export function madeFreeFrom(context: Context, { from, end, entries }: Mention): Mention | null {
  const { vocabulary, tokens } = context;
  if (!entries.every(({ type }) => type === 'food')) return null;
  const isDiet = ({ values }: { values: readonly Entry[] }) => values.some(({ type }) => type === 'diet');
  // The diet comes before the food, or after it (pão sem glúten).
  const parts = vocabulary.exact
    .at(tokens, from)
    .flatMap((first) => vocabulary.exact.at(tokens, first.end).flatMap((last) => (last.end === end ? [[first, last] as const] : [])));
  const isDishName = ({ values }: { values: readonly Entry[] }) => values.some(({ type }) => type === 'dish');
  // "Hummus without sesame" may be bought, too.
  const bare = context.vocabulary.exact.at(tokens, from).find((first) => {
    const match = first.end < end && isDishName(first) ? wishAt(context, first.end) : null;
    return match !== null && match.end <= end && isExclusive(match);
  });
  const rest = parts.flatMap(([first, last]) => (isDiet(first) ? [last] : isDiet(last) ? [first] : []))[0] ?? bare;
  const isDish = rest?.values.some((entry) => entry.type === 'dish' || (entry.type === 'feature' && entry.id.startsWith('kind:')));
  return rest !== undefined && isDish === true ? { from, end, entries: rest.values } : null;
}
