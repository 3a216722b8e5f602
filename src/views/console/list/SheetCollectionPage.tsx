import type { ComponentProps } from 'react';
import { RecipeField } from '../record/RecipeField.tsx';
import { CollectionPage } from './CollectionPage.tsx';

/** A list whose records have a recipe field: loaded separately, so that other lists do not load the recipe view. */
export function SheetCollectionPage(props: ComponentProps<typeof CollectionPage>) {
  return <CollectionPage {...props} Sheet={RecipeField} />;
}
