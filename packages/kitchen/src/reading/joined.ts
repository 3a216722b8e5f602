import type { NamedFood, ReadParts } from './clauses.ts';
import { isSkippable, type Context, type Mention } from './context.ts';
import { isWord } from './tokens.ts';

/* Foods that describe a dish in the same clause: "blueberry pancakes", "tiramisu au mascarpone". */

/** Words between a food and the name of its dish: "a la", "with the". */
const most = 4;

/** A dish, or a kind of dish such as "soup". */
export const isName = ({ entries }: Mention): boolean =>
  entries.some((entry) => entry.type === 'dish' || (entry.type === 'feature' && entry.id.startsWith('kind:')));

/** True if only articles and particles stand between a food and the name of a dish: a wish for the dish is then a wish for the food. */
export function isOfDish(context: Context, { mentions }: ReadParts, { at: food }: NamedFood): boolean {
  const own = mentions.find(({ from, end }) => from <= food && food < end);
  if (own === undefined) return false;
  const isPlain = (at: number) =>
    isWord(context.tokens[at]?.key ?? '') && isSkippable(context, at) && context.vocabulary.persons.at(context.tokens, at).length === 0;
  for (let at = own.from - 1; at >= own.from - 1 - most; at -= 1) {
    if (mentions.some((mention) => mention.end - 1 === at && isName(mention))) return true;
    if (!isPlain(at)) break;
  }
  for (let at = own.end; at <= own.end + most; at += 1) {
    if (mentions.some((mention) => mention.from === at && isName(mention))) return true;
    if (!isPlain(at)) break;
  }
  return false;
}
