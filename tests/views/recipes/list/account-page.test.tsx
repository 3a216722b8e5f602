import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RecipeSummary } from '../../../../contract/recipes/recipe.ts';
import { recipesMachine } from '../../../../machines/recipes/recipes.machine.ts';
import { AccountPage } from '../../../../src/views/recipes/list/AccountPage.tsx';
import { shelf } from '../../../machines/samples.ts';
import { onStage } from '../../../support/stage.ts';
import { descriptions } from '../../../support/views/describe.ts';
import { renderFlow } from '../../../support/views/render-flow.tsx';
import { member } from '../../../support/views/sessions.ts';

const open = () =>
  renderFlow(
    onStage(recipesMachine, ({ newId }) => ({ companyUri: 'adas-kitchen', newId, filters: {}, shown: null })),
    (flow) => <AccountPage flow={flow}>{null}</AccountPage>,
    { session: member },
  );

const summary = (place: number, rest: Partial<RecipeSummary> = {}): RecipeSummary => ({
  guid: `recipe-${place}`,
  companyUri: 'ana',
  title: `Dish ${place}`,
  summary: `What dish ${place} is.`,
  cuisine: 'Levantine',
  createdAt: Date.UTC(2025, 3, place, 12),
  totalMinutes: 85,
  servings: 2,
  photoGuid: null,
  ...rest,
});
const titles = () => screen.queryAllByRole('link', { name: /^Dish/ }).map(({ textContent }) => textContent);
const failure = { message: 'Server response error', statusCode: 1, payload: null };

test('while loading: an empty placeholder under the heading', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My recipes');
  expect(screen.getByRole('status', { name: 'Loading' }).textContent).toBe('');
  expect(screen.queryByText('Your cookbook is still empty')).toBeNull();
});

test('each recipe: title, one line of facts, and a link to its page', async () => {
  const { answer } = await open();
  await answer('loadRecipes', { items: [summary(2), summary(1)], next: null });
  expect(titles()).toEqual(['Dish 2', 'Dish 1']);
  const [first] = screen.getAllByRole('article');
  for (const text of ['1 hr 25 min', 'Levantine']) expect(within(first ?? document.body).getByText(text)).toBeDefined();
  // What the recipe's page says is not said twice.
  expect(first?.textContent).not.toMatch(/What dish|2025|Cooked by/);
  expect(screen.getByRole('link', { name: 'Dish 2' }).getAttribute('href')).toBe('/ai/ana/recipes/recipe-2');
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('the most useful filters are chips with the number of recipes; a second press takes one back', async () => {
  const { answer, user, stage } = await open();
  const facets = { total: 3, tags: [], categories: ['soups'], cuisines: [], diets: ['vegan'], cooks: [] };
  const counts = [
    { filter: 'favourite' as const, value: 'yes', count: 2 },
    { filter: 'minutes' as const, value: '30', count: 1 },
    { filter: 'diet' as const, value: 'vegan', count: 1 },
    { filter: 'category' as const, value: 'soups', count: 2 },
    { filter: 'category' as const, value: 'from a later version', count: 1 },
  ];
  await answer('loadRecipes', { items: [summary(1)], next: null, facets: { ...facets, counts } });
  const chips = within(screen.getByRole('group', { name: 'Filters' })).getAllByRole('button');
  expect(chips.map(({ textContent }) => textContent)).toEqual(['Favourites 2', 'Up to 30 min 1', 'Vegan 1', 'Soups and stews 2']);
  const filters = () => stage.actor.getSnapshot().context.filters;
  await user.click(screen.getByRole('button', { name: /^Up to 30 min/ }));
  expect(filters()).toEqual({ minutes: '30' });
  await user.click(screen.getByRole('button', { name: /^Up to 30 min/ }));
  expect(filters()).toEqual({});
});

test('a collection is a shelf with pictures of its recipes, until something is looked for', async () => {
  const { answer, user } = await open();
  const inGuests = { shelf: { ...shelf, collections: ['guests'] } };
  await answer('loadCollections', [{ guid: 'guests', name: 'Guests' }]);
  await answer('loadRecipes', { items: [summary(1, inGuests), summary(2)], next: null });
  const group = screen.getByRole('group', { name: 'Collections' });
  expect([...group.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/ai/ana/recipes/recipe-1']);
  await user.click(within(group).getByRole('button', { name: 'Guests' }));
  expect(group.querySelectorAll('a')).toHaveLength(0);
});

test('a shelf says how many recipes it holds, those that are not listed yet included', async () => {
  const { answer } = await open();
  const facets = { total: 40, tags: [], categories: [], cuisines: [], diets: [], cooks: [], collections: [{ guid: 'guests', count: 31 }] };
  await answer('loadCollections', [
    { guid: 'guests', name: 'Guests' },
    { guid: 'sweet', name: 'Sweet' },
  ]);
  await answer('loadRecipes', { items: [summary(1)], next: 'more', facets });
  const shelves = within(screen.getByRole('group', { name: 'Collections' })).getAllByRole('button');
  expect(shelves.map(({ textContent }) => textContent)).toEqual(['Guests 31', 'Sweet 0']);
});

test('two recipes of one dish are distinguished by wishes and cook', async () => {
  const { answer } = await open();
  const vegan = { kind: 'diet', id: 'vegan', label: 'vegan', source: 'form' } as const;
  const plain = summary(1, { cookedBy: { kind: 'built-in', model: null, promptVersion: null, isImprovised: false } });
  await answer('loadRecipes', { items: [{ ...plain, guid: 'recipe-2', wishes: [vegan] }, plain], next: null });
  const texts = screen.getAllByRole('article').map(({ textContent }) => textContent);
  expect(texts.map((text) => text.includes('vegan'))).toEqual([true, false]);
  expect(texts.some((text) => text.includes('Cooked by'))).toBe(false);
  // Screen readers get it with the link.
  const [first] = screen.getAllByRole('link', { name: plain.title });
  expect(descriptions(first ?? document.body).join('')).toMatch(/^vegan./);
});

test('unknown facts are omitted', async () => {
  const { answer } = await open();
  await answer('loadRecipes', { items: [summary(1, { totalMinutes: null, cuisine: null })], next: null });
  expect(screen.getByRole('article').textContent).toBe('Dish 1');
});

test('a recipe’s photo is decorative, beside its title', async () => {
  const { answer } = await open();
  await answer('loadRecipes', { items: [summary(1, { photoGuid: 'photo-1' })], next: null });
  const image = screen.getByRole('presentation');
  expect([image.getAttribute('src'), image.getAttribute('alt')]).toEqual(['/api/companies/ana/photos/photo-1', '']);
});

test('no recipe yet: a link to the kitchen', async () => {
  const { answer, user, history } = await open();
  await answer('loadRecipes', { items: [], next: null });
  expect(screen.getByRole('heading', { name: 'Your cookbook is still empty' })).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'Make your first recipe' }));
  expect(history.at(-1)).toBe('/ai/ana/new');
});

test('Show more appends the next page and moves the focus to the first new recipe', async () => {
  const { answer, user, stage } = await open();
  await answer('loadRecipes', { items: [summary(3)], next: 'cursor-1' });
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(stage.call('loadRecipes').input).toMatchObject({ before: 'cursor-1' });
  expect(screen.getByRole('button', { name: 'Show more' }).getAttribute('aria-busy')).toBe('true');
  expect(titles()).toEqual(['Dish 3']);
  await answer('loadRecipes', { items: [summary(2), summary(1)], next: null });
  expect(titles()).toEqual(['Dish 3', 'Dish 2', 'Dish 1']);
  expect(document.activeElement?.textContent).toBe('Dish 2');
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('the first page failed: the exact text, and a retry', async () => {
  const { answer, refuse, user } = await open();
  await refuse('loadRecipes', failure);
  expect(screen.getByText('Couldn’t load your recipes.')).toBeDefined();
  expect(screen.queryByText('Your cookbook is still empty')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await answer('loadRecipes', { items: [summary(1)], next: null });
  expect(titles()).toEqual(['Dish 1']);
  expect(screen.queryByText('Couldn’t load your recipes.')).toBeNull();
});

test('a later page failed: the listed recipes stay', async () => {
  const { answer, refuse, user } = await open();
  await answer('loadRecipes', { items: [summary(3)], next: 'cursor-1' });
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await refuse('loadRecipes', failure);
  expect(titles()).toEqual(['Dish 3']);
  expect(screen.getByText('Couldn’t load your recipes.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('staff categories come first, and selecting one replaces the other', async () => {
  const { answer, user, stage } = await open();
  const facets = { total: 2, tags: [], categories: ['soups'], cuisines: [], diets: [], cooks: [] };
  const sections = [{ slug: 'soups', name: 'Our soups' }];
  await answer('loadRecipes', { items: [summary(2), summary(1)], next: null, facets: { ...facets, sections } });
  await user.click(screen.getByText('Filters', { selector: 'summary' }));
  const select = screen.getByRole('combobox', { name: 'Category' });
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Any', 'Our soups', 'Soups and stews']);
  await user.selectOptions(select, 'Our soups');
  expect(stage.actor.getSnapshot().context.filters).toEqual({ section: 'soups' });
  await user.selectOptions(select, 'Soups and stews');
  expect(stage.actor.getSnapshot().context.filters).toEqual({ category: 'soups' });
  await user.selectOptions(select, 'Any');
  expect(stage.actor.getSnapshot().context.filters).toEqual({});
});
