import { assert, asyncProperty, string } from 'fast-check';
import type { InjectOptions } from 'fastify';
import { Struct } from 'superstruct';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toWire } from '../../../contract/casing.ts';
import { consoleExportPath } from '../../../contract/console/console-endpoints.ts';
import { switchBackPath } from '../../../contract/console/console-paths.ts';
import { fillPath } from '../../../contract/endpoint.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { exportPath, recipesExportPath } from '../../../contract/account/export-path.ts';
import { rawPaths } from '../../../contract/kitchen/kitchen-endpoints.ts';
import { categoryPagePath } from '../../../contract/recipes/category-pages.ts';
import { sharedPagePath } from '../../../contract/recipes/share-path.ts';
import { oauthPaths } from '../../../contract/sign-in/oauth.ts';
import { isText } from '../../../contract/text.ts';
import { goodPassword, sessionOf, someEmail } from '../../support/server/accounts.ts';
import { buildTestApp, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { Browser } from '../../support/server/browser.ts';
import { everyFlag } from '../../support/server/console.ts';
import { pictureRoute } from '../../../server/recipes/sharing/pictures/pictures.ts';
import { ScriptedCook } from '../../support/server/scripted-cook.ts';
import { startPath } from '../../support/server/oauth.ts';
import { goodBodies, type Call } from '../../support/server/security/good-bodies.ts';
import { oddBodies, oddJson, oddParts, oddQueries, oddValues } from '../../support/server/security/odd-input.ts';

// ASVS 2.2.1: input of any form is taken or refused, and is never a fault of the server's.

/** What is reached by its address, and answers no envelope. */
const places = {
  ...rawPaths,
  oauthStart: oauthPaths.start,
  oauthCallback: oauthPaths.callback,
  exportPath,
  recipesExportPath,
  switchBackPath,
  consoleExportPath,
  health: '/api/health',
  manifest: '/manifest.webmanifest',
  kitchen: '/kitchen',
  inbox: '/dev/inbox/:guid',
  page: '/ai/:companyUri/new',
  sharedPage: sharedPagePath,
  categoryPage: categoryPagePath,
  sharedPhoto: '/r/:link/photo.jpg',
  sharedPicture: '/r/:link/picture.png',
  sharedPreview: pictureRoute('preview'),
  sharedForm: pictureRoute('4x3'),
} as const;

let server: TestApp;
beforeAll(async () => {
  const env = { ORDERS_PER_DAY: '100000', COMPANY_ORDERS_PER_DAY: '100000', ORDERS_AT_ONCE: '100', DEMO_FOR_ANYBODY: 'yes' };
  server = await buildTestApp({ env, cook: new ScriptedCook() });
});
afterAll(() => server.close());

const json = { 'content-type': 'application/json' };

/** Sends each of these as somebody who may; resolves to what the server could not cope with. */
async function faultsOf(requests: readonly InjectOptions[], viewer: TestViewer): Promise<string[]> {
  const faults: string[] = [];
  const send = (request: InjectOptions) => server.app.inject({ ...request, headers: { ...viewer.headers, ...request.headers } });
  for (const request of requests) {
    let answer = await send(request);
    // What is refused for being too much proves nothing.
    if (answer.statusCode === 429) {
      await server.db.deleteFrom('rate_limits').execute();
      answer = await send(request);
    }
    const { statusCode, body } = answer;
    // Without built pages a page's answer is 503, which says so.
    if (statusCode >= 500 && !body.startsWith('The pages are not built'))
      faults.push(`${statusCode} ${JSON.stringify(request).slice(0, 300)} -> ${body.slice(0, 200)}`);
  }
  return faults;
}

const fill = (path: string, { companyUri, userGuid }: TestViewer) =>
  path
    .replace(':companyUri', companyUri)
    .replace(':provider', 'google')
    .replace(':area', 'categories')
    .replace(':guid', userGuid)
    .replace(':id', 'aB3dE6gH9jK2')
    .replace(':link', 'soup-aB3dE6gH9jK2');

/** The address with each of its parts written in odd ways. */
const oddAddresses = (path: string, viewer: TestViewer): string[] =>
  [...path.matchAll(/:\w+/g)].flatMap(([name]) => oddParts.map((part) => fill(path.replace(name, part), viewer)));

const staffFlags = everyFlag;
const namesOf = (struct: unknown): string[] =>
  struct instanceof Struct && typeof struct.schema === 'object' && struct.schema !== null ? Object.keys(struct.schema) : [];

describe.each(Object.entries(endpoints))('%s', (name, { method, path, query }) => {
  const makeBody = goodBodies[name as Call];

  test('takes or refuses every odd input', async () => {
    const viewer = await signInSomebody(server, { flags: staffFlags });
    // Who has just given a second step comes as far as anybody.
    await server.db.updateTable('sessions').set({ stepped_up_at: server.clock.now() }).where('user_guid', '=', viewer.userGuid).execute();
    const url = fill(path, viewer);
    const requests: InjectOptions[] = oddAddresses(path, viewer).map((odd) => ({ method, url: odd }));
    const asked = toWire(Object.fromEntries([...namesOf(query), 'q'].map((key) => [key, ''])));
    for (const key of Object.keys(asked as object)) requests.push(...oddQueries(key).map((odd) => ({ method, url: `${url}?${odd}` })));
    if (method !== 'GET')
      for (const { type, payload, headers } of oddBodies)
        requests.push({ method, url, payload, headers: { ...(type !== null && { 'content-type': type }), ...headers } });
    if (makeBody !== null) {
      requests.push(...oddJson.map((payload) => ({ method, url, payload, headers: json })));
      const send = (body: unknown) => requests.push({ method, url, payload: JSON.stringify(toWire(body)), headers: json });
      for (const key of Object.keys(makeBody())) {
        for (const value of oddValues) send({ ...makeBody(), [key]: value });
        send(Object.fromEntries(Object.entries(makeBody()).filter(([other]) => other !== key)));
      }
      send({ ...makeBody(), 'half \uD83C': 1 });
      send(makeBody());
    }
    expect(await faultsOf(requests, viewer)).toEqual([]);
  });
});

test.each(Object.entries(places))('%s takes or refuses every odd address', async (_, path) => {
  const viewer = await signInSomebody(server, { flags: staffFlags });
  const names =
    path === oauthPaths.start ? ['mode', 'attempt', 'login_state', 'source_page'] : ['after', 'state', 'language', 'query', 'columns'];
  const queries = names.flatMap((name) => oddQueries(name)).map((query) => `${fill(path, viewer)}?${query}`);
  const requests = [...oddAddresses(path, viewer), ...queries].map((url) => ({ url }));
  expect(await faultsOf(requests, viewer)).toEqual([]);
});

test('an answer that another site posts is taken or refused, with any content', async () => {
  const viewer = await signInSomebody(server);
  const url = fillPath(oauthPaths.callback, { provider: 'apple' });
  const browser = new Browser(server.app);
  const begun = await browser.get(startPath('apple'));
  const state = new URLSearchParams(begun.headers.location?.split('?')[1]).get('state') ?? '';
  const post = (payload: string | Buffer, type = 'application/x-www-form-urlencoded'): InjectOptions => ({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': type, origin: 'https://appleid.apple.com', 'sec-fetch-site': 'cross-site' },
  });
  const fields = ['state', 'code', 'iss', 'error', 'error_description', 'user'];
  const queries = fields.flatMap((name) => oddQueries(name)).flatMap((query) => [query, `state=${encodeURIComponent(state)}&${query}`]);
  const odd = oddBodies.map(({ type, payload, headers }) => {
    const { headers: own, ...request } = post(payload);
    return { ...request, headers: { ...own, ...(type !== null && { 'content-type': type }), ...headers } };
  });
  const users = oddJson.map((user) => post(new URLSearchParams({ state, user }).toString()));
  expect(await faultsOf([...queries.map((query) => post(query)), ...odd, ...users], viewer)).toEqual([]);
});

test('nor does what a browser says of itself', async () => {
  const viewer = await signInSomebody(server);
  const odd = ['\u00FF', '\u0080', 'x'.repeat(10_000), '\t', ',;q=,=', '*;q=9', 'en;q=NaN', '%00', '\u00ED\u00A0\u00BC'];
  const names = [
    'user-agent',
    'accept',
    'accept-language',
    'cookie',
    'origin',
    'host',
    'if-none-match',
    'last-event-id',
    'range',
    'x-forwarded-for',
  ];
  const requests = names.flatMap((name) =>
    odd.flatMap((value) =>
      ['/', '/api/session', '/api/samples', '/debug', '/no/such/page', '/dev/inbox.css'].map((url) => ({
        url,
        headers: { [name]: value },
      })),
    ),
  );
  const signIns = odd.map((value): InjectOptions => {
    const payload = JSON.stringify({ email: someEmail(), password: goodPassword });
    return { method: 'POST', url: '/api/session', payload, headers: { ...json, 'user-agent': value } };
  });
  expect(await faultsOf([...requests, ...signIns], viewer)).toEqual([]);
});

test('a name is kept as it was written, but for its gaps, or refused', async () => {
  const { headers } = await signInSomebody(server);
  const property = asyncProperty(string({ unit: 'binary', maxLength: 40 }), async (name) => {
    const payload = JSON.stringify({ first_name: name, last_name: '' });
    const answer = await server.app.inject({ method: 'PUT', url: '/api/session/profile', payload, headers: { ...headers, ...json } });
    // Gaps and controls between words are one space.
    const kept = name.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
    const isName = isText(name) && kept !== '';
    expect(answer.statusCode).toBe(isName ? 200 : 400);
    expect(answer.statusCode === 200 ? sessionOf(answer).firstName : null).toBe(isName ? kept : null);
  });
  await assert(property, { numRuns: 60 });
});
