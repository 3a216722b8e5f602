import type { I18n } from '@lingui/core';
import { fieldMessages, type ApiError } from '../../contract/errors.ts';
import { errorText } from './error-texts.ts';

/** The error of a form without field errors: the server's message on a field or the whole form. */
export function saidOf(error: ApiError | null, i18n: I18n): string | null {
  if (error === null) return null;
  const ofFields = Object.values(fieldMessages(error)).join(' ');
  return ofFields === '' ? errorText(error, i18n) : ofFields;
}
