import type { Locator, Page } from '@playwright/test';
import type { TestUser } from './test-server.ts';

interface ConsumerPage {
  /** As in the table of pages. */
  path: string;
  /** What the page is for: seen without scrolling on every screen. */
  main: (page: Page) => Locator;
  /** Most controls between header and footer, as a member with one recipe sees it. Reasons are in docs/design.md. */
  controls: number;
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('main').getByRole('button', { name, exact: true });
const link = (name: string | RegExp) => (page: Page) => page.getByRole('main').getByRole('link', { name, exact: true });
const field = (name: string | RegExp) => (page: Page) => page.getByRole('main').getByLabel(name, { exact: true });

/** Pages for somebody who is not signed in. */
const visitorPages: readonly ConsumerPage[] = [
  { path: '/login', main: button('Sign In'), controls: 12 },
  { path: '/sign-up', main: button('Sign up'), controls: 12 },
  { path: '/reset-password', main: button('Continue'), controls: 4 },
  { path: '/shopping/shared', main: (page) => page.getByRole('heading', { level: 1 }), controls: 2 },
  { path: '/saved-recipes', main: (page) => page.getByRole('heading', { level: 1 }), controls: 4 },
  { path: '/no/such/page', main: (page) => page.getByRole('heading', { level: 1 }), controls: 3 },
];

/** Pages of a member with a recipe of one step. */
const kitchenPages: readonly ConsumerPage[] = [
  { path: '/ai/:companyUri/new', main: button('Make a recipe'), controls: 12 },
  { path: '/ai/:companyUri/transcribe', main: button('Read the recipe'), controls: 12 },
  { path: '/ai/:companyUri/recipes/:guid', main: link('Start cooking'), controls: 20 },
  { path: '/ai/:companyUri/recipes/:guid/cook', main: button('Finish'), controls: 9 },
  { path: '/ai/:companyUri/recipes/:guid/edit', main: button('Save as a new version'), controls: 60 },
  { path: '/ai/:companyUri/recipes/:guid/versions', main: button('Look at version 1'), controls: 3 },
  { path: '/account', main: field('Search recipes'), controls: 22 },
  { path: '/account/trash', main: (page) => page.getByRole('heading', { level: 1 }), controls: 3 },
  { path: '/account/import', main: (page) => page.getByRole('heading', { level: 1 }), controls: 8 },
  { path: '/shopping', main: button('Add'), controls: 8 },
];

const settingsPages: readonly ConsumerPage[] = [
  { path: '/account/settings', main: link('Profile'), controls: 18 },
  { path: '/account/profile', main: button('Save changes'), controls: 18 },
  { path: '/account/email', main: button('Continue'), controls: 18 },
  { path: '/account/password', main: button('Save changes'), controls: 20 },
  { path: '/account/passkeys', main: button(/passkey/i), controls: 18 },
  { path: '/account/sessions', main: (page) => page.getByRole('heading', { level: 1 }), controls: 18 },
  { path: '/account/sign-ins', main: (page) => page.getByRole('heading', { level: 1 }), controls: 20 },
  { path: '/account/diet', main: button('Save changes'), controls: 50 },
  { path: '/account/cooking', main: button('Save changes'), controls: 24 },
  { path: '/account/pantry', main: field('Add a food'), controls: 20 },
  { path: '/account/language', main: (page) => page.getByRole('heading', { level: 1 }), controls: 18 },
  { path: '/account/data', main: button('Download my data'), controls: 18 },
  { path: '/account/deletion', main: (page) => page.getByRole('heading', { level: 1 }), controls: 18 },
  { path: '/account/tell-us', main: button('Send'), controls: 20 },
  { path: '/account/authenticator', main: button('Set up an authenticator app'), controls: 20 },
];

/** All of them, by who looks at them. */
export const consumerPages = { visitor: visitorPages, 'member who cooks': kitchenPages, 'member in the settings': settingsPages };

/** The address of a page for this member. */
export const addressOf = ({ path }: Pick<ConsumerPage, 'path'>, { companyUri }: TestUser, recipe: string): string =>
  path.replace(':companyUri', companyUri).replace(':guid', recipe);
