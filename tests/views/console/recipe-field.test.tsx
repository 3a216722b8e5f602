import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { usersView } from '../../../src/views/console/areas/users.ts';
import { FieldText } from '../../../src/views/console/record/FieldText.tsx';
import { RecipeField } from '../../../src/views/console/record/RecipeField.tsx';
import { staff } from '../../machines/console/console-samples.ts';
import { renderInApp } from '../../support/views/render-flow.tsx';
import { shakshuka } from '../../support/views/recipes.ts';

const number = {
  area: 'users',
  view: usersView,
  kind: 'number',
  cell: 12,
  guid: 'guid-ada',
  counts: usersView.counts?.['recipes'],
} as const;

test('a recipe field is rendered as readers see it, also for other servings, below the page’s title', async () => {
  await renderInApp(<FieldText {...number} counts={undefined} kind="recipeSheet" cell={JSON.stringify(shakshuka)} Sheet={RecipeField} />);
  expect(screen.getByRole('heading', { level: 2, name: shakshuka.title })).toBeDefined();
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  expect(screen.queryByText(/"ingredients"/)).toBeNull();
  const amounts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const before = amounts();
  await userEvent.click(screen.getByRole('button', { name: /more servings|increase|one more/i }));
  expect(amounts()).not.toEqual(before);
  expect(document.title).not.toContain(shakshuka.title);
});

test.each(['no json', '{"title": "Toast"}'])('an invalid recipe (%s) is reported, and not shown raw', async (text) => {
  await renderInApp(<RecipeField text={text} />);
  expect(screen.getByText(/^This recipe cannot be shown\./)).toBeDefined();
  expect(screen.queryByText(text)).toBeNull();
});

test('the number of a user’s recipes links to them, with the permission', async () => {
  const { unmount } = await renderInApp(<FieldText {...number} />, { session: staff });
  expect(screen.getByRole('link', { name: '12' }).getAttribute('href')).toBe('/console/recipes?owner=guid-ada');
  unmount();
  await renderInApp(<FieldText {...number} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('12')).toBeDefined();
});
