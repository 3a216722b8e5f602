import type { LightMyRequestResponse } from 'fastify';
import type { StaffPermissions } from '../../../contract/entities.ts';
import { hashToken } from '../../../server/sign-in/secrets.ts';
import { sessionOf } from './accounts.ts';
import { signInSomebody, type TestApp, type TestViewer } from './app.ts';
import { Browser } from './browser.ts';

export const agent: StaffPermissions = { hasConsoleAccess: true, canLoginAsUser: true };
export const reason = 'Cannot find the recipe of yesterday';

/** What a browser says of a link that was pressed in a page of the site. */
const pressed = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', accept: 'text/html' };

/** Somebody with a session, and the browser that holds it. */
export async function inBrowser(server: TestApp, flags?: StaffPermissions): Promise<{ browser: Browser; viewer: TestViewer }> {
  const viewer = await signInSomebody(server, flags ? { flags } : {});
  const browser = new Browser(server.app);
  browser.cookies.set('session', viewer.headers.cookie.replace('session=', ''));
  return { browser, viewer };
}

/** Notes a second step in a browser's session, as if it had just been given. */
export async function noteStep(browser: Browser): Promise<void> {
  const { db, clock } = browser.deps;
  const hash = hashToken(browser.cookies.get('session') ?? '');
  await db.updateTable('sessions').set({ stepped_up_at: clock.now() }).where('token_hash', '=', hash).execute();
}

/** Logs in as a user, with a second step where it is asked for. */
export async function loginAs(browser: Browser, userGuid: string, why = reason): Promise<LightMyRequestResponse> {
  await noteStep(browser);
  return browser.post(`/api/console/users/${userGuid}/login`, { reason: why });
}

/** Presses the button of the banner. `headers` says otherwise how the address was come to. */
export const pressSwitchBack = (
  browser: Browser,
  userGuid: string,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> => browser.get(`/console/users/${userGuid}/logout`, { headers: { ...pressed, ...headers } });

/** A member of staff in the place of a user. */
export async function impersonating(server: TestApp, flags = agent) {
  const [{ browser, viewer: staff }, user] = [await inBrowser(server, flags), await signInSomebody(server)];
  const response = await loginAs(browser, user.userGuid);
  if (response.statusCode !== 200) throw new Error(response.body);
  return { browser, staff, user };
}

/** Whose account a browser uses, and who really does. */
export async function whoIs(browser: Browser): Promise<{ email: string | null; staffEmail: string | null }> {
  const { email, extra } = sessionOf(await browser.get('/api/session'));
  return { email, staffEmail: extra.suLogin?.email ?? null };
}

/** The audit log about a user, oldest first. */
export const auditOf = ({ db }: TestApp, userGuid: string) =>
  db
    .selectFrom('audit_log')
    .select(['action', 'at', 'actor_guid as actor', 'details'])
    .where('subject_guid', '=', userGuid)
    .orderBy('guid')
    .execute();
