import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MadeChange } from '../../../../machines/recipes/recipe-changes.model.ts';

/** What was done to recipes, in a sentence. */
export function changedText({ change: { isInTrash, isFavourite, addTag, removeTag } }: MadeChange, i18n: I18n): string {
  if (isInTrash === true) return i18n._(msg`Moved to the trash.`);
  if (isInTrash === false) return i18n._(msg`Restored.`);
  if (isFavourite === true) return i18n._(msg`Added to your favourites.`);
  if (isFavourite === false) return i18n._(msg`Removed from your favourites.`);
  return addTag === undefined ? i18n._(msg`Tag removed: ${removeTag ?? ''}`) : i18n._(msg`Tag added: ${addTag}`);
}
