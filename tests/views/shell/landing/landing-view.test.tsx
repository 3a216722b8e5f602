import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LandingView } from '../../../../src/views/shell/landing/LandingView.tsx';
import { byId } from '../../../support/views/describe.ts';
import { renderView } from '../../../support/views/render-view.tsx';

const config = { productName: 'AnyDish', appStoreUrl: null, playStoreUrl: null };
const stores = ['Download on the App Store', 'Get it on Google Play'];

test('the exact heading and text', () => {
  renderView(<LandingView config={config} isSignedIn={false} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Make Any Dish!');
  expect(screen.getByText('Take a picture of any food or describe any dish and our AI gives you an easy-to-use recipe.')).toBeDefined();
});

test('two store buttons lead to the configured stores', () => {
  renderView(
    <LandingView
      config={{ ...config, appStoreUrl: 'https://apps.example/1', playStoreUrl: 'https://play.example/1' }}
      isSignedIn={false}
    />,
  );
  const [appStore, play] = stores.map((name) => screen.getByRole('link', { name }).getAttribute('href'));
  expect([appStore, play]).toEqual(['https://apps.example/1', 'https://play.example/1']);
  expect(screen.queryByText(/web app/)).toBeNull();
});

test.each([
  [false, '/sign-up'],
  [true, '/account'],
])('without stores (signed in: %s) both buttons open %s and say so', async (isSignedIn, path) => {
  const { user, history } = renderView(<LandingView config={config} isSignedIn={isSignedIn} />);
  for (const name of stores) await user.click(screen.getByRole('link', { name: `${name} (opens the web app)` }));
  expect(history).toEqual(['/', path, path]);
  expect(screen.getByText('Both open the web app: nothing to install.')).toBeDefined();
});

test('one configured store is a store, the other opens the web app', () => {
  renderView(<LandingView config={{ ...config, playStoreUrl: 'https://play.example/1' }} isSignedIn={false} />);
  expect(screen.getByRole('link', { name: 'Get it on Google Play' }).getAttribute('href')).toBe('https://play.example/1');
  expect(screen.getByRole('link', { name: 'Download on the App Store (opens the web app)' }).getAttribute('href')).toBe('/sign-up');
});

test.each([
  [false, ['Sign in /login', 'Create account /sign-up']],
  [true, ['My recipes /account']],
])('the header when signed in is %s', (isSignedIn, expected) => {
  renderView(<LandingView config={config} isSignedIn={isSignedIn} />);
  const [, ...links] = within(screen.getByRole('banner')).getAllByRole('link');
  expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual(expected);
});

test('the footer links to privacy and terms and shows the year', () => {
  renderView(<LandingView config={config} isSignedIn={false} />);
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/privacy', '/terms']);
  expect(footer.getByText(`© ${new Date().getFullYear()} AnyDish`)).toBeDefined();
});

test('the first keyboard stop skips the header', async () => {
  const { user } = renderView(<LandingView config={config} isSignedIn={false} />);
  await user.tab();
  const target = document.activeElement?.getAttribute('href')?.slice(1) ?? '';
  expect(document.activeElement?.textContent).toBe('Skip to content');
  expect(byId(target)).toBe(screen.getByRole('main'));
});
