import { useSelector } from '@xstate/react';
import { createContext, use, type ReactNode } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { recipeMachine } from '../../../../machines/recipes/recipe.machine.ts';
import { DataPlaceholder } from '../../../ui/DataPlaceholder.tsx';

type Children = SnapshotFrom<typeof recipeMachine>['children'];

/** The child actors of a recipe's flow, one per feature. */
type RecipeParts = { [Name in keyof Children]-?: NonNullable<Children[Name]> };

const Parts = createContext<RecipeParts | null>(null);

const isWhole = (children: Children): children is RecipeParts => Object.values(children).every((part) => part !== undefined);

/** Provides the actors of a recipe's flow to nested views. */
export function RecipePartsOf({ flow, children }: { flow: ActorRefFrom<typeof recipeMachine>; children: ReactNode }) {
  const parts = useSelector(flow, (snapshot) => snapshot.children);
  return isWhole(parts) ? <Parts value={parts}>{children}</Parts> : <DataPlaceholder shape="recipe" />;
}

export function useRecipeParts(): RecipeParts {
  const parts = use(Parts);
  if (parts === null) throw new Error('The view stands outside of a recipe.');
  return parts;
}
