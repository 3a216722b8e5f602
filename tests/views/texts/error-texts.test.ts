import { i18n } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import { errorCodes } from '../../../contract/errors.ts';
import { problemSentences } from '../../../server/http/field-problems.ts';
import { inWords } from '../../../server/language/speech.ts';
import { commonText, errorText, fieldText } from '../../../src/texts/error-texts.ts';
import { problemTexts } from '../../../src/texts/problem-texts.ts';

const error = (statusCode: number, payload: unknown = null, message = 'What the server says.') => ({ statusCode, message, payload });

test.each([
  [error(6), 'Too many requests. Please wait a little and try again.'],
  [error(6, { retryAfter: 30 }), 'Too many requests. Please try again in 30 seconds.'],
  [error(11), 'The kitchen is busy right now. Please try again in a moment.'],
  [error(11, { retryAfter: 0 }), 'The kitchen is busy right now. Please try again in a moment.'],
  [error(11, { retryAfter: 300 }), 'The kitchen is busy right now. Please try again in 5 minutes.'],
  [error(12), 'That is too large. Please choose a smaller photo.'],
  [error(13), 'We cannot read this file as a photo. Please choose a JPEG, PNG or WebP picture.'],
  [error(12, { photo: 'Dieses Foto ist zu groß.' }), 'Dieses Foto ist zu groß.'],
  [error(13, { photo: 'Dieses Bild bewegt sich.' }), 'Dieses Bild bewegt sich.'],
])('%j has our own message', (known, text) => {
  expect(errorText(known, i18n)).toBe(text);
});

test.each([
  'Failed to fetch',
  'NetworkError when attempting to fetch resource.',
  'Load failed',
  'fetch failed',
  'Request failed due to a network error: POST http://localhost/session',
])('the browser message %j means no connection', (message) => {
  expect(errorText(error(1, null, message), i18n)).toBe('We cannot reach the server. Please check your connection and try again.');
});

test.each(['unknown', 'notSignedIn', 'notAllowed', 'notFound', 'wrongCode', 'codeExpired', 'conflict'] as const)(
  'for %s the server’s message is shown',
  (name) => {
    expect(errorText(error(errorCodes[name].statusCode), i18n)).toBe('What the server says.');
  },
);

describe('the text under a field', () => {
  test('is its own problem before the server’s message', () => {
    const answer = error(2, { email: 'Something else' });
    expect(fieldText('email', 'email.required', answer, i18n)).toBe('Email is required');
    expect(fieldText('email', null, answer, i18n)).toBe('Something else');
  });

  test('is empty for errors of other fields or kinds', () => {
    expect(fieldText('email', null, error(2, { password: 'x' }), i18n)).toBeUndefined();
    expect(fieldText('email', null, error(1, { email: 'x' }), i18n)).toBeUndefined();
    expect(fieldText('email', null, null, i18n)).toBeUndefined();
  });
});

describe('the common error area', () => {
  test('is empty when a field of the form shows the error', () => {
    expect(commonText(['email', 'password'], error(2, { password: 'x' }), i18n)).toBeUndefined();
    expect(commonText(['email'], null, i18n)).toBeUndefined();
  });

  test('shows errors without a field in the form', () => {
    expect(commonText(['email'], error(2, { captcha: 'x' }), i18n)).toBe('What the server says.');
  });
});

test('a form repeats the server’s message exactly', () => {
  for (const [id, text] of Object.entries(problemTexts)) {
    expect(inWords(new Map(Object.entries(problemSentences)).get(id) ?? '', 'en'), id).toBe(i18n._(text));
  }
});
