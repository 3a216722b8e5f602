import { spellingOf } from '@anydish/language/spelling';
import type { Clause, ReadParts } from './clauses.ts';
import { entryAt, type Context } from './context.ts';
import { isWord } from './tokens.ts';

/*
 * Meals of the past: "we had peanuts at the party and my son went home early" tells of harm in words that are all harmless. A meal that is over is no
 * wish for its foods, and what follows it in the text may be what came of it.
 */

type MealWord = '-' | 'made' | 'like' | 'praise' | 'loved' | 'before' | 'cause' | 'when';

/** Words between a comparison and its meal: "like we once had". */
const near = 4;

/** Where words of one kind stand in a clause, outside longer names and wishes: "want to eat" begins like "ate" in Japanese. */
function placesOf({ vocabulary, tokens, mentions }: Context, { from, end }: Clause, kind: MealWord): Clause[] {
  return tokens.slice(from, end).flatMap((_, index) => {
    const at = from + index;
    const found = vocabulary.meals.at(tokens, at).find(({ end: last, values }) => last <= end + 1 && values.includes(kind));
    if (found === undefined) return [];
    const isInName = mentions.some(
      (mention) =>
        mention !== null &&
        mention.from <= at &&
        mention.end >= found.end &&
        mention.end - mention.from > found.end - at &&
        mention.entries.some(({ type }) => type === 'food' || type === 'dish' || (type === 'wanting' && kind === '-')),
    );
    return isInName ? [] : [{ from: at, end: found.end }];
  });
}

const has = (context: Context, clause: Clause, kind: MealWord): boolean => placesOf(context, clause, kind).length > 0;

/** A dinner "made of chicken", in languages that say it in front: "made" between a food and what is made of it. */
const isAttribute = ({ mentions, tokens, vocabulary }: Context, { from, end }: Clause): boolean =>
  vocabulary.meals.at(tokens, from).some(({ values }) => values.includes('made')) &&
  mentions.some((mention) => mention !== null && mention.end === from && mention.entries.some(({ type }) => type === 'food')) &&
  mentions[end]?.entries.some((entry) => entry.type === 'feature' && /^(?:kind|course):/.test(entry.id)) === true;

/** A meal that is told, not one that is compared with: "mussels like we had in Brussels" is a wish. */
export function tellsOfMeal(context: Context, clause: Clause): boolean {
  const likes = placesOf(context, clause, 'like');
  const isBehind = spellingOf(context.vocabulary.language).deniesBefore;
  return placesOf(context, clause, '-').some(
    ({ from, end }) =>
      !isAttribute(context, { from, end }) &&
      !likes.some((like) => (isBehind ? like.from - end < near && like.end > from : from - like.end < near && like.from < end)),
  );
}

/** Love that is over: "my brother loved peanuts before the summer". */
export const isPastLove = (context: Context, clause: Clause): boolean => has(context, clause, 'before') && has(context, clause, 'loved');

/** Praise of a meal, or the wish to have it again. */
export const isPraised = (context: Context, clause: Clause): boolean =>
  has(context, clause, 'praise') || (has(context, clause, 'loved') && !has(context, clause, 'before'));

const ofOrders = /^(?:kind|course|cuisine|occasion):/;

/** A clause that orders something of its own: a dish, a food, a number of people, a time, an occasion. "The nursery" only says whom it is about. */
const hasTopic = ({ mentions }: Context, { matches }: ReadParts, { from, end }: Clause): boolean =>
  matches.some((match) => match.from >= from && match.end <= end) ||
  mentions
    .slice(from, end)
    .some((mention) =>
      mention?.entries.some(
        (entry) =>
          entry.type === 'food' ||
          entry.type === 'dish' ||
          entry.type === 'people' ||
          (entry.type === 'feature' && ofOrders.test(entry.id)),
      ),
    );

/** "Please", "thank you": too short to tell anything. */
const fewWords = 3;

/** "The nursery has called about it": the foods before are the cause of something. */
export const namesCause = (context: Context, clause: Clause): boolean => has(context, clause, 'cause');

/** "This morning": the words of a time are no persons. */
export const timesIn = (context: Context, clause: Clause): Clause[] => placesOf(context, clause, 'when');

/** What may have come of a meal: "my son went home early". */
export const isSequel = (context: Context, parts: ReadParts, clause: Clause): boolean =>
  context.tokens.slice(clause.from, clause.end).filter(({ key }) => isWord(key)).length >= fewWords &&
  !hasTopic(context, parts, clause) &&
  !isPraised(context, clause);

/** "We had it on Tuesday and she went home": what an "and" adds to a meal. Null if it only adds foods. */
export function addedTo(context: Context, { from, end }: Clause): Clause | null {
  for (let at = end - fewWords; at > from; at -= 1) {
    if (entryAt(context, at, 'list')?.id !== 'and') continue;
    const next = context.mentions[at]?.end ?? at + 1;
    const isFood = [next, next + 1].some((place) => place < end && (context.foods[place] ?? null) !== null);
    if (!isFood) return { from: next, end };
  }
  return null;
}
