import type { World } from './browser-world.ts';
import type { TestUser } from './test-server.ts';

const ofVisitors = [
  '/',
  '/privacy',
  '/terms',
  '/login',
  '/login/recovery',
  '/sign-up',
  '/reset-password',
  '/not-me',
  '/debug',
  '/saved-recipes',
  '/shopping/shared',
  '/buttons',
  '/icons',
  '/*',
];
const ofMembers = [
  '/sign-up/profile',
  '/account',
  '/account/trash',
  '/account/settings',
  '/account/profile',
  '/account/email',
  '/account/password',
  '/account/authenticator',
  '/account/sessions',
  '/account/passkeys',
  '/account/sign-ins',
  '/account/diet',
  '/account/pantry',
  '/shopping',
  '/account/language',
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
];

/** Every address of the page table that shows a page of its own: tests/pages holds this list to that table. */
export const patterns = [...ofVisitors, ...ofMembers];

/** Addresses that lead on at once, or that are developers' own. */
export const leadElsewhere = ['/sign-up/verification', '/console/users/:guid/logout', '/dev/flows'];

/** Where the pattern of a page leads to for somebody on the staff who has a recipe; visitors see what is theirs as visitors. */
export async function openingOf({ server }: World, pattern: string): Promise<{ user: TestUser | null; path: string }> {
  if (ofVisitors.includes(pattern)) return { user: null, path: pattern.replace('*', 'no/such/page') };
  const isNamed = pattern !== '/sign-up/profile';
  const user = await server.addUser({ staff: { hasConsoleAccess: true, canLoginAsUser: true }, isNamed });
  const [recipe = ''] = isNamed ? await server.addRecipes(user, 1) : [];
  const guid = pattern.startsWith('/console') ? (await server.addUser()).guid : recipe;
  return { user, path: pattern.replace(':companyUri', user.companyUri).replace(':guid', guid) };
}
