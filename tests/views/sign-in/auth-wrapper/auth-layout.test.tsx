import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AuthLayout } from '../../../../src/views/sign-in/auth-wrapper/AuthLayout.tsx';
import { renderView } from '../../../support/views/render-view.tsx';

test('back button, logo, footer and the form', async () => {
  const onBack = vi.fn<() => void>();
  const { user } = renderView(
    <AuthLayout productName="AnyDish" showBack onBack={onBack}>
      <h1>Sign In</h1>
    </AuthLayout>,
  );
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(onBack).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'AnyDish' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('contentinfo')).toBeDefined();
  expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 }).textContent).toBe('Sign In');
});

test('no back button without a previous step', () => {
  renderView(
    <AuthLayout productName="AnyDish" showBack={false} onBack={() => undefined}>
      <h1>Finish signing up</h1>
    </AuthLayout>,
  );
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
});
