import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { locales, type Locale } from '../../../contract/shell/locales.ts';
import { soughtOf } from '../src/wishes/sought.ts';

/*
 * What people type every day, in every language: what to make of a food that happens to be an allergen, for whom, when, how it was come by; a dish
 * with praise and complaints; wide requests. None of it may lead to the question what is meant or whether to leave the food out.
 */

const isLocale = (tag: string | undefined): tag is Locale => locales.some((locale) => locale === tag);

const rows = readFileSync(new URL('golden/ordinary-questions.tsv', import.meta.url), 'utf8')
  .split('\n')
  .slice(1)
  .flatMap((line) => {
    const [language, request] = line.split('\t');
    return isLocale(language) && request !== undefined ? [{ language, request }] : [];
  });

describe.each([...new Set(rows.map(({ language }) => language))])('ordinary questions in %s', (language) => {
  const requests = rows.filter((row) => row.language === language).map(({ request }) => request);

  test('there are some', () => {
    expect(requests.length).toBeGreaterThan(30);
  });

  test('none is asked about', () => {
    const asked = requests.filter((description) => soughtOf({ description, diets: [] }, [], language).understood.unclear.length > 0);
    expect(asked).toEqual([]);
  });
});
