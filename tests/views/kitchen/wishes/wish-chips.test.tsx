import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ShownWish } from '../../../../contract/kitchen/wishes.ts';
import { WishChips } from '../../../../src/views/kitchen/wishes/WishChips.tsx';
import { renderView } from '../../../support/views/render-view.tsx';
import { noCoriander, noPeanuts, spicy } from '../../../support/views/wishes.ts';

test('a named list of chips, each with a named remove button', async () => {
  const onRemove = vi.fn<(wish: ShownWish) => void>();
  const { user } = renderView(<WishChips label="Understood" wishes={[noCoriander, spicy]} onRemove={onRemove} />);
  const chips = within(screen.getByRole('list', { name: 'Understood' })).getAllByRole('listitem');
  expect(chips.map(({ textContent }) => textContent)).toEqual(['coriander', 'spicy']);
  await user.click(screen.getByRole('button', { name: 'Remove: spicy' }));
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(spicy);
});

test('by keyboard: each button in turn', async () => {
  const onRemove = vi.fn<(wish: ShownWish) => void>();
  const { user } = renderView(<WishChips label="Understood" wishes={[noCoriander, spicy]} onRemove={onRemove} />);
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(spicy);
});

test('only wishes from the profile are marked as such', () => {
  renderView(<WishChips label="Understood" wishes={[noPeanuts, spicy]} onRemove={() => undefined} />);
  expect(screen.getAllByText('from your profile')).toHaveLength(1);
  expect(screen.getByText('from your profile').closest('li')?.textContent).toContain('peanuts');
});

test('read-only chips have no button', () => {
  renderView(<WishChips label="Your wishes" wishes={[noPeanuts]} />);
  expect(screen.getByText('peanuts')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('strict wishes look stricter than preferences', () => {
  renderView(<WishChips label="Understood" wishes={[noPeanuts, spicy]} />);
  const [strict, soft] = screen.getAllByRole('listitem').map(({ className }) => className.split(' ').length);
  expect(strict).toBeGreaterThan(soft ?? 0);
});

test('a label is plain text, even with markup', () => {
  renderView(<WishChips label="Understood" wishes={[{ ...spicy, label: '<b>hot</b>' }]} onRemove={() => undefined} />);
  expect(screen.getByText('<b>hot</b>')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Remove: <b>hot</b>' })).toBeDefined();
});
