import { expect, test } from 'vitest';
import { startingLanguage } from '../../src/language/starting-language.ts';

test.each([
  ['what the page was served in', '', '', { locale: 'ja', isFixed: false }],
  ['what was chosen in this browser, when the page has not come from the server', '', 'a=b; language=he', { locale: 'he', isFixed: false }],
  ['no language that nobody speaks', '', 'language=tlh', { locale: 'ja', isFixed: false }],
  ['no cookie of a similar name', '', 'my-language=he; languages=he', { locale: 'ja', isFixed: false }],
  ['what the address asks for, before all', '?a=b&locale=de', 'language=he', { locale: 'de', isFixed: true }],
  ['the locale of developers', '?locale=pseudo', '', { locale: 'pseudo', isFixed: true }],
  ['nothing else that the address asks for', '?locale=tlh', 'language=he', { locale: 'he', isFixed: false }],
])('a page begins in %s', (_, search, cookie, expected) => {
  expect(startingLanguage({ language: 'ja' }, { search, cookie })).toEqual(expected);
});
