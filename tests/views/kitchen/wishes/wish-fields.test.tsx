import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { allergenFoods, allergens } from '../../../../contract/recipes/allergens.ts';
import { wishDiets, type ShownWish } from '../../../../contract/kitchen/wishes.ts';
import { foodSearchMachine } from '../../../../machines/kitchen/food-search.machine.ts';
import { DietField, LeaveOutFields } from '../../../../src/views/kitchen/wishes/WishFields.tsx';
import { descriptions } from '../../../support/views/describe.ts';
import { renderView } from '../../../support/views/render-view.tsx';
import { onStage } from '../../../support/stage.ts';
import { noCoriander, noPeanuts, spicy } from '../../../support/views/wishes.ts';

interface Shown {
  wishes?: readonly ShownWish[];
  leaveOut?: string;
  leaveOutError?: string;
  hasSearch?: boolean;
}

function show({ wishes = [], leaveOut = '', leaveOutError, hasSearch = true }: Shown = {}) {
  const onAdd = vi.fn<(wish: ShownWish) => void>();
  const onRemove = vi.fn<(wish: ShownWish) => void>();
  const onLeaveOutChange = vi.fn<(text: string) => void>();
  const search = hasSearch ? onStage(foodSearchMachine, () => undefined).actor : undefined;
  const fields = { wishes, leaveOut, leaveOutError, search, onAdd, onRemove, onLeaveOutChange };
  const view = (
    <>
      <DietField {...fields} />
      <LeaveOutFields {...fields} />
    </>
  );
  return { ...renderView(view), onAdd, onRemove, onLeaveOutChange };
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const vegan: ShownWish = { kind: 'diet', id: 'vegan', label: 'Vegan', source: 'form' };

test('every diet and every legally defined allergen has a checkbox, none checked', () => {
  show();
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes).toHaveLength(wishDiets.length + allergens.length);
  expect(boxes.filter(({ checked }) => checked)).toEqual([]);
});

test('a checkbox adds and removes a diet', async () => {
  const first = show();
  await first.user.click(box('Vegan'));
  expect(first.onAdd).toHaveBeenCalledExactlyOnceWith(vegan);
  first.unmount();
  const second = show({ wishes: [vegan] });
  expect(box('Vegan').checked).toBe(true);
  await second.user.click(box('Vegan'));
  expect(second.onRemove).toHaveBeenCalledExactlyOnceWith(vegan);
  expect(second.onAdd).not.toHaveBeenCalled();
});

test('an allergy excludes the food of its allergen', async () => {
  const { user, onAdd } = show();
  await user.click(box('Milk'));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith({ kind: 'allergy', id: allergenFoods.milk, label: 'Milk', source: 'form' });
});

test('a chosen allergy is checked', () => {
  show({ wishes: [{ ...noPeanuts, source: 'form' }] });
  expect(box('Peanuts').checked).toBe(true);
});

test('excluded foods are chips with a remove button; those with a checkbox are shown only there', async () => {
  const rare: ShownWish = { kind: 'allergy', id: 'kiwi', label: 'kiwi', source: 'form' };
  const { user, onRemove } = show({ wishes: [noCoriander, rare, noPeanuts, vegan, spicy] });
  const list = within(screen.getByRole('list', { name: 'Left out' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['coriander', 'kiwi']);
  await user.click(screen.getByRole('button', { name: 'Remove: coriander' }));
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(noCoriander);
});

test.each(['Low FODMAP', 'Pregnancy', 'Baby'])('%s cannot be proven, and the form says so beforehand', (name) => {
  const label = new RegExp(name, 'i');
  const first = show();
  expect(screen.queryByText(/Ingredients alone cannot show/)).toBeNull();
  const found = screen.getAllByRole<HTMLInputElement>('checkbox').find((one) => label.test(one.closest('label')?.textContent ?? ''));
  expect(found, name).toBeDefined();
  first.unmount();
  const id = name === 'Low FODMAP' ? 'low_fodmap' : name.toLowerCase();
  show({ wishes: [{ kind: 'diet', id, label: name, source: 'form' }] });
  expect(screen.getByText(/Ingredients alone cannot show/)).toBeDefined();
});

test('typed foods reach the flow, and errors are shown at the field', async () => {
  const { user, onLeaveOutChange } = show({ leaveOutError: 'Please choose a food' });
  const field = screen.getByRole('combobox', { name: 'Leave out' });
  expect(descriptions(field)).toContain('Please choose a food');
  await user.type(field, 'o');
  expect(onLeaveOutChange).toHaveBeenCalledExactlyOnceWith('o');
});

test('without a search there is no food field', () => {
  show({ hasSearch: false });
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(box('Vegan')).toBeDefined();
});
