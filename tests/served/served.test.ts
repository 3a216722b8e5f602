import { expect, test } from 'vitest';
import { toWire } from '../../contract/casing.ts';
import type { Locale } from '../../contract/shell/locales.ts';
import { renderPage } from '../../src/served/served.tsx';
import { errorCodes } from '../../contract/errors.ts';
import { category } from '../machines/recipes/category.fixture.ts';
import { sharedRecipe } from '../machines/recipes/shared-recipe.fixture.ts';
import { kitchenSamples } from '../machines/kitchen/kitchen-samples.ts';

const answer = (payload: unknown) => ({ status_code: 0, status_text: 'OK', payload: toWire(payload) });

const render = (path: string, language: Locale, { origin = 'https://anydish.example', answers = true, more = {} } = {}) =>
  renderPage({
    path,
    language,
    config: {
      productName: 'AnyDish',
      language,
      kitchen: 'built-in',
      providers: ['google'],
      supportEmail: null,
      appStoreUrl: null,
      playStoreUrl: null,
      analyticsUrl: null,
      natsUrl: null,
      isProduction: true,
      hasServiceWorker: true,
    },
    origin,
    answers: answers
      ? {
          [`/api/samples?language=${language}`]: answer(kitchenSamples),
          [`/api/categories?language=${language}`]: answer([{ slug: 'soups', name: 'Soups' }]),
          ...more,
        }
      : {},
  });

const titleIn = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];

test.each([
  ['/', 'Make Any Dish!', 'Koch, worauf du Lust hast!', 'وصفة لأي طبق!'],
  ['/privacy', 'Privacy Policy', 'Datenschutzerklärung', 'سياسة الخصوصية'],
  ['/terms', 'Terms and Conditions', 'Nutzungsbedingungen', 'الشروط والأحكام'],
  ['/login', 'Sign In', 'Anmelden', 'تسجيل الدخول'],
  ['/sign-up', 'Create an account', 'Konto erstellen', 'إنشاء حساب'],
  ['/reset-password', 'Reset password', 'Passwort zurücksetzen', 'إعادة تعيين كلمة المرور'],
  ['/nowhere', 'This page is not on the menu', 'Diese Seite steht nicht auf der Karte', 'هذه الصفحة ليست في قائمة الطعام'],
])('%s is rendered in the language asked for', async (path, english, german, arabic) => {
  // At once: the texts are a global, and no page may get those of another.
  const [en, de, ar] = await Promise.all([render(path, 'en'), render(path, 'de'), render(path, 'ar')]);
  expect([en, de, ar].map(({ html }) => titleIn(html))).toEqual([english, german, arabic]);
  // The document has a head of its own.
  expect(en.html.startsWith('<div>')).toBe(true);
  expect(new Set([en.digest, de.digest, ar.digest]).size).toBe(1);
});

test('the start page comes with its sample and the categories', async () => {
  const { html } = await render('/', 'en');
  for (const shown of [kitchenSamples[0].recipe.title, 'href="/c/soups"', '<svg']) expect(html).toContain(shown);
});

test('a page without its answers is another state: the code does not take it over', async () => {
  const [whole, bare] = [await render('/', 'en'), await render('/', 'en', { answers: false })];
  expect(bare.digest).not.toBe(whole.digest);
  expect(titleIn(bare.html)).toBe('Make Any Dish!');
});

test('passkeys are offered where browsers have them', async () => {
  const offers = async (origin: string) => (await render('/login', 'en', { origin })).html.includes('Use a passkey');
  expect(await offers('https://anydish.example')).toBe(true);
  expect(await offers('http://localhost:3000')).toBe(true);
  expect(await offers('http://anydish.example')).toBe(false);
  expect(await offers('https://192.0.2.1')).toBe(false);
});

test('a form that is sent before the code is there goes nowhere', async () => {
  for (const path of ['/login', '/sign-up', '/reset-password'])
    expect((await render(path, 'en')).html).toMatch(/<form [^>]*method="dialog"/);
});

test('a shared recipe is rendered with what its call answers, and so are its refusals', async () => {
  const path = '/r/omelette-a1b2c3d4e5f6';
  const shownFor = async (body: unknown) => (await render(path, 'en', { more: { '/api/shared/a1b2c3d4e5f6?language=en': body } })).html;
  const shown = await shownFor(answer(sharedRecipe));
  for (const words of [sharedRecipe.recipe.title, sharedRecipe.recipe.steps[0]?.text ?? '-', 'Make it yours'])
    expect(shown).toContain(words);
  const refusal = (name: 'withdrawn' | 'notFound') => ({ status_code: errorCodes[name].statusCode, status_text: name, payload: null });
  expect(titleIn(await shownFor(refusal('withdrawn')))).toBe('This recipe is off the table');
  expect(titleIn(await shownFor(refusal('notFound')))).toBe('Recipe not found');
});

test('a category is rendered with its recipes', async () => {
  const { html } = await render('/c/Soups', 'en', { more: { '/api/categories/soups?language=en': answer(category) } });
  expect(html).toContain(category.name);
  for (const { title, path } of category.recipes) expect([html.includes(`href="${path}"`), html.includes(title)]).toEqual([true, true]);
});
