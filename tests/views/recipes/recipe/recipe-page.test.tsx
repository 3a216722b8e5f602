import { i18n } from '@lingui/core';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Recipe } from '../../../../contract/recipes/recipe.ts';
import { recipeMachine } from '../../../../machines/recipes/recipe.machine.ts';
import { RecipePage } from '../../../../src/views/recipes/recipe/RecipePage.tsx';
import { onStage } from '../../../support/stage.ts';
import { shakshuka } from '../../../support/views/recipes.ts';
import { renderFlow } from '../../../support/views/render-flow.tsx';
import { member } from '../../../support/views/sessions.ts';

const open = () =>
  renderFlow(
    onStage(recipeMachine, ({ newId }) => ({
      companyUri: 'ana',
      guid: 'recipe-1',
      chosen: null,
      units: null,
      ovens: null,
      newId,
      wasCooked: true,
      today: () => '2026-11-23',
    })),
    (flow) => <RecipePage flow={flow}>{null}</RecipePage>,
    { session: member },
  );

async function show(rest: Partial<Recipe> = {}) {
  const view = await open();
  await view.answer('loadRecipe', { ...shakshuka, ...rest });
  return view;
}

/** The list items under the heading `name`. */
const linesUnder = (name: string) => {
  const place = screen.getByRole('heading', { name }).parentElement ?? document.body;
  return within(place)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

test('while loading: an empty placeholder', async () => {
  await open();
  expect(screen.getByRole('status', { name: 'Loading' }).textContent).toBe('');
  expect(screen.queryByRole('heading')).toBeNull();
});

test('the title is the heading and the tab’s title', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Shakshuka with feta');
  expect(document.title).toBe('Shakshuka with feta · AnyDish');
});

test('ingredients: amount, item, note, substitution, and to taste without an amount', async () => {
  await show();
  expect(linesUnder('Ingredients')).toEqual([
    '1½ tbspolive oil, instead of butter',
    '4eggs',
    '500 mltomato passata',
    '100 gfeta, crumbled',
    'salt, to taste',
  ]);
});

test('steps: text, time, and ingredients', async () => {
  await show();
  expect(linesUnder('Steps')).toEqual([
    'Simmer the passata in the oil.20 min1½ tbsp olive oil, 500 ml tomato passata',
    'Bake at 200 °C with the eggs.4 eggs',
    'Serve.',
  ]);
});

test('one line of facts; the times of the work beside the steps; diets', async () => {
  await show();
  const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(facts.slice(0, 5)).toEqual([
    ['In total', '1 hr 25 min'],
    ['Nutrition', '412 kcal per serving'],
    ['Cuisine', 'Levantine'],
    ['Preparation', '10 min'],
    ['Cooking', '1 hr 15 min'],
  ]);
  expect(
    within(screen.getByRole('list', { name: 'Diets' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Vegetarian', 'Gluten-free']);
});

test('unknown facts are omitted', async () => {
  await show({ prepMinutes: null, cookMinutes: null, cuisine: null, diets: [], nutrition: null, assumptions: [] });
  expect(screen.queryByRole('term')).toBeNull();
  expect(screen.queryByRole('list', { name: 'Diets' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Nutrition' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Assumptions' })).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
});

test('more servings scale list and steps at once; fixed amounts stay', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'More servings' }));
  await user.click(screen.getByRole('button', { name: 'More servings' }));
  expect(screen.getByRole('group', { name: 'Servings' }).textContent).toContain('4');
  expect(linesUnder('Ingredients')).toEqual([
    '3 tbspolive oil, instead of butter',
    '8eggs',
    '1 ltomato passata',
    '200 gfeta, crumbled',
    'salt, to taste',
  ]);
  expect(linesUnder('Steps')[1]).toBe('Bake at 200 °C with the eggs.8 eggs');
});

test('fewer servings stop at one', async () => {
  const { user } = await show({ servings: 1 });
  const fewer = screen.getByRole('button', { name: 'Fewer servings' });
  await user.click(fewer);
  expect(fewer.getAttribute('aria-disabled')).toBe('true');
  expect(linesUnder('Ingredients')[1]).toBe('4eggs');
});

test('US units: cups, ounces and degrees Fahrenheit, and back again without loss', async () => {
  const { user } = await show();
  const before = linesUnder('Ingredients');
  await user.click(screen.getByRole('radio', { name: 'US' }));
  expect(linesUnder('Ingredients').slice(2, 4)).toEqual(['2 cupstomato passata', '3½ ozfeta, crumbled']);
  expect(linesUnder('Steps')[1]).toContain('400 °F');
  await user.click(screen.getByRole('radio', { name: 'Metric' }));
  expect(linesUnder('Ingredients')).toEqual(before);
});

test('the photo is shown from its address', async () => {
  await show({ photoGuid: 'photo-1' });
  expect(screen.getByRole('img', { name: 'Your photo of the dish' }).getAttribute('src')).toBe('/api/companies/ana/photos/photo-1');
});

test('assumptions are listed', async () => {
  await show();
  expect(linesUnder('Assumptions')).toEqual(['I took this for a shakshuka.']);
});

test('allergens are listed, with a caution', async () => {
  await show();
  expect(screen.getByRole('heading', { name: 'Allergens' }).parentElement?.textContent).toContain('Eggs, Milk');
  expect(screen.getByText(/Always check the labels/)).toBeDefined();
});

test('no known allergen is not presented as safe', async () => {
  await show({ allergens: [] });
  expect(screen.getByText('None of the 14 allergens listed in EU law was found.')).toBeDefined();
});

test('nutrition is marked as an estimate', async () => {
  await show();
  const text = screen.getByRole('heading', { name: 'Nutrition' }).parentElement?.textContent;
  expect(text).toBe('NutritionAn estimate, per servingEnergy412 kcalProtein24 gFat29 gCarbohydrate14 g');
});

test.each([
  [{ kind: 'built-in', model: null, promptVersion: null, isImprovised: false }, 'Cooked by the built-in kitchen'],
  [{ kind: 'openai-compatible', model: 'vision-1', promptVersion: 3, isImprovised: false }, 'Cooked by the AI model vision-1'],
  [{ kind: 'openai-compatible', model: null, promptVersion: 3, isImprovised: false }, 'Cooked by an AI model'],
] as const)('who cooked is always named: %j', async (cookedBy, text) => {
  await show({ cookedBy });
  expect(screen.getByText(/^Cooked by/).textContent).toContain(text);
  expect(screen.queryByText(/Improvised/)).toBeNull();
});

test('an improvised recipe is marked as untested', async () => {
  await show({ cookedBy: { ...shakshuka.cookedBy, isImprovised: true } });
  expect(screen.getByText('Untested:')).toBeDefined();
});

test('no such recipe: a plain message, with a link to the list', async () => {
  const { refuse } = await open();
  await refuse('loadRecipe', { message: 'Not found', statusCode: 5, payload: null });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Recipe not found');
  expect(screen.getByRole('link', { name: 'My recipes' }).getAttribute('href')).toBe('/account');
});

test('a failed load: the exact text, and a retry', async () => {
  const { refuse, answer, user } = await open();
  await refuse('loadRecipe', new TypeError('Failed to fetch'));
  await answer('findSaved', null);
  expect(screen.getByText('Error loading data!')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await answer('loadRecipe', shakshuka);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Shakshuka with feta');
});

describe('a recipe in another language than the page', () => {
  const ofRecipe = () => document.querySelector('h1 bdi')?.getAttribute('lang');

  test('says so, and marks its text', async () => {
    await show({ language: 'ja' });
    expect(screen.getByText('Recipe language: Japanese')).toBeDefined();
    expect(ofRecipe()).toBe('ja');
  });

  test.each([[undefined], ['en'], ['en-GB']])('English (%s) on an English page is not mentioned', async (language) => {
    await show(language === undefined ? {} : { language });
    expect(screen.queryByText(/^Recipe language/)).toBeNull();
    expect(ofRecipe()).toBe(language ?? 'en');
  });

  test('English on a German page is named in German', async () => {
    i18n.loadAndActivate({ locale: 'de', messages: {} });
    await show();
    expect(screen.getByText(/^Recipe language/).textContent).toContain('Englisch');
  });
});

test('exported as text it equals the page: scale, units and warnings', async () => {
  const { user, stage, answer, refuse } = await show({ allergens: ['eggs', 'milk'] });
  const copy = async () => {
    await user.click(screen.getByRole('button', { name: /^More for: / }));
    await user.click(screen.getByRole('menuitem', { name: 'Copy as text' }));
  };
  await user.click(screen.getByRole('button', { name: 'More servings' }));
  await user.click(screen.getByRole('button', { name: 'More servings' }));
  await copy();
  const { text } = stage.call('writeText').input as { text: string };
  const lines = text.split('\n');
  expect(lines.slice(0, 2)).toEqual([shakshuka.title, shakshuka.summary]);
  expect(lines).toContain('Servings: 4');
  expect(lines).toContain('- 3 tbsp olive oil, instead of butter');
  expect(lines).toContain('- 200 g feta, crumbled');
  expect(lines.find((line) => line.startsWith('1. '))).toBeDefined();
  expect(lines.at(-2)).toBe('Allergens: Eggs, Milk');
  await answer('writeText', null);
  expect(screen.getByText('Copied')).toBeDefined();
  // Where clipboard access is forbidden, the text can be copied by hand.
  await copy();
  await refuse('writeText', new Error('Not allowed'));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Copy as text' }).value).toBe(text);
});

test('its staff categories link to the cook’s own recipes of each', async () => {
  await show({ categories: [{ slug: 'soups & stews', name: 'Soups' }] });
  const links = within(screen.getByRole('navigation', { name: 'Categories' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['Soups', '/account?section=soups+%26+stews']]);
});

test('a recipe without categories does not mention them', async () => {
  await show({ categories: [] });
  expect(screen.queryByRole('navigation', { name: 'Categories' })).toBeNull();
});
