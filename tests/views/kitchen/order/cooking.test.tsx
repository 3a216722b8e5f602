import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { vegan } from '../../../machines/kitchen/kitchen.fixture.ts';
import { cook, openKitchen, photo } from '../../../support/views/kitchen-flow.tsx';
import { shakshuka } from '../../../support/views/recipes.ts';

const stages = () => within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
const current = () => stages().find((stage) => stage.getAttribute('aria-current') === 'step')?.textContent;
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const start = { title: null, summary: null, servings: null, ingredients: [], steps: [] };

test('the form becomes a summary of the order', async () => {
  await cook({ description: 'Shakshuka for a cold day', photos: [photo], servings: 1, wishes: [vegan] });
  expect(screen.queryByRole('textbox')).toBeNull();
  const order = within(screen.getByRole('region', { name: 'Your request' }));
  expect(order.getByText('Shakshuka for a cold day')).toBeDefined();
  expect(order.getByRole('img').getAttribute('src')).toBe('blob:dinner');
  expect(order.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['1 serving', 'Metric', 'Vegan']);
});

test('the heading takes the focus of the removed button', async () => {
  await cook();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Your recipe is on its way' }));
});

test('shows activity before the server has answered', async () => {
  const view = await openKitchen({ description: 'Ramen' });
  view.send({ type: 'recipe.requested' });
  expect(current()).toBe('Sending your request');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(false);
});

test('each stage is marked and announced once; the recipe text is not', async () => {
  const { tell } = await cook();
  tell({ type: 'stage', stage: 'writing' });
  expect(current()).toBe('Writing the recipe');
  expect(said()).toContain('Writing the recipe');
  const before = said();
  tell({ type: 'partial', recipe: { ...start, title: 'Shakshuka with feta' } });
  expect(said()).toEqual(before);
  expect(screen.getByRole('heading', { name: 'Shakshuka with feta' }).closest('[aria-live], [role=status], output')).toBeNull();
});

test('waiting and repairing are shown when they happen; looking only for photos', async () => {
  const { tell } = await cook({ photos: [photo] });
  const names = () => stages().map(({ textContent }) => textContent);
  expect(names()).not.toContain('Looking at your photo');
  tell({ type: 'stage', stage: 'queued' });
  expect(current()).toBe('Waiting for a free cook');
  tell({ type: 'stage', stage: 'repairing' });
  expect(current()).toBe('Correcting a few details');
  expect(names()).not.toContain('Waiting for a free cook');
});

test('a vision model looks at the photo', async () => {
  await cook({ photos: [photo] }, { kitchen: 'openai-compatible' });
  expect(stages().map(({ textContent }) => textContent)).toContain('Looking at your photo');
});

test('the recipe is rendered as it arrives: title, ingredients, steps', async () => {
  const { tell } = await cook();
  tell({ type: 'partial', recipe: { ...start, title: 'Shakshuka with feta' } });
  const title = screen.getByRole('heading', { level: 2, name: 'Shakshuka with feta' });
  expect(title.closest('[aria-busy=true]')).not.toBeNull();
  expect(screen.queryByRole('heading', { name: 'Ingredients' })).toBeNull();
  tell({ type: 'partial', recipe: { ...start, title: 'Shakshuka with feta', ingredients: shakshuka.ingredients } });
  expect(screen.getByText('feta')).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Steps' })).toBeNull();
  tell({ type: 'partial', recipe: { ...start, title: 'Shakshuka with feta', ingredients: shakshuka.ingredients, steps: shakshuka.steps } });
  expect(screen.getByText('Simmer the passata in the oil.')).toBeDefined();
  // The same element, so that text being read is not rendered anew.
  expect(screen.getByRole('heading', { level: 2, name: 'Shakshuka with feta' })).toBe(title);
});

test('a lost connection is announced, and its return', async () => {
  const { send, tell } = await cook();
  tell({ type: 'partial', recipe: { ...start, title: 'Shakshuka with feta' } });
  send({ type: 'stream.changed', isConnected: false });
  expect(said().join('')).toContain('The connection is lost.');
  expect(screen.getByRole('heading', { name: 'Shakshuka with feta' })).toBeDefined();
  send({ type: 'stream.changed', isConnected: true });
  expect(said().join('')).not.toContain('The connection is lost.');
});

test('cancelling: the button is busy, then the order returns with a quiet note', async () => {
  const { user, answer } = await cook();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await answer('confirm', true);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' });
  expect([button.disabled, button.getAttribute('aria-busy')]).toEqual([true, 'true']);
  await answer('cancelJob', { status: 'cancelled' });
  expect(said()).toContain('Stopped. Your request is still here.');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Describe a dish' }).value).toBe('Shakshuka for a cold day');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }));
});

test('a late cancel: the recipe is there', async () => {
  const { user, answer, tell } = await cook();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await answer('confirm', true);
  await answer('cancelJob', { status: 'done' });
  tell({ type: 'done', recipeGuid: 'recipe-1' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your recipe is ready');
});

test('a failed cancel is reported, and cooking continues', async () => {
  const { user, answer, refuse } = await cook();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await answer('confirm', true);
  await refuse('cancelJob', new TypeError('Failed to fetch'));
  expect(screen.getByRole('alert').textContent).toContain('We cannot reach the server.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(false);
});

test('a finished recipe stays visible until its page opens', async () => {
  const { tell } = await cook();
  tell({ type: 'partial', recipe: { ...start, title: 'Shakshuka with feta' } });
  tell({ type: 'done', recipeGuid: 'recipe-1' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your recipe is ready');
  expect(screen.getByRole('heading', { name: 'Shakshuka with feta' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
});
