import type { ComponentProps } from 'react';
import { RecipeField } from './RecipeField.tsx';
import { RecordPage } from './RecordPage.tsx';

/** A record with a recipe field: loaded separately, so that other records do not load the recipe view. */
export function SheetRecordPage(props: ComponentProps<typeof RecordPage>) {
  return <RecordPage {...props} Sheet={RecipeField} />;
}
