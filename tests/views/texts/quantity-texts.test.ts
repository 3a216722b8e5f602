import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { units } from '../../../contract/recipes/recipe.ts';
import { formatFraction } from '../../../contract/recipes/amounts.ts';
import { asideText, formatQuantity } from '../../../src/texts/quantity-texts.ts';

test.each([
  [0.125, '⅛'],
  [0.25, '¼'],
  [0.333, '⅓'],
  [0.5, '½'],
  [0.667, '⅔'],
  [0.75, '¾'],
  [1, '1'],
  [1.5, '1½'],
  [2.333, '2⅓'],
  [0.99, '1'],
  [1.1, '1.1'],
  [1_200, '1,200'],
])('%d is written %s', (amount, text) => {
  expect(formatFraction(amount, 'en')).toBe(text);
});

test.each([
  [350, 'g', '350 g'],
  [1.25, 'kg', '1.25 kg'],
  [1_000, 'ml', '1,000 ml'],
  [1.5, 'cup', '1½ cups'],
  [0.5, 'cup', '½ cup'],
  [1, 'cup', '1 cup'],
  [2, 'leaf', '2 leaves'],
  [1, 'pinch', '1 pinch'],
  [0.25, 'tsp', '¼ tsp'],
  [2.5, 'lb', '2½ lb'],
  [3, null, '3'],
  [1.5, null, '1½'],
  [2, 'dollops', '2 dollops'],
])('%d %s is written %s', (amount, unit, text) => {
  expect(formatQuantity(amount, unit, i18n)).toBe(text);
});

test.each([null, 0])('the amount %s is empty', (amount) => {
  expect(formatQuantity(amount, 'g', i18n)).toBe('');
});

test('every unit has its own text', () => {
  const texts = units.map((unit) => formatQuantity(2, unit, i18n));
  expect(new Set(texts).size).toBe(units.length);
  for (const text of texts) expect(text).toMatch(/^2 \p{L}+( oz)?$/u);
});

test.each([
  ['sliced', 'en', ', sliced'],
  ['sliced', 'ar', ', sliced'],
  ['مقطّع', 'en', '، مقطّع'],
  ['薄切り', 'ja', '、薄切り'],
  ['切片', 'zh-Hans', '，切片'],
])('the comma before "%s" belongs to its script (%s)', (note, language, text) => {
  expect(asideText(note, language)).toBe(text);
});
