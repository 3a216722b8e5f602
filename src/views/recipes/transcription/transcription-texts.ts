import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SourceProblem, TranscriptionProblem } from '../../../../machines/recipes/transcription.model.ts';
import { editProblemTexts } from '../../../texts/edit-texts.ts';

/** What is missing to read a recipe. */
export const sourceProblemTexts: Record<SourceProblem, MessageDescriptor> = {
  'text.required': msg`Please paste the text of a recipe.`,
  'address.required': msg`Please enter the address of a page.`,
  'photo.required': msg`Please choose a photo.`,
};

/** Errors of a corrected recipe. */
export const transcriptionProblemTexts: Record<TranscriptionProblem, MessageDescriptor> = {
  ...editProblemTexts,
  'servings.missing': msg`Please say for how many it is: a number from 1 to 100.`,
  'minutes.unknown': msg`Please write times as whole minutes.`,
};
