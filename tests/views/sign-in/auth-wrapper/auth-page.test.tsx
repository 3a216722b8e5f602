import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AuthPage } from '../../../../src/views/sign-in/auth-wrapper/AuthPage.tsx';
import { renderInApp } from '../../../support/views/render-flow.tsx';

const open = (path: string, previousPath?: string) =>
  renderInApp(<AuthPage flow={null}>the form</AuthPage>, { path, ...(previousPath !== undefined && { previousPath }) });

test.each([
  ['/terms', -1],
  [undefined, '/'],
] as const)('with %s before it, Back goes to %s', async (previousPath, to) => {
  const { user, app } = await open('/login', previousPath);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(app.ran('goTo')).toEqual([{ to }]);
  expect(screen.getByText('the form')).toBeDefined();
});

test('the profile step has no back button', async () => {
  await open('/sign-up/profile', '/sign-up/verification');
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
});
