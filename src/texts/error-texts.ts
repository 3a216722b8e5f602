import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { fieldMessages, isError, retryAfterSeconds, type ApiError } from '../../contract/errors.ts';
import type { ProblemId } from '../../contract/validation.ts';
import { oauthText } from './oauth-texts.ts';
import { problemTexts } from './problem-texts.ts';
import { formatWait } from './time-texts.ts';

// Messages of ky and of native fetch without an answer: Chromium, Firefox, Safari, Node.
const noAnswer = /network ?error|failed to fetch|load failed|fetch failed/i;

/** True for a call that got no answer. */
export const isUnanswered = (error: ApiError): boolean => isError(error, 'unknown') && noAnswer.test(error.message);

/** An error as a sentence for the user: the server's message, or our own text for failures without an answer and for those that need advice. */
export function errorText(error: ApiError, i18n: I18n): string {
  const ofOauth = oauthText(error, i18n);
  if (ofOauth !== null) return ofOauth;
  if (isError(error, 'tooManyRequests')) return tooManyText(error, i18n);
  if (isError(error, 'kitchenUnavailable')) return busyText(error, i18n);
  const ofPhoto = photoText(error);
  if (ofPhoto !== null) return ofPhoto;
  const ofPasskey = passkeyText(error, i18n);
  if (ofPasskey !== null) return ofPasskey;
  if (isError(error, 'tooLarge')) return i18n._(msg`That is too large. Please choose a smaller photo.`);
  if (isError(error, 'unsupportedMedia'))
    return i18n._(msg`We cannot read this file as a photo. Please choose a JPEG, PNG or WebP picture.`);
  if (isUnanswered(error)) {
    return i18n._(msg`We cannot reach the server. Please check your connection and try again.`);
  }
  return error.message;
}

/** The server's errors on photos in the reader's language; null for others. */
function photoText({ payload }: ApiError): string | null {
  return typeof payload === 'object' && payload !== null && 'photo' in payload && typeof payload.photo === 'string' ? payload.photo : null;
}

/** A passkey failure of the browser; null for any other error. */
function passkeyText({ payload }: ApiError, i18n: I18n): string | null {
  if (typeof payload !== 'object' || payload === null || !('passkey' in payload)) return null;
  return payload.passkey === 'known'
    ? i18n._(msg`This device already has a passkey for your account.`)
    : i18n._(msg`Your browser could not use a passkey. Please try again.`);
}

function tooManyText(error: ApiError, i18n: I18n): string {
  const seconds = retryAfterSeconds(error);
  if (seconds === null) return i18n._(msg`Too many requests. Please wait a little and try again.`);
  const wait = formatWait(seconds, i18n.locale);
  return i18n._(msg`Too many requests. Please try again in ${wait}.`);
}

function busyText(error: ApiError, i18n: I18n): string {
  const seconds = retryAfterSeconds(error);
  if (seconds === null || seconds === 0) return i18n._(msg`The kitchen is busy right now. Please try again in a moment.`);
  const wait = formatWait(seconds, i18n.locale);
  return i18n._(msg`The kitchen is busy right now. Please try again in ${wait}.`);
}

/** The error under the field called `field`: its own problem, else the server's message, in the reader's language. */
export function fieldText(field: string, problem: ProblemId | null, error: ApiError | null, i18n: I18n): string | undefined {
  return problem === null ? fieldMessages(error)[field] : i18n._(problemTexts[problem]);
}

/** The error for a form's common error area: one that none of its fields shows. */
export function commonText(fields: readonly string[], error: ApiError | null, i18n: I18n): string | undefined {
  if (error === null) return undefined;
  const messages = fieldMessages(error);
  return fields.some((field) => messages[field] !== undefined) ? undefined : errorText(error, i18n);
}
