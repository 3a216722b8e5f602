import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ProblemId } from '../../contract/validation.ts';
import type { DraftProblem } from '../../machines/kitchen/draft.ts';

/** The text under a field, by problem id. */
export const problemTexts: Record<ProblemId, MessageDescriptor> = {
  'email.required': msg`Email is required`,
  'email.invalid': msg`Please enter a valid email address`,
  'email.same': msg`This is your email address already`,
  'password.required': msg`Password is required`,
  'password.short': msg`Please use at least 8 characters`,
  'password.long': msg`Please use at most 256 characters`,
  'password.common': msg`This password is too common. Please choose another one`,
  'currentPassword.wrong': msg`This is not your current password`,
  'code.invalid': msg`Please enter a valid code`,
  'recoveryCode.invalid': msg`Please enter a valid recovery code`,
  'passkeyName.required': msg`Please enter a name`,
  'passkeyName.long': msg`Please use at most 60 characters`,
  'authenticatorCode.wrong': msg`This code is wrong or was used before. Please enter the one that your app shows now`,
  'words.required': msg`Please write something`,
  'words.long': msg`Please use at most 4,000 characters`,
  'kind.required': msg`Please choose what it is about`,
  'cookedOn.invalid': msg`Please choose a day`,
  'collectionName.required': msg`Please enter a name`,
  'cookedOn.future': msg`This day is still to come`,
  'fullName.required': msg`Full name is required`,
  'fullName.long': msg`Please use at most 100 characters`,
};

export const draftProblemTexts: Record<DraftProblem, MessageDescriptor> = {
  'description.missing': msg`Describe a dish or add a photo`,
  'description.long': msg`Please use at most 2,000 characters`,
  'leaveOut.unknown': msg`Choose one of the suggested foods, or clear this field`,
  'photos.coming': msg`Your photos are still on their way. Please wait a moment`,
  'photos.failed': msg`A photo has not arrived. Try it again, or remove it`,
};
