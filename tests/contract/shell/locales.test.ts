import { describe, expect, test } from 'vitest';
import { directionOf, isLocale, locales, matchLocale, wishedLocales } from '../../../contract/shell/locales.ts';

describe('the first wanted language that the product supports', () => {
  test.each([
    [['de-AT'], 'de'],
    [['DE'], 'de'],
    [['pt-PT'], 'pt-BR'],
    [['pt'], 'pt-BR'],
    [['zh-CN'], 'zh-Hans'],
    [['zh-SG'], 'zh-Hans'],
    [['zh'], 'zh-Hans'],
    [['iw'], 'he'],
    [['ar-EG'], 'ar'],
    [['es-419'], 'es'],
    [['sv', 'fr-CA', 'de'], 'fr'],
  ])('%j gives %s', (wished, locale) => expect(matchLocale(wished)).toBe(locale));

  test.each([[['zh-TW']], [['zh-Hant']], [['tlh']], [['']], [['x'.repeat(5_000)]], [['../../en']], [[]]])('%j gives none', (wished) =>
    expect(matchLocale(wished)).toBeNull(),
  );

  test.each(locales.map((locale) => [locale]))('%s gives itself', (locale) => expect(matchLocale([locale])).toBe(locale));
});

describe('an Accept-Language header', () => {
  test.each([
    ['fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5', ['fr-CH', 'fr', 'en', 'de']],
    ['en;q=0.2, ja', ['ja', 'en']],
    ['de;q=0, en', ['en']],
    ['de;q=much, he;Q=0.5', ['he']],
    [' , ;q=1', []],
    [undefined, []],
  ])('%j is read best first', (header, wished) => expect(wishedLocales(header)).toEqual(wished));
});

test('only Arabic and Hebrew are right-to-left', () => {
  expect(locales.filter((locale) => directionOf(locale) === 'rtl')).toEqual(['ar', 'he']);
  expect(directionOf('pseudo')).toBe('ltr');
});

test('only the tags of the list are locales', () => {
  expect(isLocale('pt-BR')).toBe(true);
  for (const value of ['pt', 'EN', '', null, 7, 'toString']) expect(isLocale(value)).toBe(false);
});
