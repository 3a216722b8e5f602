import { perToken, type Context, type Mention } from './context.ts';
import { wishAt } from './match.ts';
import type { Match } from './patterns.ts';
import type { ReadSoFar } from './so-far.ts';

/* "But not curry", "no tacos or spaghetti", "anything but soup": dishes and kinds of dish that it is not to be. */

/** The dishes (`dish:<id>`) and the features that a known word names. */
export const namedIn = ({ entries }: Mention): string[] =>
  entries.flatMap((entry) => (entry.type === 'dish' ? [`dish:${entry.id}`] : entry.type === 'feature' ? [entry.id] : []));

/** What a dish may be called: its name, its kind, its course, where it comes from, how it is made. */
const isName = (id: string) => /^(?:dish|kind|course|cuisine|method|manner):/.test(id);

/** Takes dishes and features out of what is wanted. */
export function avoid(soFar: ReadSoFar, named: readonly string[]): void {
  soFar.features = soFar.features.filter((feature) => !named.includes(feature));
  soFar.dishes = soFar.dishes.filter(({ id }) => !named.includes(`dish:${id}`));
  if (named.includes('manner:spicy')) soFar.features.push('manner:mild');
  else soFar.avoided.push(...named);
}

const known = new WeakMap<Context, Context>();

/** The text with dishes and kinds of dish in the place of foods, where none is named. */
function withDishes(context: Context): Context {
  const made = known.get(context);
  if (made !== undefined) return made;
  const foods = context.mentions.map((mention, at) => {
    const food = context.foods[at] ?? null;
    const id = mention === null ? undefined : namedIn(mention).find(isName);
    return mention === null || food !== null || id === undefined
      ? food
      : { from: at, end: mention.end, entries: [{ type: 'food' as const, id }] };
  });
  const { vocabulary } = context;
  const built = { ...context, vocabulary: { ...vocabulary, patterns: vocabulary.avoiding }, foods };
  known.set(context, built);
  return built;
}

const isNamedAt = ({ foods, mentions }: Context, at: number): boolean => {
  const mention = mentions[at] ?? null;
  return mention !== null && foods[at] === null && namedIn(mention).some(isName);
};

/** A wish that names dishes or kinds of dish, beside foods or alone; its foods are left out. */
const avoidedAt = perToken((context, at): { match: Match; named: string[] } | null => {
  const match = wishAt(withDishes(context), at);
  if (match === null) return null;
  const places = Array.from({ length: match.place.end - match.place.from }, (_, index) => match.place.from + index);
  const ends: number[] = [];
  const named = places.flatMap((place) => {
    const mention = context.mentions[place] ?? null;
    if (!isNamedAt(context, place) || mention === null || (ends.at(-1) ?? 0) > place) return [];
    ends.push(mention.end);
    return namedIn(mention).filter(isName);
  });
  return named.length === 0 ? null : { match: { ...match, x: match.x.filter((id) => !isName(id)) }, named };
});

/** Kinds that are mostly a part of a dish: "no bread" is no toast, and says nothing against a burger. */
const isPart = (id: string) => /^kind:(?:sauce|dressing|dip|stock|bread|roll|jam|pickle|marinade|dough|spread|chutney|pesto)$/.test(id);

/** "No cookies": a word that is a food and a kind of dish means both. */
const kindsIn = ({ mentions, foods }: Context, { pattern, place }: Match): string[] =>
  pattern.id !== 'without'
    ? []
    : mentions
        .slice(place.from, place.end)
        .flatMap((mention) =>
          mention !== null && foods[mention.from]?.end === mention.end && mention.end <= place.end ? namedIn(mention) : [],
        )
        .filter((id) => id.startsWith('kind:') && !isPart(id));

/** The wish that begins at a token, with the dishes and kinds of dish that it is not to be; of two the longer one. */
export function wishOrAvoided(context: Context, at: number): { match: Match | null; named: readonly string[] } {
  const match = wishAt(context, at);
  const avoided = avoidedAt(context, at);
  if (avoided !== null && (match === null || avoided.match.end > match.end)) return avoided;
  return { match, named: match === null ? [] : kindsIn(context, match) };
}
