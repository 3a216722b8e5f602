import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LandingPage } from '../../../../src/views/shell/landing/LandingPage.tsx';
import { renderInApp } from '../../../support/views/render-flow.tsx';
import { member } from '../../../support/views/sessions.ts';

test('a visitor sees links to sign in and sign up', async () => {
  await renderInApp(<LandingPage flow={null}>{null}</LandingPage>, { config: { appStoreUrl: 'https://apps.example/1' } });
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
  expect(screen.getByRole('link', { name: 'Make a recipe' }).getAttribute('href')).toBe('/sign-up');
  expect(screen.getByRole('link', { name: 'Download on the App Store' }).getAttribute('href')).toBe('https://apps.example/1');
});

test('a member sees a link to the recipes instead', async () => {
  await renderInApp(<LandingPage flow={null}>{null}</LandingPage>, { session: member });
  expect(screen.getByRole('link', { name: 'My recipes' }).getAttribute('href')).toBe('/account');
  expect(screen.getByRole('link', { name: 'Make a recipe' }).getAttribute('href')).toBe('/ai/ana/new');
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
});
