import { expect, test } from 'vitest';
import type { Locale } from '../../../contract/shell/locales.ts';
import { cookOnce } from '../src/check/cook-once.ts';
import { foodTree } from '../src/foods/lexicon.ts';
import { meantBesides } from '../src/foods/meant.ts';
import { breaks, exclusionOf } from '../src/wishes/exclusions.ts';

/* The bare name of a food stands for others of its kind: who leaves out "mince" gets no minced pork. */

test.each<[Locale, string, string]>([
  ['en', 'mapo tofu without mince', 'minced pork'],
  ['ja', '麻婆豆腐 ひき肉なしで辛め', '豚ひき肉'],
  ['zh-Hans', '麻婆豆腐不要肉末', '猪肉末'],
  ['de', 'Lasagne ohne Hackfleisch', 'Rinderhackfleisch'],
  ['en', 'steak frites without steak', 'steak'],
  ['es', 'lentejas con chorizo pero sin chorizo', 'chorizo'],
  ['en', 'fried rice no soy sauce', 'tamari'],
])('%s: "%s" is without %s', async (language, description, food) => {
  const outcome = await cookOnce({ description, language });
  const items = outcome.type === 'recipe' ? outcome.body.ingredients.map(({ item }) => item.toLowerCase()) : [];
  expect(items.filter((item) => item.includes(food.toLowerCase()) && !item.includes('vegan'))).toEqual([]);
});

test('what is meant besides is left out with the food that stands for it', () => {
  const pairs = [...foodTree().foods.keys()].flatMap((id) => meantBesides(id).map((other) => [id, other] as const));
  expect(pairs.length).toBeGreaterThan(10);
  const kept = pairs.filter(([id, other]) => {
    const exclusion = exclusionOf({ kind: 'without', id });
    return exclusion === null || !breaks(exclusion, other);
  });
  expect(kept).toEqual([]);
});
