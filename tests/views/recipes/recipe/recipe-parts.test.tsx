import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Ingredient, Recipe, Step } from '../../../../contract/recipes/recipe.ts';
import type { ShownAsEvent } from '../../../../machines/recipes/shown-as.ts';
import { Checks } from '../../../../src/views/recipes/recipe/Checks.tsx';
import { DishArt } from '../../../../src/views/recipes/recipe/DishArt.tsx';
import { Ingredients } from '../../../../src/views/recipes/recipe/Ingredients.tsx';
import { Labels } from '../../../../src/views/recipes/recipe/Labels.tsx';
import { Steps } from '../../../../src/views/recipes/recipe/Steps.tsx';
import { shakshuka } from '../../../support/views/recipes.ts';
import { renderView } from '../../../support/views/render-view.tsx';
import { noPeanuts, spicy } from '../../../support/views/wishes.ts';

const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const butter: Ingredient = { amount: 100, unit: 'g', item: 'butter', note: null, scales: true, replaces: null };
const egg: Ingredient = { ...butter, amount: 3, unit: null, item: 'egg', plural: 'eggs', food: 'egg' };
const times = { prepMinutes: null, cookMinutes: null };
const step = (rest: Partial<Step>): Step => ({ text: 'Stir.', minutes: null, uses: [0], ...rest });

test('fulfilled wishes are listed, without remove buttons', () => {
  renderView(<Labels recipe={{ ...shakshuka, wishes: [noPeanuts, spicy], allergens: ['eggs', 'milk'] }} />);
  const list = within(screen.getByRole('list', { name: 'Your wishes' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['peanutsfrom your profile', 'spicy']);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Contains: Eggs, Milk')).toBeDefined();
});

test('other labels are folded away', () => {
  renderView(<Labels recipe={shakshuka} />);
  const fold = screen.getByText('All labels').closest('details');
  expect(fold?.open).toBe(false);
  expect(fold?.querySelectorAll('ul[aria-label=Diets] li').length).toBe(shakshuka.diets.length);
});

test('brand-dependent ingredients are listed, with what to check', () => {
  const recipe: Recipe = {
    ...shakshuka,
    checks: [
      { ingredient: 2, for: ['gluten', 'celery'] },
      { ingredient: 99, for: ['milk'] },
    ],
  };
  renderView(<Checks recipe={recipe} />);
  expect(screen.getByText('Depends on the brand:')).toBeDefined();
  expect(lines()).toEqual(['tomato passata (Gluten, Celery)']);
});

test.each([undefined, []])('without such an ingredient (%j) nothing is shown', (checks) => {
  renderView(<Checks recipe={{ ...shakshuka, ...(checks !== undefined && { checks }) }} />);
  expect(screen.queryByText('Depends on the brand:')).toBeNull();
});

test.each<[string, number | null | undefined, string]>([
  ['all of it', 1, 'Stir.100 g butter'],
  ['half of it', 0.5, 'Stir.50 g butter'],
  ['what the cook thinks right', null, 'Stir.butter'],
  ['what was added before', 0, 'Stir.butter'],
])('a step that takes %s says so', (_, share, line) => {
  renderView(<Steps recipe={{ ...times, steps: [step({ shares: [share ?? null] })], ingredients: [butter] }} />);
  expect(lines()).toEqual([line]);
});

test('each step has an anchor, as in the structured data', () => {
  renderView(<Steps recipe={{ ...times, steps: [step({}), step({ text: 'Serve.' })], ingredients: [butter] }} />);
  expect(screen.getAllByRole('listitem').map(({ id }) => id)).toEqual(['step-1', 'step-2']);
});

test('a step without stored shares lists whole amounts', () => {
  renderView(<Steps recipe={{ ...times, steps: [step({})], ingredients: [butter] }} />);
  expect(lines()).toEqual(['Stir.100 g butter']);
});

test('shares are shown beside their step; eggs are shared whole, in the list’s units', () => {
  const cups: Ingredient = { ...butter, amount: 2, unit: 'cup', item: 'milk' };
  renderView(
    <Steps recipe={{ ...times, steps: [step({ uses: [1, 9, 2], shares: [1 / 3, 0.5, 0.25] })], ingredients: [butter, egg, cups] }} />,
  );
  expect(lines()).toEqual(['Stir.1 egg, ½ cup milk']);
});

function showIngredients(rest: Partial<Recipe>, servings: number) {
  const onChange = vi.fn<(change: ShownAsEvent) => void>();
  const stored = { ...shakshuka, ingredients: [butter] };
  const shown = { servings, unitSystem: 'metric', have: null, oven: null } as const;
  const view = renderView(<Ingredients recipe={{ ...stored, ...rest }} stored={stored} shown={shown} onChange={onChange} />);
  return { ...view, changes: () => onChange.mock.calls.map(([change]) => change) };
}

test('the oven scale can be switched', async () => {
  const { user, changes } = showIngredients({}, 4);
  await user.click(screen.getByRole('radio', { name: 'Gas mark' }));
  expect(changes()).toEqual([{ type: 'oven.changed', oven: 'gas' }]);
});

test('a loaf for twelve scales by whole loaves, never to thirteen', async () => {
  const { user, changes } = showIngredients({ servingsStep: 12 }, 12);
  await user.click(screen.getByRole('button', { name: 'More servings' }));
  await user.click(screen.getByRole('button', { name: 'Fewer servings' }));
  expect(changes()).toEqual([{ type: 'servings.changed', servings: 24 }]);
  expect(screen.getByRole('button', { name: 'Fewer servings' }).getAttribute('aria-disabled')).toBe('true');
});

test('freely scalable recipes scale one by one', async () => {
  const { user, changes } = showIngredients({}, 4);
  await user.click(screen.getByRole('button', { name: 'More servings' }));
  await user.click(screen.getByRole('button', { name: 'Fewer servings' }));
  expect(changes().map((change) => change.type === 'servings.changed' && change.servings)).toEqual([5, 3]);
});

test('the yield is shown where it is more than servings', () => {
  const view = showIngredients({ makes: { count: 16, of: 'biscuit' } }, 4);
  expect(screen.getByText('Makes 16 biscuits')).toBeDefined();
  view.unmount();
  showIngredients({ makes: null }, 4);
  expect(screen.queryByText(/^Makes/)).toBeNull();
});

const drawn = (kind: string | undefined) => {
  const { container, unmount } = renderView(<DishArt kind={kind} />);
  const art = container.querySelector<HTMLElement>('[data-ground]');
  const looks = [art?.getAttribute('aria-hidden'), art?.dataset['ground'], art?.querySelector('svg')?.getAttribute('class')];
  unmount();
  return looks.join(' ');
};

test('a dish without a photo has a decorative drawing by type', () => {
  expect(drawn('soup')).toMatch(/^true warm .*soup/);
  expect(drawn('fish-dish')).toMatch(/^true cool .*fish/);
  expect(new Set(['soup', 'salad', 'cake', 'pizza', 'cocktail'].map(drawn)).size).toBe(5);
});

test('an unknown or missing dish type still has a drawing', () => {
  expect(drawn('moon-cheese')).toMatch(/^true plain .*utensils/);
  expect(drawn(undefined)).toBe(drawn('moon-cheese'));
});
