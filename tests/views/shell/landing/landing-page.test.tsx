import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LandingPage } from '../../../../src/views/shell/landing/LandingPage.tsx';
import { renderInApp } from '../../../support/views/render-flow.tsx';
import { member } from '../../../support/views/sessions.ts';

test('a visitor describes a dish, and sees links to sign in and sign up', async () => {
  const { user, app } = await renderInApp(<LandingPage flow={null}>{null}</LandingPage>, {
    config: { appStoreUrl: 'https://apps.example/1' },
  });
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
  await user.type(screen.getByRole('textbox', { name: 'Describe a dish' }), '  Soup & 100% leeks #1 {Enter}');
  expect(app.ran('goTo'), 'the words are in the fragment, which no server gets').toEqual([
    { to: `/try#${encodeURIComponent('Soup & 100% leeks #1')}` },
  ]);
  await user.clear(screen.getByRole('textbox', { name: 'Describe a dish' }));
  await user.click(screen.getByRole('button', { name: 'Make a recipe' }));
  expect(app.ran('goTo').at(-1)).toEqual({ to: '/try' });
  expect(screen.getByRole('link', { name: 'Download on the App Store' }).getAttribute('href')).toBe('https://apps.example/1');
});

test('a member sees a link to the recipes instead', async () => {
  await renderInApp(<LandingPage flow={null}>{null}</LandingPage>, { session: member });
  expect(screen.getByRole('link', { name: 'My recipes' }).getAttribute('href')).toBe('/account');
  expect(screen.getByRole('link', { name: 'Make a recipe' }).getAttribute('href')).toBe('/ai/ana/new');
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
});
