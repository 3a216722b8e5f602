import { audiences, courses, cuisines, equipment, kinds, manners, methods, occasions, seasons } from '../dishes/features.ts';
import type { Dish } from '../dishes/dish.ts';
import { allDishes } from '../dishes/all.ts';
import { kindsOfDish } from '../improvise/improvise.ts';
import { cueKeys } from '../writing/cue-keys.ts';
import { plainSummary } from '../wishes/adapt.ts';
import { methodTexts, titleWith } from '../methods/texts.ts';
import { peopleGroups } from '../wishes/people.ts';
import { tipKeys } from '../tips/tip-texts.ts';
import { birdWeight } from '../writing/write-recipe.ts';
import { likeAlone, likeWith } from '../writing/honest-title.ts';
import { withMore } from '../writing/title.ts';

/** Where a text is used, which decides its style. */
export type TextUse = 'sentence' | 'note' | 'summary' | 'title' | 'ending' | 'name';

const usesOf = (dish: Dish): [string, TextUse][] => [
  [dish.summary.key, 'summary'],
  ...dish.steps.flatMap((clauses) => clauses.map(({ template }): [string, TextUse] => [template.key, 'sentence'])),
  ...dish.ingredients.flatMap(({ note }): [string, TextUse][] => (note === null ? [] : [[note.key, 'note']])),
  ...dish.additions.flatMap(({ clauses }) => clauses.map(({ template }): [string, TextUse] => [template.key, 'sentence'])),
];

// Improvised dishes have no id in the name tables: their titles are ordinary texts.
const titlesOf = ({ title, titleWhenSwapped }: Dish): [string, TextUse][] =>
  [title, titleWhenSwapped].flatMap((template) => (template === null ? [] : [[template.key, 'title']]));

/** Every English text of the built-in cook with its use. Feature names appear as `#kind:soup`. */
export function textKeys(): ReadonlyMap<string, TextUse> {
  const names = {
    kind: kinds,
    cuisine: cuisines,
    equipment,
    course: courses,
    occasion: occasions,
    season: seasons,
    audience: audiences,
    manner: manners,
    method: methods,
  };
  return new Map([
    ...Object.entries(names).flatMap(([group, ids]) => ids.map((id): [string, TextUse] => [`#${group}:${id}`, 'name'])),
    ...Object.values(cueKeys).map((key): [string, TextUse] => [key, 'ending']),
    ...methodTexts.map((key): [string, TextUse] => [key, 'sentence']),
    ...peopleGroups().map(({ id }): [string, TextUse] => [`#people:${id}`, 'name']),
    ...['nothing-raw', 'less-salt'].map((id): [string, TextUse] => [`#manner:${id}`, 'name']),
    ...Object.values(titleWith).map((key): [string, TextUse] => [key, 'title']),
    ...tipKeys().map((key): [string, TextUse] => [key, 'sentence']),
    [birdWeight, 'note'] as const,
    ...[withMore, likeWith, likeAlone].map((key): [string, TextUse] => [key, 'title']),
    [plainSummary, 'summary'] as const,
    ...kindsOfDish().flatMap((dish) => [...titlesOf(dish), ...usesOf(dish)]),
    ...allDishes().flatMap(usesOf),
  ]);
}
