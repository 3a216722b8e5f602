import { staffFlags } from '../../../contract/console/areas.ts';
import { locales } from '../../../contract/shell/locales.ts';
import type { PagePath } from '../../../contract/shell/page-paths.ts';
import { newGuid } from '../../../server/db/guid.ts';
import { currentPrompt } from '../../../server/kitchen/openai/prompt.ts';
import { newShareId } from '../../../server/recipes/sharing/shared.ts';
import type { World } from './browser-world.ts';
import type { TestUser } from './test-server.ts';

/**
 * Who looks at each page. Nobody: it leads on at once, or is the developers' own. Like users: a list or a record of the console that the views
 * of users and recipes show; only columns and fields differ. A page that is missing here does not compile.
 */
const lookers: Record<PagePath | '/*', 'visitors' | 'members' | 'nobody' | 'like users'> = {
  '/': 'visitors',
  '/privacy': 'visitors',
  '/terms': 'visitors',
  '/login': 'visitors',
  '/login/recovery': 'visitors',
  '/sign-up': 'visitors',
  '/reset-password': 'visitors',
  '/not-me': 'visitors',
  '/debug': 'visitors',
  '/saved-recipes': 'visitors',
  '/r/:link': 'visitors',
  '/c/:slug': 'visitors',
  '/try': 'visitors',
  '/shopping/shared': 'visitors',
  '/buttons': 'visitors',
  '/icons': 'visitors',
  '/*': 'visitors',
  '/sign-up/profile': 'members',
  '/account': 'members',
  '/account/trash': 'members',
  '/account/import': 'members',
  '/account/settings': 'members',
  '/account/profile': 'members',
  '/account/email': 'members',
  '/account/password': 'members',
  '/account/authenticator': 'members',
  '/account/sessions': 'members',
  '/account/passkeys': 'members',
  '/account/sign-ins': 'members',
  '/account/diet': 'members',
  '/account/cooking': 'members',
  '/account/pantry': 'members',
  '/shopping': 'members',
  '/account/language': 'members',
  '/account/data': 'members',
  '/account/deletion': 'members',
  '/account/tell-us': 'members',
  '/ai/:companyUri/new': 'members',
  '/ai/:companyUri/transcribe': 'members',
  '/ai/:companyUri/jobs/:guid': 'members',
  '/ai/:companyUri/recipes/:guid': 'members',
  '/ai/:companyUri/recipes/:guid/cook': 'members',
  '/ai/:companyUri/recipes/:guid/edit': 'members',
  '/ai/:companyUri/recipes/:guid/versions': 'members',
  '/console': 'members',
  '/console/activity': 'members',
  '/console/users': 'members',
  '/console/users/:guid': 'members',
  '/console/signups': 'like users',
  '/console/signups/:guid': 'like users',
  '/console/mails': 'like users',
  '/console/recipes': 'members',
  '/console/recipes/:guid': 'members',
  '/console/recipes/:guid/correction': 'members',
  '/console/orders': 'like users',
  '/console/orders/:guid': 'like users',
  '/console/reports': 'like users',
  '/console/reports/:guid': 'like users',
  '/console/categories': 'like users',
  '/console/categories/:guid': 'like users',
  '/console/category-tree': 'members',
  '/console/prompts': 'like users',
  '/console/prompts/:guid': 'like users',
  '/console/prompts/:guid/lab': 'members',
  '/console/cases': 'like users',
  '/console/cases/:guid': 'like users',
  '/console/admins': 'like users',
  '/console/admins/:guid': 'like users',
  '/console/audit': 'like users',
  '/console/sitemaps': 'members',
  '/console/recordings': 'members',
  '/console/users/:guid/login': 'members',
  '/sign-up/verification': 'nobody',
  '/console/users/:guid/logout': 'nobody',
  '/dev/flows': 'nobody',
};

const lookedAtBy = (who: 'visitors' | 'members') => Object.entries(lookers).flatMap(([pattern, by]) => (by === who ? [pattern] : []));

/** So many pages are opened one after the other by the same person: to sign in and load the product anew for each takes a third of the time. */
const pagesAtOnce = 7;

/** The addresses of all pages that are looked at, in groups. */
export const groups: string[][] = (['visitors', 'members'] as const).flatMap((who) => {
  const patterns = lookedAtBy(who);
  return Array.from({ length: Math.ceil(patterns.length / pagesAtOnce) }, (_, index) =>
    patterns.slice(index * pagesAtOnce, (index + 1) * pagesAtOnce),
  );
});

const isForVisitors = (pattern: string): boolean => lookedAtBy('visitors').includes(pattern);

/** Resolves to the guid of a new category, which is its slug too. */
async function addCategory({ db, clock }: World['server']): Promise<string> {
  const guid = newGuid();
  const names = JSON.stringify(Object.fromEntries(locales.map((locale) => [locale, `Soups (${locale})`])));
  await db.insertInto('categories').values({ guid, slug: guid, parent_guid: null, position: 1, names, created_at: clock.now() }).execute();
  return guid;
}

/** A record of an area of the console, for a pattern that shows one: a recipe is the viewer's. */
async function recordOf(server: World['server'], pattern: string): Promise<string | null> {
  const { db, clock } = server;
  const [, first, area] = pattern.split('/');
  if (first !== 'console' || area === 'recipes') return null;
  if (area === 'prompts') {
    await currentPrompt(db, clock);
    return (await db.selectFrom('prompts').select('guid').executeTakeFirstOrThrow()).guid;
  }
  return (await server.addUser()).guid;
}

/** The order of a recipe once more, which came to nothing. */
async function addFailedJob({ db }: World['server'], recipe: string): Promise<string> {
  const guid = newGuid();
  const kept = ['company_guid', 'user_guid', 'request', 'stage', 'created_at', 'finished_at', 'leased_by', 'leased_until'] as const;
  const job = await db.selectFrom('recipe_jobs').select(kept).where('recipe_guid', '=', recipe).executeTakeFirstOrThrow();
  const ended = { status: 'failed', recipe_guid: null, failure: null, request: JSON.stringify(job.request) } as const;
  await db
    .insertInto('recipe_jobs')
    .values({ ...job, ...ended, guid, request_key: guid })
    .execute();
  const event = { type: 'failed', statusCode: 11, message: 'The oven is cold.', retryAfter: null } as const;
  await db
    .insertInto('job_events')
    .values({ job_guid: guid, sequence: 1, event: JSON.stringify(event), created_at: job.created_at })
    .execute();
  return guid;
}

/** Pages of somebody who has no name yet, or whose order failed: nobody else is shown these. */
export const needsOwnUser = (pattern: string): boolean => pattern === '/sign-up/profile' || pattern.includes('/jobs/');

/**
 * Where the pattern of a page leads to for somebody on the staff who has a recipe (`known`, if there is one already); visitors see what is
 * theirs as visitors.
 */
export async function openingOf(
  { server }: World,
  pattern: string,
  known: TestUser | null,
): Promise<{ user: TestUser | null; path: string }> {
  if (pattern === '/r/:link') {
    const [guid = ''] = await server.addRecipes(await server.addUser(), 1);
    const link = { id: newShareId(), recipe_guid: guid, slug: 'toast', shared_at: 1, changed_at: 1 };
    await server.db.insertInto('shared_recipes').values(link).execute();
    return { user: null, path: `/r/toast-${link.id}` };
  }
  if (pattern === '/c/:slug') {
    const [guid = ''] = await server.addRecipes(await server.addUser(), 1);
    const link = { id: newShareId(), recipe_guid: guid, slug: 'toast', is_listed: true, shared_at: 1, changed_at: 1 };
    await server.db.insertInto('shared_recipes').values(link).execute();
    const category = await addCategory(server);
    await server.db.insertInto('recipe_categories').values({ recipe_guid: guid, category_guid: category, came_from: null }).execute();
    return { user: null, path: `/c/${category}` };
  }
  if (isForVisitors(pattern)) return { user: null, path: pattern.replace('*', 'no/such/page') };
  const isNamed = pattern !== '/sign-up/profile';
  const staff = Object.fromEntries(staffFlags.map((flag) => [flag, true]));
  const lastName = 'With-A-Very-Long-And-Unbroken-Surname-Of-Many-Letters';
  const user = known !== null && !needsOwnUser(pattern) ? known : await server.addUser({ staff, isNamed, lastName });
  const [recipe = ''] = isNamed ? await server.addRecipes(user, 1) : [];
  const guid = (await recordOf(server, pattern)) ?? (pattern.includes('/jobs/') ? await addFailedJob(server, recipe) : recipe);
  return { user, path: pattern.replace(':companyUri', user.companyUri).replace(':guid', guid) };
}
