import { connectionsPage } from '../account/connections.ts';
import { switchBackPath } from '../console/console-paths.ts';
import { notMePath } from '../sign-in/not-me.ts';
import { passkeysPage } from '../sign-in/passkeys.ts';

/** Every address that has a page, with `:name` for what differs. What is not here is answered with 404. src/pages/pages.ts has the pages. */
export const pagePaths = [
  '/',
  '/privacy',
  '/terms',
  '/saved-recipes',
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
  '/account/settings',
  '/account/profile',
  '/account/diet',
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
  '/ai/:companyUri/recipes/:guid',
  '/ai/:companyUri/recipes/:guid/cook',
  '/console',
  '/console/activity',
  '/console/users',
  '/console/users/:guid',
  '/console/recipes',
  '/console/recipes/:guid',
  '/console/categories',
  '/console/categories/:guid',
  '/console/prompts',
  '/console/prompts/:guid',
  '/console/admins',
  '/console/admins/:guid',
  '/console/audit',
  '/console/recordings',
  '/console/users/:guid/login',
  switchBackPath,
] as const;

/** Those that are for developers, and there outside production only. */
export const developerPaths = ['/debug', '/buttons', '/icons', '/dev/flows'] as const;
