import type { ComponentProps } from 'react';
import { RecipeField } from './RecipeField.tsx';
import { RecordPage } from './RecordPage.tsx';

/** A record with a recipe among its fields: other records do without what draws one. */
export function SheetRecordPage(props: ComponentProps<typeof RecordPage>) {
  return <RecordPage {...props} Sheet={RecipeField} />;
}
