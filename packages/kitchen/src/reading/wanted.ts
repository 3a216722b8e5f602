import type { Clause, ReadParts } from './clauses.ts';
import { entryAt, type Context, type Mention } from './context.ts';
import { isName } from './joined.ts';
import type { Match } from './patterns.ts';

/* Whether a clause says that its food is wanted. */

/** True for fillers and words of preparation. */
export const saysNothing = (entries: Mention['entries']) => entries.every(({ type }) => type === 'filler' || type === 'prep');

const wanting: ReadonlySet<Match['pattern']['id']> = new Set(['with', 'wish', 'only', 'allow']);

/** "For my wife" is for somebody; "for a week" is not. */
const isForSomebody = ({ vocabulary, tokens }: Context, { pattern, from, end }: Match): boolean =>
  pattern.id === 'servings' && tokens.slice(from, end + 1).some((_, index) => vocabulary.persons.at(tokens, from + index).length > 0);

/** "Mum with the prawns" tells of mum; a dish with prawns is wanted. */
const isOfPerson = ({ vocabulary, tokens }: Context, { pattern, from }: Match): boolean =>
  pattern.id === 'with' && vocabulary.persons.at(tokens, from - 1).length > 0;

/**
 * "With peanuts my son looks like a different boy": beside a person and without a dish, "with" tells a story. "I have eggs" is a wish all the same.
 * What orders a food is no order either beside a person whom it does not name: "dad went home after we got prawns on offer".
 */
const isOfStory = ({ vocabulary, tokens, mentions }: Context, { from, end }: Clause, { pattern, ...match }: Match): boolean => {
  const isPersonal = (first: number, last: number) =>
    tokens.slice(first, last).some((_, index) => vocabulary.persons.at(tokens, first + index).length > 0);
  return (
    (pattern.id === 'with' || pattern.id === 'wish') &&
    isPersonal(from, end) &&
    (pattern.id === 'wish' ? isPersonal(from, match.from) || isPersonal(match.end, end) : !isPersonal(match.from, match.end)) &&
    !mentions.slice(from, end).some((mention) => mention !== null && isName(mention))
  );
};

/** "Tuna and I", "dad and the walnuts": a person and a food that "and" joins are told about. */
const isCouple = (context: Context, { from, end }: Clause): boolean =>
  context.tokens.slice(from, end).some((_, index) => {
    const at = from + index;
    if (entryAt(context, at, 'list')?.id !== 'and') return false;
    const { persons } = context.vocabulary;
    const isFoodBefore = context.mentions.some((mention) => mention?.end === at && mention.entries.every(({ type }) => type === 'food'));
    const isPersonBehind = persons.at(context.tokens, at + 1).length > 0;
    const isPersonBefore = at > from && persons.at(context.tokens, at - 1).length > 0;
    const isFoodBehind = [at + 1, at + 2].some((place) => place < end && entryAt(context, place, 'food') !== undefined);
    return (isFoodBefore && isPersonBehind) || (isPersonBefore && isFoodBehind);
  });

/** "Olives are for the neighbours", "milk makes my day short": a statement about a food that begins with it is no wish for it. */
function isStatement({ vocabulary, tokens, mentions }: Context, { from, end }: Clause): boolean {
  const first = mentions.findIndex((mention, at) => at >= from && at < end && mention !== null && !saysNothing(mention.entries));
  const mention = mentions[first];
  if (mention?.entries.every(({ type }) => type === 'food') !== true) return false;
  const isBehind = vocabulary.copulas.at(tokens, mention.end).length > 0;
  return (
    isBehind || tokens.slice(from, end).some((_, index) => vocabulary.copulas.at(tokens, from + index).some((found) => found.end === end))
  );
}

/** "A letter for peanuts" is for nobody; only an article may stand between. */
const isFoodAt = ({ foods, mentions }: Context, at: number): boolean =>
  (foods[at] ?? null) !== null ||
  (mentions[at]?.entries.every(({ type }) => type === 'filler') === true && (foods[at + 1] ?? null) !== null);

/** "From our own hens, and my brother went home": what "and" adds about a person is told, whatever was said before. */
const addsPerson = (context: Context, from: number, end: number): boolean =>
  context.tokens.slice(from, end).some((_, index) => {
    const at = from + index;
    const { tokens, vocabulary } = context;
    return (
      entryAt(context, at, 'list')?.id === 'and' &&
      [1, 2, 3].some((step) => at + step < end && vocabulary.persons.at(tokens, at + step).length > 0)
    );
  });

/** `told`: it tells how the food was come by or prepared, which is a wish only as long as nothing follows. */
const isOfWanting = (context: Context, id: string, at: number, end: number): boolean =>
  id !== 'with' && !(id === 'for' && isFoodAt(context, at)) && !(id === 'told' && addsPerson(context, at, end));

/** Words from which on a phrase of wanting counts in a statement: "makes me happy". */
const certain = 3;

/** True when words of a clause say that its food is wanted. */
export const isWanted = (context: Context, { matches }: ReadParts, clause: Clause): boolean => {
  const { from, end } = clause;
  const isIn = (match: Match) => match.from >= from && match.from < end;
  if (
    matches.some(
      (match) => isIn(match) && wanting.has(match.pattern.id) && !isOfPerson(context, match) && !isOfStory(context, clause, match),
    )
  )
    return true;
  const isTold = isStatement(context, clause) || isCouple(context, clause);
  const isSaid = context.tokens
    .slice(from, end)
    .some((_, index) =>
      context.vocabulary.wanting
        .at(context.tokens, from + index)
        .some(
          (found) =>
            found.end <= end &&
            found.values.some((id) => isOfWanting(context, id, found.end, end)) &&
            (!isTold || found.end - from - index >= certain),
        ),
    );
  return isSaid || (!isTold && matches.some((match) => isIn(match) && isForSomebody(context, match)));
};
