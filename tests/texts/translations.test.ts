import { describe, expect, test } from 'vitest';
import { translations } from '../../contract/shell/locales.ts';
import { catalogsOf, skeletonOf } from '../support/texts/catalog.ts';

/** English texts are the keys of every catalog. */
const source = catalogsOf(translations[0]);
const sources = new Set([...source.values()].flatMap((catalog) => [...catalog.keys()]));

/** What is the same word in another language, or no word. */
const sharedWords = /^(?:[^a-z]|\{\w+\}|AnyDish|e-?mail|google|facebook|apple)*$/i;

/** Categories that a language has only for numbers that no recipe, list or wait comes to: a million in French, Spanish, Portuguese. */
const rare = new Set(['many']);
const isRare = (locale: string, category: string) => rare.has(category) && new Intl.PluralRules(locale).select(1_000_000) === category;
const needed = (locale: string) =>
  new Intl.PluralRules(locale).resolvedOptions().pluralCategories.filter((category) => !isRare(locale, category));

describe.each(translations)('%s', (locale) => {
  const catalogs = catalogsOf(locale);
  const all = [...catalogs.values()].flatMap((catalog) => [...catalog]);
  const pairs = all.filter(([, text]) => text.trim() !== '');

  test('has a translation of every English text, and no others', () => {
    const ids = (every: typeof source) =>
      [...every].flatMap(([name, catalog]) => [...catalog.keys()].map((id) => `${name}: ${id}`)).toSorted();
    expect(ids(catalogs)).toEqual(ids(source));
    expect(all.filter(([, text]) => text.trim() === '').map(([id]) => id)).toEqual([]);
  });

  test('says the same thing in the same words everywhere', () => {
    const first = new Map(pairs.toReversed());
    expect(pairs.filter(([id, text]) => first.get(id) !== text)).toEqual([]);
  });

  test('keeps every value and every tag of a text', () => {
    const kept = (message: string) => ({ ...skeletonOf(message), plurals: [] });
    const broken = pairs.filter(([id, text]) => JSON.stringify(kept(id)) !== JSON.stringify(kept(text)));
    expect(broken).toEqual([]);
  });

  test('has the plurals of its own grammar', () => {
    const known = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const broken = pairs.filter(([, text]) =>
      skeletonOf(text).plurals.some(
        (branches) =>
          needed(locale).some((category) => !branches.includes(category)) ||
          branches.some((branch) => !/^\d+$/.test(branch) && !known.some((category) => category === branch)),
      ),
    );
    expect(broken).toEqual([]);
    const isPlural = (message: string) => skeletonOf(message).plurals.length > 0;
    expect(pairs.filter(([id, text]) => isPlural(id) !== isPlural(text))).toEqual([]);
  });

  test('leaves no sentence in English', () => {
    const words = (text: string) => text.split(/\s+/).filter((word) => !sharedWords.test(word)).length;
    expect(pairs.filter(([id, text]) => id === text && words(id) >= 3)).toEqual([]);
  });
});

test('there is something to translate', () => expect(sources.size).toBeGreaterThan(400));
