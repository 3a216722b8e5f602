import { describe, expect, test } from 'vitest';
import { languageFor, requestLanguage } from '../../../server/language/request-language.ts';

const ask = (cookie: string | undefined, header: string | undefined) =>
  requestLanguage({
    cookies: cookie === undefined ? {} : { language: cookie },
    headers: header === undefined ? {} : { 'accept-language': header },
  });

test.each([
  ['de', 'fr', 'de'],
  ['pt-BR', 'fr', 'pt-BR'],
  [undefined, 'fr-CA,fr;q=0.9,en;q=0.5', 'fr'],
  [undefined, 'xx, ja;q=0.4, ar;q=0.8', 'ar'],
  [undefined, undefined, 'en'],
  [undefined, 'tlh', 'en'],
])('the cookie %s and the header %s make %s', (cookie, header, language) => {
  expect(ask(cookie, header)).toBe(language);
});

describe('what nobody would send who reads', () => {
  test.each(['', 'DE', 'de-DE', 'xx', '__proto__', 'constructor', '<script>', '../de', 'de\n', 'd'.repeat(4_000)])(
    'the cookie "%s" chooses nothing',
    (cookie) => expect(ask(cookie, 'he')).toBe('he'),
  );

  test.each(['', ',,,', ';q=1', '*', 'de;q=0', 'de;q=nonsense', '../../etc', '__proto__', 'd e', '%00', ';'.repeat(100_000)])(
    'the header "%s" asks for nothing',
    (header) => expect(ask(undefined, header)).toBe('en'),
  );

  test('of a long header only the beginning is read', () => {
    expect(ask(undefined, `ja,${'xx-yy;q=0.1,'.repeat(20_000)}de`)).toBe('ja');
    expect(ask(undefined, `${'xx-yy;q=0.1,'.repeat(20_000)}de`)).toBe('en');
  });

  test('of many wishes only the best are looked at', () => {
    const others = Array.from({ length: 19 }, (_, index) => `a${String.fromCharCode(98 + index)}`).filter((tag) => tag !== 'ar');
    expect(ask(undefined, [...others, 'de'].join(','))).toBe('de');
    expect(ask(undefined, [...others, 'xx', 'yy', 'zz', 'de'].join(','))).toBe('en');
  });

  test('what fails before cookies are read is answered all the same', () => {
    expect(requestLanguage({ cookies: null, headers: { 'accept-language': 'es-MX' } })).toBe('es');
  });
});

test('an owner is written to in the language of the account, and without one in that of the request', () => {
  const request = { cookies: { language: 'de' }, headers: {} };
  expect(languageFor({ language: 'ar' }, request)).toBe('ar');
  expect(languageFor({ language: null }, request)).toBe('de');
});
