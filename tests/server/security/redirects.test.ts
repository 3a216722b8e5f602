import { request } from 'node:http';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OwnRedirect } from '../../../server/http/redirect.ts';
import { awaySpellings } from '../../support/away.ts';
import { someEmail } from '../../support/server/accounts.ts';
import { buildTestApp, signInSomebody, type TestApp } from '../../support/server/app.ts';
import { Browser } from '../../support/server/browser.ts';
import { addCategory } from '../../support/server/categories.ts';
import { impersonating, pressSwitchBack } from '../../support/server/impersonations.ts';
import { goToDemo, signInAtDemo, startPath } from '../../support/server/oauth.ts';

// ASVS 3.7.2: each redirect of the product leads to a page of the product, for any request.

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

let networks = 0;
function elsewhere(headers: Record<string, string> = {}): Browser {
  networks += 1;
  return new Browser(server.app, { remoteAddress: `198.51.${Math.floor(networks / 250)}.${networks % 250}`, headers });
}

/** Where a request is sent that names `away` wherever it can; undefined where it is sent nowhere. */
type Send = (away: string) => Promise<string | undefined>;

/** A request line as it stands, which no library has tidied. */
function raw(path: string, method = 'POST'): Promise<string | undefined> {
  const address = server.app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return new Promise((resolve) => {
    const sent = request({ host: '127.0.0.1', port: address.port, method, path }, (response) => {
      response.resume();
      resolve(response.headers.location);
    });
    // What is no request line at all is not answered.
    sent.once('error', () => resolve(undefined));
    sent.end();
  });
}

/** PostgreSQL takes the rest. */
const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed();
const isPrintable = (text: string) => /^[!-~]*$/.test(text);

let known: Promise<{ email: string }> | undefined;
/** An account whose sign-in leads back to where it began. */
function member() {
  const person = { email: someEmail() };
  known ??= signInAtDemo(elsewhere(), 'google', person).then(() => person);
  return known;
}
let moved: Promise<string> | undefined;
let place: ReturnType<typeof impersonating> | undefined;

/** A redirect that is new needs a row here, or this does not compile. */
const rows: Record<OwnRedirect, Send> = {
  'sign-in by another site refused': async (away) => {
    const path = startPath('google', { mode: 'page', dataSourceConnect: true, sourcePage: away });
    return (await elsewhere().get(path)).headers.location;
  },
  'sign-in by another site done': async (away) => {
    const [browser, person] = [elsewhere(), { email: (await member()).email }];
    const answer = await goToDemo(browser, 'google', person, { mode: 'page', sourcePage: '/privacy' });
    // As if an earlier version had stored it.
    if (isStorable(away)) await server.db.updateTable('oauth_transactions').set({ source_page: away }).execute();
    return (await browser.get(answer)).headers.location;
  },
  'answer of a form': async (away) => {
    const payload = new URLSearchParams({ state: away, code: away, iss: away }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await elsewhere().call('POST', '/api/oauth/apple/callback', undefined, { headers, payload });
    // Nothing of it stands in the address but a state that we have written.
    expect(answer.headers.location).toBe('/api/oauth/apple/callback');
    if (!isPrintable(away)) return undefined;
    const paths = [`${away}/api/oauth/apple/callback`, `/api/oauth/x${away}/callback`, `/api/oauth/${away.slice(1)}/callback`];
    for (const path of paths) expectHere(await raw(path));
    return undefined;
  },
  'switch back': async (away) => {
    place ??= impersonating(server);
    const { browser, user } = await place;
    const text = encodeURIComponent(away.toWellFormed());
    expectHere((await pressSwitchBack(browser, text)).headers.location);
    // Only the first of these is still in somebody's place.
    return (await pressSwitchBack(browser, `${user.userGuid}?source_page=${text}`)).headers.location;
  },
  'kitchen shortcut': async (away) => {
    const { headers, companyGuid } = await signInSomebody(server);
    if (isStorable(away)) await server.db.updateTable('companies').set({ uri: away }).where('guid', '=', companyGuid).execute();
    return (await elsewhere(headers).get('/kitchen')).headers.location;
  },
  'change password': async (away) => {
    const query = isStorable(away) ? encodeURIComponent(away) : '';
    return (await elsewhere().get(`/.well-known/change-password?to=${query}`)).headers.location;
  },
  'stray space': async (away) => (isPrintable(away) ? raw(`/r/${away}%20?to=${away}`, 'GET') : undefined),
  'merged category': async (away) => {
    moved ??= (async () => {
      const [from, into] = [await addCategory(server, 'old-soups', 'Soups'), await addCategory(server, 'new-soups', 'Soups')];
      await server.db.updateTable('categories').set({ removed_at: 1, merged_into: into }).where('guid', '=', from).execute();
      return into;
    })();
    const into = await moved;
    // As if an earlier version had stored it.
    if (isStorable(away)) await server.db.updateTable('categories').set({ slug: away }).where('guid', '=', into).execute();
    expectHere((await elsewhere().get(`/c/old-soups?locale=${encodeURIComponent(away.toWellFormed())}`)).headers.location);
    return (await elsewhere().get('/c/old-soups')).headers.location;
  },
};

/** A browser that is sent there stays on this site, wherever that is. */
function expectHere(location: string | undefined): void {
  if (location === undefined) return;
  const { publicUrl } = server.config;
  const url = new URL(location, publicUrl);
  expect(url.origin, location).toBe(publicUrl);
  expect(url.pathname.startsWith('//'), location).toBe(false);
}

describe.each(Object.entries(rows))('%s', (_, send) => {
  test('leads nowhere else, however that is spelt', async () => {
    for (const away of awaySpellings) expectHere(await send(away));
  });
});

test('a page of this site is come back to as a browser resolves it', async () => {
  expect(await rows['sign-in by another site refused']('/a/../account?tab=recipes')).toBe(
    '/account?tab=recipes&oauth-problem=google.notSignedIn',
  );
});

test('no other code of the server redirects', () => {
  const root = join(import.meta.dirname, '../../..');
  const files = globSync('server/**/*.ts', { cwd: root }).filter((file) =>
    /\.redirect\(|'location'/i.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(files).toEqual(['server/http/redirect.ts']);
});

test('nor does the browser leave by itself', () => {
  const root = join(import.meta.dirname, '../../..');
  const leaves = /location\.(?:assign|replace)\(|location(?:\.href)? = |\bnavigate\(/;
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) => leaves.test(readFileSync(join(root, file), 'utf8')));
  // Before the code comes a pressed link of this site is followed; the worker opens what a notification is about, of this site alone.
  expect(files.toSorted()).toEqual(['src/early.ts', 'src/services/location.ts', 'src/worker/service-worker.ts']);
});
