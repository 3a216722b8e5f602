import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NotFoundView } from '../../../../src/views/shell/not-found/NotFoundView.tsx';
import { renderView } from '../../../support/views/render-view.tsx';

const config = { productName: 'AnyDish' };

test('it leads to the start page', async () => {
  const { user, history } = renderView(<NotFoundView config={config} onBack={null} />, '/nowhere');
  expect(screen.queryByRole('button', { name: 'Go back' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Go to the start page' }));
  expect(history).toEqual(['/nowhere', '/']);
});

test('it goes back when there is a page before', async () => {
  const onBack = vi.fn<() => void>();
  const { user } = renderView(<NotFoundView config={config} onBack={onBack} />);
  await user.click(screen.getByRole('button', { name: 'Go back' }));
  expect(onBack).toHaveBeenCalledOnce();
});
