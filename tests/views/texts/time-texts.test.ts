import { expect, test } from 'vitest';
import { formatMinutes } from '../../../contract/recipes/minutes.ts';
import { formatDate, formatDay, formatWait } from '../../../src/texts/time-texts.ts';

test.each([
  [0, '1 min'],
  [25, '25 min'],
  [60, '1 hr'],
  [85, '1 hr 25 min'],
  [1_500, '25 hr'],
])('%d minutes are written %s', (minutes, text) => {
  expect(formatMinutes(minutes, 'en')).toBe(text);
});

test('other languages have their own text', () => {
  expect(formatMinutes(85, 'de')).toMatch(/^1 Std\.,? 25 Min\.$/);
});

test.each([
  [0, '1 second'],
  [41.2, '42 seconds'],
  [90, '90 seconds'],
  [91, '2 minutes'],
  [7_200, '2 hours'],
])('a wait of %d seconds is written %s', (seconds, text) => {
  expect(formatWait(seconds, 'en')).toBe(text);
});

test('a day', () => {
  expect(formatDay(Date.UTC(2025, 3, 1, 12), 'en')).toBe('Apr 1, 2025');
});

test.each([
  ['en', 'April 1, 2025'],
  ['de', '1. April 2025'],
  ['ja', '2025年4月1日'],
])('a calendar date in %s does not depend on the time zone', (locale, text) => {
  expect(formatDate('2025-04-01', locale)).toBe(text);
});
