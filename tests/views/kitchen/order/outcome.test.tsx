import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Question } from '../../../../contract/kitchen/kitchen.ts';
import { vegan } from '../../../machines/kitchen/kitchen.fixture.ts';
import { cook, photo } from '../../../support/views/kitchen-flow.tsx';

const description = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Describe a dish' });
const failure = { type: 'failed', statusCode: 11, message: 'Overloaded', retryAfter: 20 } as const;
const choose: Question = {
  kind: 'choose',
  suggestions: [
    { id: 'leek-soup', title: 'Leek and potato soup', cuisine: 'French' },
    { id: 'colcannon', title: 'Colcannon', cuisine: null },
  ],
  ingredients: ['leek', 'potato'],
};

async function ask(question: Question, draft?: Parameters<typeof cook>[0]) {
  const view = await cook(draft);
  view.tell({ type: 'needs_input', question });
  return view;
}

test('failed: the reason is near the button, and the input stays', async () => {
  const { tell } = await cook({ description: 'Ramen', photos: [photo], wishes: [vegan] });
  tell(failure);
  expect(screen.getByRole('alert').textContent).toContain('The kitchen is busy right now. Please try again in 20 seconds.');
  expect(description().value).toBe('Ramen');
  expect(screen.getByRole('img', { name: /photo/ }).getAttribute('src')).toBe('blob:dinner');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Vegan' }).checked).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }));
});

test('failed: the server’s message is shown as it is', async () => {
  const { tell } = await cook();
  tell({ type: 'failed', statusCode: 1, message: 'The model wrote no recipe.', retryAfter: null });
  expect(screen.getByRole('alert').textContent).toContain('The model wrote no recipe.');
});

test('failed: the partial recipe stays', async () => {
  const { tell } = await cook();
  tell({ type: 'partial', recipe: { title: 'Half a ramen', summary: null, servings: null, ingredients: [], steps: [] } });
  tell(failure);
  expect(screen.getByRole('heading', { name: 'Half a ramen' }).closest('[aria-busy=true]')).toBeNull();
});

test('Try again sends the same order', async () => {
  const { tell, user, stage } = await cook({ description: 'Ramen', photos: [photo] });
  tell(failure);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const orders = stage.calls.filter(({ src }) => src === 'startJob');
  expect(orders).toHaveLength(2);
  expect(orders[1]?.input).toMatchObject({ draft: { description: 'Ramen', photos: [photo] } });
  expect(screen.queryByRole('alert', { name: /busy/ })).toBeNull();
});

test('after a failure the order can be changed, and the error stays until it is sent', async () => {
  const { tell, user, stage } = await cook({ description: 'Ramen' });
  tell(failure);
  await user.type(description(), ' with egg');
  await user.click(screen.getByRole('button', { name: 'Make a recipe' }));
  expect(stage.call('startJob').input).toMatchObject({ draft: { description: 'Ramen with egg' } });
});

test('several similar dishes: each can be chosen by one click, and the question has the focus', async () => {
  const { user, stage } = await ask(choose);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Which of these do you mean?' }));
  await user.click(screen.getByRole('button', { name: /Leek and potato soup/ }));
  expect(stage.call('startJob').input).toMatchObject({ choice: 'leek-soup', improvise: false });
});

test('by keyboard: from the question to the first dish, and Enter', async () => {
  const { user, stage } = await ask(choose);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(stage.call('startJob').input).toMatchObject({ choice: 'leek-soup' });
});

test('or the kitchen improvises from the text', async () => {
  const { user, stage } = await ask(choose);
  await user.click(screen.getByRole('button', { name: 'Improvise with: leek, potato' }));
  expect(stage.call('startJob').input).toMatchObject({ choice: null, improvise: true });
});

test('or the user adds details in the field, which keeps its text', async () => {
  const { user, stage } = await ask(choose, { description: 'Something with leeks' });
  await user.type(description(), ', baked');
  await user.click(screen.getByRole('button', { name: 'Make a recipe' }));
  expect(stage.call('startJob').input).toMatchObject({ draft: { description: 'Something with leeks, baked' }, choice: null });
});

test('an unknown dish: suggests better input, without offering a choice', async () => {
  await ask({ kind: 'choose', suggestions: [], ingredients: [] });
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What kind of dish is it?' }));
  expect(screen.getByText(/does not know this dish/)).toBeDefined();
});

test('without usable ingredients there is no improvise button', async () => {
  await ask({ ...choose, ingredients: [] });
  expect(screen.queryByRole('button', { name: /Improvise/ })).toBeNull();
});

test('a photo that the kitchen cannot see: it asks for a description, with the photo still shown', async () => {
  await ask({ kind: 'describe-photo', suggestions: [], ingredients: [] }, { photos: [photo] });
  const question = screen.getByRole('heading', { name: 'What is in your photo?' });
  expect(document.activeElement).toBe(question);
  expect(within(question.parentElement ?? document.body).getByText(/^Photos need an AI model\./)).toBeDefined();
  expect(screen.getByRole('img', { name: /photo/ }).getAttribute('src')).toBe('blob:dinner');
  expect(description().value).toBe('');
});

test('the kitchen’s own reason replaces the default question, with markup as text', async () => {
  const reason = 'Omelette cannot honestly be made vegan: nothing stands in for the <b>egg</b>.';
  await ask({ ...choose, reason, ingredients: ['<i>leek</i>'] });
  expect(screen.getByText(reason)).toBeDefined();
  expect(screen.queryByText(/The kitchen is not sure/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Improvise with: <i>leek</i>' })).toBeDefined();
});
