import { connectionsPage } from '../account/connections.ts';
import { switchBackPath } from '../console/console-paths.ts';
import { categoryPagePath } from '../recipes/category-pages.ts';
import { sharedPagePath } from '../recipes/share-path.ts';
import { trialPath } from '../kitchen/trial-path.ts';
import { notMePath } from '../sign-in/not-me.ts';
import { passkeysPage } from '../sign-in/passkeys.ts';

/**
 * The address of every page, with `:name` for parameters. Other addresses answer 404. src/pages/pages.ts maps them to pages, and does not compile if
 * one is missing.
 */
export const pagePaths = [
  '/',
  '/privacy',
  '/terms',
  '/saved-recipes',
  sharedPagePath,
  categoryPagePath,
  trialPath,
  '/shopping',
  '/shopping/shared',
  '/sign-up',
  '/sign-up/verification',
  '/sign-up/profile',
  '/login',
  '/login/recovery',
  '/reset-password',
  notMePath,
  '/account',
  '/account/trash',
  '/account/import',
  '/account/settings',
  '/account/profile',
  '/account/diet',
  '/account/cooking',
  '/account/pantry',
  '/account/language',
  '/account/email',
  '/account/password',
  '/account/authenticator',
  '/account/sessions',
  passkeysPage,
  connectionsPage,
  '/account/data',
  '/account/deletion',
  '/account/tell-us',
  '/ai/:companyUri/new',
  '/ai/:companyUri/transcribe',
  '/ai/:companyUri/jobs/:guid',
  '/ai/:companyUri/recipes/:guid',
  '/ai/:companyUri/recipes/:guid/cook',
  '/ai/:companyUri/recipes/:guid/edit',
  '/ai/:companyUri/recipes/:guid/versions',
  '/console',
  '/console/activity',
  '/console/users',
  '/console/users/:guid',
  '/console/signups',
  '/console/signups/:guid',
  '/console/mails',
  '/console/recipes',
  '/console/recipes/:guid',
  '/console/recipes/:guid/correction',
  '/console/orders',
  '/console/orders/:guid',
  '/console/reports',
  '/console/reports/:guid',
  '/console/categories',
  '/console/categories/:guid',
  '/console/category-tree',
  '/console/prompts',
  '/console/prompts/:guid',
  '/console/prompts/:guid/lab',
  '/console/cases',
  '/console/cases/:guid',
  '/console/admins',
  '/console/admins/:guid',
  '/console/audit',
  '/console/sitemaps',
  '/console/recordings',
  '/console/users/:guid/login',
  switchBackPath,
] as const;

/** Developer pages, only outside production. */
export const developerPaths = ['/debug', '/buttons', '/icons', '/dev/flows'] as const;

/** An address that has a page. */
export type PagePath = (typeof pagePaths)[number] | (typeof developerPaths)[number];
