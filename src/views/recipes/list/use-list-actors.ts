import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { recipesMachine } from '../../../../machines/recipes/recipes.machine.ts';
import type { ListActors } from './list-actors.ts';

/** The actors of a list; null before they start. */
export function useListActors(flow: ActorRefFrom<typeof recipesMachine>): ListActors | null {
  const { changes, rename, selection, toShopping, collections, erasure } = useSelector(flow, (snapshot) => snapshot.children);
  if (changes === undefined || rename === undefined || selection === undefined || toShopping === undefined) return null;
  return collections === undefined || erasure === undefined ? null : { changes, rename, selection, toShopping, collections, erasure };
}
