import { fromWords, patternOf } from '@anydish/language/words';
import { foodTree } from '../foods/lexicon.ts';
import { clausesOf, foodsNamed, type Clause, type NamedFood, type ReadParts } from './clauses.ts';
import { coveredIn, entryAt, type Context } from './context.ts';
import type { Entry } from './entries.ts';
import { isExclusive } from './match.ts';
import type { Unclear } from './reading.ts';
import { textOf, type ReadSoFar } from './so-far.ts';
import { isCharacter, isWord } from './tokens.ts';
import { isWanted } from './wanted.ts';

/* Foods about which a text says two things, or asks: nobody but the reader knows what is meant. */

const question = fromWords(() => new RegExp(`^(?:${patternOf('question')})$`, 'u'));

/** "Does it contain sesame?", "ist da Sesam drin?": the user may have to avoid it. Only an article may stand between. */
function asksFor({ tokens, vocabulary }: Context, { from, end }: Clause, { at }: NamedFood): boolean {
  if (!question().test(tokens[end]?.key ?? '') && !question().test(tokens[end - 1]?.key ?? '')) return false;
  return tokens.slice(from, end).some((_, index) =>
    vocabulary.asking.at(tokens, from + index).some((found) => {
      const isBefore = found.end <= at && at - found.end <= 1;
      return isBefore || (from + index > at && from + index - at <= (isCharacter(tokens[at]?.key ?? '') ? 6 : 2));
    }),
  );
}

/** Words of "but I want them". */
const fewWords = 5;

const plain: ReadonlySet<Entry['type']> = new Set<Entry['type']>(['filler', 'prep', 'wanting']);

/** "But I want some": a short clause that wants, and names nothing. */
function wantsThem(context: Context, { from, end }: Clause): boolean {
  const { tokens, mentions } = context;
  const words = tokens.slice(from, end).filter(({ key }) => isWord(key)).length;
  const covered = coveredIn(context);
  const isPlain = tokens.slice(from, end).every(({ key }, index) => {
    const entries = mentions[from + index]?.entries ?? [];
    return !isWord(key) || (covered.has(from + index) && entries.every(({ type }) => plain.has(type)));
  });
  return words <= fewWords && isPlain;
}

/** Foods of which a text asks whether they are in a dish. */
export function askedAbout(context: Context, parts: ReadParts, text: string): Unclear[] {
  const named = foodsNamed(context, parts, text);
  return clausesOf(context).flatMap((clause) =>
    named
      .filter((food) => food.at >= clause.from && food.at < clause.end && asksFor(context, clause, food))
      .map(({ id, text: word }) => ({ text: textOf(text, context.tokens, clause.from, clause.end), word, meant: [id] })),
  );
}

/** "My husband can't have peanuts, but I want peanuts": foods that a person wants behind a "but", although they were left out before it. */
export function wantedAgain(context: Context, parts: ReadParts, text: string): ReadSoFar['allowed'] {
  const { lineage } = foodTree();
  const named = foodsNamed(context, parts, text);
  return clausesOf(context).flatMap((clause) => {
    const { from, end } = clause;
    if (entryAt(context, from - 1, 'list')?.id !== 'but') return [];
    const out = parts.matches
      .filter((match) => isExclusive(match) && match.pattern.id !== 'replace' && match.end <= from)
      .flatMap(({ x }) => x);
    const isPersonal = context.tokens.slice(from, end).some((_, at) => context.vocabulary.persons.at(context.tokens, from + at).length > 0);
    if (out.length === 0 || !isPersonal || !isWanted(context, parts, clause)) return [];
    const own = named.filter(({ id, at }) => at >= from && at < end && out.some((kind) => lineage(id).has(kind)));
    const foods = own.length > 0 ? [...new Set(own.map(({ id }) => id))] : wantsThem(context, clause) ? [...new Set(out)] : [];
    return foods.length === 0 ? [] : [{ foods, text: textOf(text, context.tokens, from, end), isOnly: true }];
  });
}
