import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NotFoundPage } from '../../../../src/views/shell/not-found/NotFoundPage.tsx';
import { renderInApp } from '../../../support/views/render-flow.tsx';

test('a user from another page can go back to it', async () => {
  const { user, app } = await renderInApp(<NotFoundPage />, { path: '/nowhere', previousPath: '/account' });
  await user.click(screen.getByRole('button', { name: 'Go back' }));
  expect(app.ran('goTo')).toEqual([{ to: -1 }]);
});

test('a user from outside gets a link to the start page', async () => {
  await renderInApp(<NotFoundPage />, { path: '/nowhere' });
  expect(screen.queryByRole('button', { name: 'Go back' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to the start page' }).getAttribute('href')).toBe('/');
});
