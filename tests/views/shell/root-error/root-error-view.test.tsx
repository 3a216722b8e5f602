import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RootErrorView } from '../../../../src/views/shell/root-error/RootErrorView.tsx';
import { renderView } from '../../../support/views/render-view.tsx';

test('the exact text and a link', async () => {
  const onReload = vi.fn<() => void>();
  const { user } = renderView(<RootErrorView onReload={onReload} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Unexpected Application Error!');
  await user.click(screen.getByRole('button', { name: 'Reload the page' }));
  expect(onReload).toHaveBeenCalledOnce();
});
