import { describe, expect, test } from 'vitest';
import { locales } from '../../../contract/shell/locales.ts';
import { faultsOfCombination, wishSets } from '../src/check/combinations.ts';
import { allDishes } from '../src/dishes/all.ts';

const dishes = allDishes();
const perLanguage = 25;

// Steps without a common divisor: each language gets other dishes and wishes. `npm run kitchen -- combinations all` tries them all.
describe.each(locales.map((language, at) => [language, at] as const))(
  'dishes with equipment, diets and allergens in %s',
  (language, at) => {
    test('have no false and no damaged sentence', () => {
      const found = Array.from({ length: perLanguage }, (_, nth) => {
        const dish = dishes[(at * 211 + nth * 97) % dishes.length];
        const wishes = wishSets[(at * 53 + nth * 29) % wishSets.length] ?? [];
        return dish === undefined ? [] : faultsOfCombination({ dish, wishes, language }).map((fault) => `${dish.id}: ${fault}`);
      });
      expect(found.flat()).toEqual([]);
    });
  },
);
