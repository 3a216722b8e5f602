import sharp from 'sharp';
import { create } from 'superstruct';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { toWire } from '../../../contract/casing.ts';
import { fillPath } from '../../../contract/endpoint.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { rawPaths } from '../../../contract/kitchen/kitchen-endpoints.ts';
import { photoSchema } from '../../../contract/kitchen/kitchen.ts';
import { newGuid } from '../../../server/db/guid.ts';
import { sessionOf, signUp } from '../../support/server/accounts.ts';
import { envelopeOf, payloadOf, signInSomebody, type TestViewer } from '../../support/server/app.ts';
import { kitchenClient, requestFor } from '../../support/server/kitchen-client.ts';
import { finished, ScriptedCook } from '../../support/server/scripted-cook.ts';
import { goodTrial } from '../../support/server/security/good-bodies.ts';
import { securityRun } from '../../support/server/security/run.ts';
import { formWith, upload } from '../../support/server/upload.ts';

const jpeg = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();

const cook = new ScriptedCook();
const run = securityRun({ cook });

let [owner, stranger]: [TestViewer?, TestViewer?] = [];
/** What the owner has: name of a path -> guid. */
const owned: Record<string, string> = {};

function people(): { owner: TestViewer; stranger: TestViewer } {
  if (!owner || !stranger) throw new Error('Nobody has signed in.');
  return { owner, stranger };
}

beforeAll(async () => {
  [owner, stranger] = [await signInSomebody(run.server), await signInSomebody(run.server)];
  const kitchen = kitchenClient(run.server, owner);
  const { guid: photo } = create(payloadOf(await upload(run.server, owner, await jpeg())), photoSchema);
  const { guid: job } = await kitchen.order(requestFor('toast', { photoGuid: photo }));
  await vi.waitUntil(() => cook.orders.length === 1);
  cook.say(finished);
  await kitchen.events(job);
  const { recipeGuid } = await kitchen.job(job);
  const collection = newGuid();
  await run.server.app.inject({
    method: 'POST',
    url: fillPath(endpoints.createCollection.path, { companyUri: owner.companyUri }),
    headers: owner.headers,
    payload: { guid: collection, name: 'For guests' },
  });
  Object.assign(owned, { collections: collection, photos: photo, 'recipe-jobs': job, recipes: recipeGuid ?? '' });
});

/** Every call and every other path that belongs to a company: a new one is tried without anybody thinking of it. */
const calls = [...Object.values(endpoints), ...Object.values(rawPaths).map((path) => ({ method: 'GET', path }) as const)].filter(
  ({ path }) => path.includes(':companyUri'),
);

/** A body that would be taken if the company were the caller's. */
async function goodBody(method: string, path: string) {
  if (path === endpoints.uploadPhoto.path) return formWith(await jpeg());
  const bodies: Readonly<Record<string, object>> = {
    [endpoints.createJob.path]: requestFor('toast'),
    [endpoints.readTranscription.path]: {
      requestKey: newGuid(),
      source: 'text',
      text: 'Tea\n1 cup water\n1. Boil the water.',
      photoGuid: null,
      address: '',
      language: 'en',
    },
    [endpoints.keepTranscription.path]: {
      requestKey: newGuid(),
      title: 'Tea',
      servings: 1,
      prepMinutes: null,
      cookMinutes: 5,
      ingredients: [{ amount: 1, unit: 'cup', item: 'water' }],
      steps: [{ text: 'Boil the water.' }],
      notes: '',
      photoGuid: null,
      origin: null,
    },
    [endpoints.readOrder.path]: { description: 'toast', diets: [] },
    [endpoints.keepTrial.path]: goodTrial(),
    [endpoints.renameRecipe.path]: { title: 'Soup' },
    [endpoints.setRecipePhoto.path]: { photoGuid: owned['photos'] },
    [endpoints.createCollection.path]: { guid: newGuid(), name: newGuid() },
    ...(method === 'PUT' && { [endpoints.renameCollection.path]: { name: newGuid() } }),
    [endpoints.copyRecipe.path]: { copyKey: newGuid() },
    ...(method === 'POST' && { [endpoints.restoreRecipe.path]: { version: 1, to: 1 } }),
    // It comes after the restoring, which makes the second version.
    [endpoints.editRecipe.path]: {
      version: 2,
      title: 'Soup',
      ingredients: [{ from: null, amount: 1, unit: null, item: 'water' }],
      steps: [{ from: null, text: 'Boil it.' }],
    },
    ...(method === 'PUT' && { [endpoints.writeNote.path]: { step: 0, text: 'Less salt' } }),
    [endpoints.giveThumb.path]: { version: 1, thumb: 'up' },
    [endpoints.addCooking.path]: { version: 1, cookedOn: '2026-01-01', note: '', photoGuid: null, requestKey: newGuid() },
    [endpoints.reportRecipe.path]: { version: 1, kind: 'unsafe', words: 'Raw chicken', requestKey: newGuid() },
    ...(method === 'PUT' && { [endpoints.shareRecipe.path]: { isListed: true, showsPhoto: false } }),
  };
  const body = bodies[path];
  return body === undefined ? { headers: {} } : { payload: JSON.stringify(toWire(body)), headers: { 'content-type': 'application/json' } };
}

describe.each(calls)('$method $path', ({ method, path }) => {
  const kind = /\/([a-z-]+)\/:guid/.exec(path)?.[1] ?? '';
  const ask = async (viewer: TestViewer, companyUri: string, guid: string, cookie: { cookie?: string } = viewer.headers) => {
    const { headers, ...body } = await goodBody(method, path);
    return run.server.app.inject({
      method,
      url: fillPath(path, { companyUri, guid, version: '1', cooking: guid }),
      headers: { ...headers, ...cookie },
      ...body,
    });
  };

  test('is there for members alone, and for others as if there were nothing', async () => {
    const [mine, theirs] = [people().owner, people().stranger];
    const guid = owned[kind] ?? '';
    /** A company of somebody else is like none, and so is what is somebody else's when it is looked for in one's own company. */
    const ways: [companyUri: string, likeCompanyUri: string][] = [[mine.companyUri, 'nobodys-kitchen']];
    if (kind !== '') ways.push([theirs.companyUri, theirs.companyUri]);
    for (const [companyUri, likeCompanyUri] of ways) {
      const [response, nothing] = [await ask(theirs, companyUri, guid), await ask(theirs, likeCompanyUri, newGuid())];
      expect([response.statusCode, envelopeOf(response).status_code, response.body]).toEqual([404, 5, nothing.body]);
    }

    const anonymous = await ask(mine, mine.companyUri, guid, {});
    expect([anonymous.statusCode, envelopeOf(anonymous).status_code]).toEqual([401, 3]);
    // Last, because it may end what is asked for: the owner finds it, or all of this proved nothing.
    expect((await ask(mine, mine.companyUri, guid)).statusCode).toBeLessThan(300);
  });
});

test('nothing of somebody else is in a list, or can be put into what is one’s own', async () => {
  const kitchen = kitchenClient(run.server, people().stranger);
  expect((await kitchen.recipes()).items).toEqual([]);
  const response = await kitchen.post(requestFor('toast', { photoGuid: owned['photos'] ?? '' }));
  expect(envelopeOf(response).status_code).toBe(2);
});

describe('a change of what somebody may do counts with the next call', () => {
  test('when staff are staff no longer', async () => {
    const { headers, userGuid } = await signInSomebody(run.server, { isStaff: true });
    const flags = async () => sessionOf(await run.server.app.inject({ url: '/api/session', headers })).extra.su;
    expect(await flags()).toEqual({ hasConsoleAccess: true });
    await run.server.db.updateTable('users').set({ staff: null }).where('guid', '=', userGuid).execute();
    expect(await flags()).toBeUndefined();
  });

  test('when somebody leaves a company, and when somebody joins one', async () => {
    const [mine, theirs] = [await signInSomebody(run.server), await signInSomebody(run.server)];
    const url = `/api/companies/${mine.companyUri}/recipe-jobs`;
    const order = async ({ headers }: TestViewer) =>
      (await run.server.app.inject({ method: 'POST', url, headers, payload: toWire(requestFor('toast')) as object })).statusCode;
    expect([await order(mine), await order(theirs)]).toEqual([200, 404]);
    await run.server.db
      .updateTable('company_members')
      .set({ user_guid: theirs.userGuid })
      .where('company_guid', '=', mine.companyGuid)
      .execute();
    expect([await order(mine), await order(theirs)]).toEqual([404, 200]);
  });
});

test.each([
  { is_verified: true },
  { email: 'other@example.com' },
  { staff: { has_console_access: true } },
  { guid: '01a1fce1-8196-7567-aadc-93a53024e7c8' },
])('a profile takes no %j', async (more) => {
  const { browser, email } = await signUp(run.server);
  const response = await browser.put('/api/session/profile', { first_name: 'Ada', last_name: '', ...more });
  expect(envelopeOf(response)).toMatchObject({ status_code: 2, payload: { [Object.keys(more)[0] ?? '']: 'This field is not known.' } });
  expect(sessionOf(await browser.get('/api/session'))).toMatchObject({ email, firstName: '', isVerified: true });
});
