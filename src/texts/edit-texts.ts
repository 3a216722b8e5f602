import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EditProblem } from '../../machines/recipes/recipe-edit.model.ts';

/** Errors of a recipe edited by hand. */
export const editProblemTexts: Record<EditProblem, MessageDescriptor> = {
  'title.missing': msg`Please give the recipe a title.`,
  'summary.missing': msg`Please write a summary.`,
  'reason.missing': msg`Please write a reason: at least three letters.`,
  'amount.unknown': msg`We cannot read this amount. Write it like 1.5 or 1/2.`,
  'item.missing': msg`Each ingredient needs a name.`,
  'text.missing': msg`Each step needs some text.`,
  'ingredients.missing': msg`A recipe needs at least one ingredient.`,
  'steps.missing': msg`A recipe needs at least one step.`,
};
