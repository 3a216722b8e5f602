import { dishOf } from '../dishes/all.ts';
import { relativesOf } from '../dishes/relatives.ts';
import { candidatesFor, type Candidate, type Sought } from './find.ts';

/** The name of a dish that the kitchen does not know, with those dishes that resemble it and keep every wish. */
export interface NamedRelative {
  words: readonly string[];
  /** The most similar dish, also if it keeps no wish. */
  like: string;
  nearest: readonly Candidate[];
}

/** The unknown dish that a request names, unless it also names a known one by as many words. */
export function namedRelative(sought: Sought): NamedRelative | null {
  const { dishes } = sought.understood;
  const most = (some: readonly { words: number }[]) => Math.max(0, ...some.map(({ words }) => words));
  const unknown = dishes.filter(({ id }) => relativesOf(id) !== null);
  const known = dishes.filter(({ id }) => relativesOf(id) === null);
  if (unknown.length === 0 || most(known) >= most(unknown)) return null;
  const [named] = unknown.toSorted((a, b) => b.words - a.words);
  const like = (named === undefined ? null : relativesOf(named.id)) ?? [];
  const nearest = like.flatMap((id) => {
    const dish = dishOf(id);
    return dish === null ? [] : candidatesFor(sought, [dish]);
  });
  return { words: named === undefined ? [] : [named.text], like: like[0] ?? '', nearest };
}

/** The request without the names of unknown dishes. */
export const withoutRelatives = (sought: Sought): Sought => ({
  ...sought,
  understood: { ...sought.understood, dishes: sought.understood.dishes.filter(({ id }) => relativesOf(id) === null) },
});
