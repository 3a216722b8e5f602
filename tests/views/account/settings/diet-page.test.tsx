import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dietProfileMachine } from '../../../../machines/account/diet-profile.machine.ts';
import { timings } from '../../../../machines/parts/timings.ts';
import { DietPage } from '../../../../src/views/account/settings/DietPage.tsx';
import { onions } from '../../../machines/kitchen/food-search.fixture.ts';
import { failure } from '../../../machines/samples.ts';
import { onStage } from '../../../support/stage.ts';
import { descriptions } from '../../../support/views/describe.ts';
import { renderFlow } from '../../../support/views/render-flow.tsx';
import { member } from '../../../support/views/sessions.ts';
import { noCoriander, noPeanuts } from '../../../support/views/wishes.ts';

const open = () =>
  renderFlow(
    onStage(dietProfileMachine, () => undefined),
    (flow) => <DietPage flow={flow}>{null}</DietPage>,
    { session: member },
  );

async function show() {
  const view = await open();
  await view.answer('loadDiet', [noPeanuts, noCoriander]);
  return view;
}

const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' });
const isSaved = () => screen.queryByText('Your changes are saved.') !== null;
const wanted = [noPeanuts, noCoriander].map(({ kind, id }) => ({ kind, id }));

test('while loading: a placeholder, and the purpose of the page', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Diet and allergies' })).toBeDefined();
  expect(screen.getByText(/always read the labels/)).toBeDefined();
  expect(screen.getByRole('status', { name: 'Loading' })).toBeDefined();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a failed load can be retried', async () => {
  const { user, refuse, answer } = await open();
  await refuse('loadDiet', failure('unknown'));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await answer('loadDiet', [noPeanuts]);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Peanuts' }).checked).toBe(true);
});

test('saved values are in their fields', async () => {
  await show();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Peanuts' }).checked).toBe(true);
  expect(within(screen.getByRole('list', { name: 'Left out' })).getByText('coriander')).toBeDefined();
  expect(isSaved()).toBe(false);
});

test('a save is announced; the next change clears the message', async () => {
  const { user, stage, answer } = await show();
  await user.click(screen.getByRole('checkbox', { name: 'Vegan' }));
  await user.click(save());
  expect(save().getAttribute('aria-busy')).toBe('true');
  expect(stage.call('saveDiet').input).toMatchObject({ wishes: [...wanted, { kind: 'diet', id: 'vegan' }] });
  await answer('saveDiet', [noPeanuts, noCoriander, { kind: 'diet', id: 'vegan', label: 'Vegan', source: 'profile' }]);
  expect(isSaved()).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: 'Vegan' }));
  expect(isSaved()).toBe(false);
});

test('a failed save keeps the input, with the reason', async () => {
  const { user, refuse } = await show();
  await user.click(screen.getByRole('checkbox', { name: 'Vegan' }));
  await user.click(save());
  await refuse('saveDiet', new TypeError('Failed to fetch'));
  expect(screen.getByRole('alert').textContent).toContain('We cannot reach the server.');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Vegan' }).checked).toBe(true);
});

test('a food is found by name and added as a chip', async () => {
  const { user, stage, answer } = await show();
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Leave out' });
  await user.type(field, 'oni');
  act(() => stage.clock.increment(timings.typingPause));
  await answer('findFoods', onions);
  await user.keyboard('{Enter}');
  expect(within(screen.getByRole('list', { name: 'Left out' })).getByText('onion')).toBeDefined();
  expect(field.value).toBe('');
  await user.click(screen.getByRole('button', { name: 'Remove: coriander' }));
  await user.click(save());
  expect(stage.call('saveDiet').input).toMatchObject({ wishes: [{ id: 'peanut' }, { kind: 'without', id: 'onion' }] });
});

test('an unfinished food name blocks the save, with an error at its field', async () => {
  const { user, stage } = await show();
  const field = screen.getByRole('combobox', { name: 'Leave out' });
  await user.type(field, 'oni');
  await user.click(save());
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(descriptions(field).join('')).not.toBe('');
  expect(stage.calls.map(({ src }) => src)).not.toContain('saveDiet');
  await user.clear(field);
  expect(field.getAttribute('aria-invalid')).not.toBe('true');
});
