import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Place } from '../../../../contract/recipes/recipe-endpoints.ts';
import type { RecipeSummary } from '../../../../contract/recipes/recipe.ts';
import { withChanges } from '../../../../machines/recipes/recipe-changes.model.ts';
import type { recipesMachine } from '../../../../machines/recipes/recipes.machine.ts';
import type { ListActors } from './list-actors.ts';

/** The recipes of a page with the changes made since they were fetched. */
export function useListed(flow: ActorRefFrom<typeof recipesMachine>, { changes, rename }: ListActors, place: Place): RecipeSummary[] {
  const recipes = useSelector(flow, (snapshot) => snapshot.context.recipes);
  const made = useSelector(changes, (snapshot) => snapshot.context.made);
  const titles = useSelector(rename, (snapshot) => snapshot.context.titles);
  return useMemo(
    () =>
      recipes
        .map((recipe) => withChanges({ ...recipe, title: titles[recipe.guid] ?? recipe.title }, made))
        .filter(({ shelf }) => shelf === undefined || (shelf.deletesAt !== null) === (place === 'trash')),
    [recipes, made, titles, place],
  );
}
