import type { I18n } from '@lingui/core';
import { fieldMessages, type ApiError } from '../../contract/errors.ts';
import { errorText } from './error-texts.ts';

/** An error of a form that shows no errors under its fields: what the server says of them, or of the whole. */
export function saidOf(error: ApiError | null, i18n: I18n): string | null {
  if (error === null) return null;
  const ofFields = Object.values(fieldMessages(error)).join(' ');
  return ofFields === '' ? errorText(error, i18n) : ofFields;
}
