import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetRecords } from '../../src/services/account-records.ts';
import { createShownLink, createShownRecipe } from '../../src/services/shown-recipes.ts';

const key = 'anydish.shown-recipes';
const six = { servings: 6, unitSystem: 'us' } as const;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
});

afterEach(() => vi.unstubAllGlobals());

test('settings belong to one recipe and one user, and are deleted at sign-out', () => {
  createShownRecipe('ada', 'soup').write(six);
  expect(createShownRecipe('ada', 'soup').read()).toEqual(six);
  expect([createShownRecipe('ada', 'stew').read(), createShownRecipe('bob', 'soup').read()]).toEqual([null, null]);
  forgetRecords();
  expect([createShownRecipe('ada', 'soup').read(), localStorage.getItem(key)]).toEqual([null, null]);
});

test('another user starts fresh, and the previous user’s settings are deleted', () => {
  createShownRecipe('ada', 'soup').write(six);
  createShownRecipe('bob', 'stew').write(six);
  expect(createShownRecipe('ada', 'soup').read()).toBeNull();
  expect(localStorage.getItem(key)).not.toContain('ada');
});

test('offline the last confirmed user counts, and without one nothing is stored', () => {
  createShownRecipe(null, 'soup').write(six);
  expect(localStorage.getItem(key)).toBeNull();
  createShownRecipe('ada', 'soup').write(six);
  expect(createShownRecipe(null, 'soup').read()).toEqual(six);
  createShownRecipe(null, 'stew').write(six);
  expect(createShownRecipe('ada', 'stew').read()).toEqual(six);
});

test('a hundred recipes are remembered, and the oldest is dropped', () => {
  for (let index = 0; index <= 100; index += 1) createShownRecipe('ada', `recipe-${index}`).write(six);
  const isKept = [0, 1, 100].map((index) => createShownRecipe('ada', `recipe-${index}`).read() !== null);
  expect(isKept).toEqual([false, true, true]);
});

test('a shared recipe is remembered by its link, for any user, until a sign-out', () => {
  const whole = { ...six, have: { ingredient: 0, amount: 140, unit: 'g', version: 2 }, oven: 'gas' } as const;
  createShownLink('aB3dE6gH9jK2').write(whole);
  createShownRecipe('ada', 'soup').write(six);
  expect([createShownLink('aB3dE6gH9jK2').read(), createShownLink('zZ3dE6gH9jK2').read()]).toEqual([whole, null]);
  for (let index = 1; index <= 100; index += 1) createShownLink(`link-${index}`).write(six);
  expect([createShownLink('aB3dE6gH9jK2').read(), createShownLink('link-1').read()]).toEqual([null, six]);
  forgetRecords();
  expect([createShownLink('link-1').read(), localStorage.getItem('anydish.shown-links')]).toEqual([null, null]);
});

test('corrupted data counts as none', () => {
  localStorage.setItem(key, JSON.stringify({ userGuid: 'ada', recipes: { soup: { servings: 0.5, unitSystem: 'cups' } } }));
  expect(createShownRecipe('ada', 'soup').read()).toBeNull();
});
