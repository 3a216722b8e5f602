import { staffFlags } from '../../../contract/console/areas.ts';
import { locales } from '../../../contract/shell/locales.ts';
import { newGuid } from '../../../server/db/guid.ts';
import { currentPrompt } from '../../../server/kitchen/openai/prompt.ts';
import { newShareId } from '../../../server/recipes/sharing/shared.ts';
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
  '/r/:link',
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
  '/console/category-tree',
  '/console/prompts',
  '/console/prompts/:guid',
  '/console/prompts/:guid/lab',
  '/console/cases',
  '/console/cases/:guid',
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

/** A record of an area of the console, for a pattern that shows one: a recipe is the viewer's. */
async function recordOf(server: World['server'], pattern: string): Promise<string | null> {
  const { db, clock } = server;
  const [, first, area] = pattern.split('/');
  if (first !== 'console' || area === 'recipes') return null;
  if (area === 'categories') {
    const guid = newGuid();
    const names = JSON.stringify(Object.fromEntries(locales.map((locale) => [locale, `Soups (${locale})`])));
    await db
      .insertInto('categories')
      .values({ guid, slug: guid, parent_guid: null, position: 1, names, created_at: clock.now() })
      .execute();
    return guid;
  }
  // A case comes with the product.
  if (area === 'cases') return (await db.selectFrom('prompt_cases').select('guid').executeTakeFirstOrThrow()).guid;
  if (area === 'prompts') {
    await currentPrompt(db, clock);
    return (await db.selectFrom('prompts').select('guid').executeTakeFirstOrThrow()).guid;
  }
  return (await server.addUser({ staff: area === 'admins' ? { hasConsoleAccess: true } : null })).guid;
}

/** Where the pattern of a page leads to for somebody on the staff who has a recipe; visitors see what is theirs as visitors. */
export async function openingOf({ server }: World, pattern: string): Promise<{ user: TestUser | null; path: string }> {
  if (pattern === '/r/:link') {
    const [guid = ''] = await server.addRecipes(await server.addUser(), 1);
    const link = { id: newShareId(), recipe_guid: guid, slug: 'toast', shared_at: 1, changed_at: 1 };
    await server.db.insertInto('shared_recipes').values(link).execute();
    return { user: null, path: `/r/toast-${link.id}` };
  }
  if (ofVisitors.includes(pattern)) return { user: null, path: pattern.replace('*', 'no/such/page') };
  const isNamed = pattern !== '/sign-up/profile';
  const user = await server.addUser({ staff: Object.fromEntries(staffFlags.map((flag) => [flag, true])), isNamed });
  const [recipe = ''] = isNamed ? await server.addRecipes(user, 1) : [];
  const guid = (await recordOf(server, pattern)) ?? recipe;
  return { user, path: pattern.replace(':companyUri', user.companyUri).replace(':guid', guid) };
}
