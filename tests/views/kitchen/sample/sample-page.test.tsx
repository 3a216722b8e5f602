import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleMachine } from '../../../../machines/kitchen/sample.machine.ts';
import { SamplePage } from '../../../../src/views/kitchen/sample/SamplePage.tsx';
import { kitchenSamples } from '../../../machines/kitchen/kitchen-samples.ts';
import { onStage } from '../../../support/stage.ts';
import { renderFlow } from '../../../support/views/render-flow.tsx';
import { member } from '../../../support/views/sessions.ts';

async function open(surroundings: Parameters<typeof renderFlow>[2] = {}) {
  const rendered = await renderFlow(
    onStage(sampleMachine, () => undefined),
    (flow) => <SamplePage flow={flow}>{null}</SamplePage>,
    surroundings,
  );
  await rendered.answer('loadSamples', kitchenSamples);
  return rendered;
}

const linesOf = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a dish: times, ingredients and first steps', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Miso ramen');
  expect(screen.getByText('35 min')).toBeDefined();
  expect(linesOf('Ingredients')).toEqual(['200 gramen noodles', '900 mlchicken stock']);
  expect(linesOf('Steps')).toEqual(['Miso ramen, part 1.', 'Miso ramen, part 2.', 'Miso ramen, part 3.']);
  expect(screen.getByText('and 2 more steps')).toBeDefined();
});

test('for more people the amounts follow', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'More servings' }));
  expect(linesOf('Ingredients')).toEqual(['300 gramen noodles', '1.35 lchicken stock']);
});

test('another dish can be chosen; a complete one has no hint of more', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('radio', { name: 'Fluffy pancakes' }));
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Fluffy pancakes');
  expect(linesOf('Steps')).toHaveLength(2);
  expect(screen.queryByText(/more step/)).toBeNull();
});

test('recipe text is marked with its language', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 3 }).lang).toBe('en');
  expect([...document.querySelectorAll('[aria-label="Ingredients"] bdi[lang]')].map((item) => item.getAttribute('lang'))).toEqual([
    'en',
    'en',
  ]);
});

test.each([
  ['a visitor', {}, '/sign-up'],
  ['a member', { session: member }, '/account'],
])('leads %s on', async (_, surroundings, path) => {
  await open(surroundings);
  expect(screen.getByRole('link', { name: 'Make your own' }).getAttribute('href')).toBe(path);
});

test('categories are linked below; without any there is no row', async () => {
  const { answer } = await open();
  expect(screen.queryByRole('navigation', { name: 'Browse by category' })).toBeNull();
  await answer('loadCategories', [{ slug: 'soups', name: 'Soups' }]);
  const row = screen.getByRole('navigation', { name: 'Browse by category' });
  expect(within(row).getByRole('link', { name: 'Soups' }).getAttribute('href')).toBe('/c/soups');
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links.slice(-2)).toEqual(['Make your own', 'Soups']);
});
