import { expect, test } from 'vitest';
import type { Locale } from '../../../contract/shell/locales.ts';
import { cookOnce } from '../src/check/cook-once.ts';

const amountOf = async (description: string, language: Locale, food: string) => {
  const outcome = await cookOnce({ description, language });
  return outcome.type === 'recipe' ? (outcome.body.ingredients.find((one) => one.food === food)?.amount ?? 0) : null;
};

test.each<[Locale, string, string, string]>([
  ['zh-Hans', '宫保鸡丁', '宫保鸡丁不要太辣', 'dried-red-chilli'],
  ['en', 'fish tacos', 'fish tacos for my kids', 'chipotle-paste'],
  ['de', 'Chili con Carne', 'Chili con Carne, nicht scharf', 'mild-chilli-powder'],
])('%s: "%s" is milder as "%s"', async (language, usual, wished, food) => {
  const whole = (await amountOf(usual, language, food)) ?? 0;
  expect(whole).toBeGreaterThan(0);
  expect(await amountOf(wished, language, food)).toBeLessThan(whole);
});

test('"spicy" is more of what is hot, or some chilli, but never an excluded one', async () => {
  const usual = (await amountOf('shakshuka', 'en', 'chilli-flake')) ?? 0;
  expect(await amountOf('spicy shakshuka', 'en', 'chilli-flake')).toBeGreaterThan(usual);
  expect(await amountOf('spaghetti carbonara', 'en', 'chilli-flake')).toBe(0);
  expect(await amountOf('spicy spaghetti carbonara', 'en', 'chilli-flake')).toBeGreaterThan(0);
  expect(await amountOf('spicy spaghetti carbonara without chilli', 'en', 'chilli-flake')).not.toBeGreaterThan(0);
});
