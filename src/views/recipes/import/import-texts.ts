import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { fieldMessages, isError, type ApiError } from '../../../../contract/errors.ts';
import type { ImportReason, ImportRemark } from '../../../../contract/recipes/import-endpoints.ts';
import { errorText } from '../../../texts/error-texts.ts';

const reasons: Record<ImportReason, MessageDescriptor> = {
  duplicate: msg`You have this recipe already.`,
  noRoom: msg`Your cookbook is full. Delete some recipes, then import the file again.`,
  noRecipe: msg`There is no recipe in this part of the file.`,
  unreadable: msg`This part of the file is damaged and cannot be read.`,
  tooLarge: msg`This part of the file is too large.`,
  noTitle: msg`The recipe has no title.`,
  noIngredients: msg`The recipe has no ingredients.`,
  noSteps: msg`The recipe has no steps.`,
};

const remarks: Record<ImportRemark, MessageDescriptor> = {
  photo: msg`The photo was left out: it is not in the file, or cannot be read.`,
  photos: msg`Only the first photo was taken.`,
  servings: msg`The file does not say for how many it is. We put 4 servings.`,
  shortened: msg`The text was longer than we keep, and was cut.`,
  headings: msg`Headings among the ingredients were left out.`,
  nutrition: msg`Nutrition facts were left out.`,
  rating: msg`The rating was left out.`,
  comments: msg`Comments were left out.`,
  tools: msg`The list of tools was left out.`,
  files: msg`Attached files were left out.`,
  collections: msg`Some collections could not be created.`,
  wishes: msg`The diets and allergies that it was made for were left out.`,
};

const isReason = (reason: string): reason is ImportReason => reason in reasons;
const isRemark = (remark: string): remark is ImportRemark => remark in remarks;

/** Why a recipe was not imported. A newer server may send a reason unknown to this page. */
export const reasonText = (reason: string, i18n: I18n): string => i18n._(isReason(reason) ? reasons[reason] : msg`It could not be taken.`);

/** What changed in an imported recipe. */
export const remarkText = (remark: string, i18n: I18n): string =>
  i18n._(isRemark(remark) ? remarks[remark] : msg`Part of it was left out.`);

/** File errors in the reader's language; the server's messages on photos are reworded for files. */
export function importErrorText(error: ApiError, i18n: I18n): string {
  const said = fieldMessages(error)['file'];
  if (said !== undefined) return said;
  return isError(error, 'tooLarge') || isError(error, 'unsupportedMedia') || isError(error, 'kitchenUnavailable')
    ? error.message
    : errorText(error, i18n);
}
