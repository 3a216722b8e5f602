import type { RecipeSummary } from '../../../../contract/recipes/recipe.ts';

/** Facts that distinguish recipes of the same title. The date is always included. */
export interface Difference {
  servings: boolean;
  minutes: boolean;
  wishes: boolean;
}

const nameOf = ({ title }: RecipeSummary) => title.trim().toLocaleLowerCase();

const wishesOf = ({ wishes = [] }: RecipeSummary) =>
  wishes
    .map(({ label }) => label)
    .toSorted()
    .join();

/** Recipes that share a title within the list, each with the facts in which they differ. */
export function namesakesIn(recipes: readonly RecipeSummary[]): ReadonlyMap<string, Difference> {
  const byName = new Map<string, RecipeSummary[]>();
  for (const recipe of recipes) byName.set(nameOf(recipe), [...(byName.get(nameOf(recipe)) ?? []), recipe]);
  const found = [...byName.values()].flatMap((same) => {
    const differs = (of: (recipe: RecipeSummary) => unknown) => new Set(same.map(of)).size > 1;
    const difference = {
      servings: differs(({ servings }) => servings),
      minutes: differs(({ totalMinutes }) => totalMinutes),
      wishes: differs(wishesOf),
    };
    return same.length > 1 ? same.map(({ guid }) => [guid, difference] as const) : [];
  });
  return new Map(found);
}
