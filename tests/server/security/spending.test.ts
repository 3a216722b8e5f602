import type { LightMyRequestResponse } from 'fastify';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { toWire } from '../../../contract/casing.ts';
import { fillPath } from '../../../contract/endpoint.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { noticeLimits } from '../../../server/sign-in/device-notices.ts';
import { forgetDevices } from '../../../server/sign-in/known-devices.ts';
import type { Budgets } from '../../../server/config.ts';
import { uploadLimits } from '../../../server/kitchen/uploads.ts';
import type { Cost } from '../../../server/limits/budgets.ts';
import type { KeyedLimit } from '../../../server/limits/rate-limit.ts';
import { goodPassword, signUp, someEmail } from '../../support/server/accounts.ts';
import { envelopeOf, signInSomebody, type TestViewer } from '../../support/server/app.ts';
import type { Browser } from '../../support/server/browser.ts';
import { everyFlag } from '../../support/server/console.ts';
import { sendRecipes } from '../../support/server/import.ts';
import { kitchenClient, requestFor } from '../../support/server/kitchen-client.ts';
import { ScriptedCook } from '../../support/server/scripted-cook.ts';
import { goodBodies } from '../../support/server/security/good-bodies.ts';
import { securityRun } from '../../support/server/security/run.ts';
import { formWith, uploadPath } from '../../support/server/upload.ts';

// ASVS 2.4.1: everything that costs the operator something is counted. What is new needs a row here, or this does not compile.

const run = securityRun({ cook: new ScriptedCook(), env: { ORDERS_AT_ONCE: '100' } });
const day = 24 * 60 * 60_000;

let picture: Buffer;
beforeAll(async () => {
  picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
});

const sendPhoto = (viewer: TestViewer, remoteAddress: string) => {
  const { payload, headers } = formWith(picture);
  return run.server.app.inject({
    method: 'POST',
    url: uploadPath(viewer),
    headers: { ...viewer.headers, ...headers },
    payload,
    remoteAddress,
  });
};
const order = (viewer: TestViewer, remoteAddress: string) =>
  run.server.app.inject({
    method: 'POST',
    url: kitchenClient(run.server, viewer).pathOf(endpoints.createJob.path),
    headers: { ...viewer.headers, 'content-type': 'application/json' },
    payload: JSON.stringify(toWire(requestFor('toast'))),
    remoteAddress,
  });

/** As if `count` had been taken since `start`. */
async function setTaken({ key, windowSeconds }: KeyedLimit, count: number, start = run.server.clock.now()): Promise<void> {
  await run.server.db.deleteFrom('rate_limits').where('key', '=', key).execute();
  const window = { window_start: start, window_end: start + windowSeconds * 1_000 };
  await run.server.db
    .insertInto('rate_limits')
    .values({ key, count, ...window })
    .execute();
}

type Send = (viewer: TestViewer, remoteAddress: string) => Promise<LightMyRequestResponse>;
const statusOf = ({ statusCode }: LightMyRequestResponse) => statusCode;

const sendPicture: Send = async (viewer, remoteAddress) => {
  await run.server.db
    .updateTable('users')
    .set({ staff: JSON.stringify(everyFlag) })
    .where('guid', '=', viewer.userGuid)
    .execute();
  const { payload, headers } = formWith(picture);
  const url = fillPath(endpoints.uploadPicture.path, { area: 'categories' });
  return run.server.app.inject({ method: 'POST', url, headers: { ...viewer.headers, ...headers }, payload, remoteAddress });
};

const importFile = (viewer: TestViewer, remoteAddress: string) =>
  sendRecipes(run.server, viewer, Buffer.from('{"@type":"Recipe"}'), { remoteAddress });

const sendCall =
  (name: 'readTranscription' | 'keepTranscription'): Send =>
  async (viewer, remoteAddress) => {
    const url = fillPath(endpoints[name].path, { companyUri: viewer.companyUri });
    const payload = JSON.stringify(toWire(goodBodies[name]?.()));
    return run.server.app.inject({
      method: 'POST',
      url,
      headers: { ...viewer.headers, 'content-type': 'application/json' },
      payload,
      remoteAddress,
    });
  };

const uploads: Record<keyof typeof uploadLimits, Send> = {
  photo: sendPhoto,
  picture: sendPicture,
  recipes: importFile,
  transcription: sendCall('readTranscription'),
  transcribed: sendCall('keepTranscription'),
};

describe.each(Object.entries(uploads))('the upload of a %s', (name, send) => {
  test('is taken so often an hour, and opens again to the millisecond', async () => {
    const [viewer, other] = [await signInSomebody(run.server), await signInSomebody(run.server)];
    // Checked: the entries of an object that has the same keys.
    const limit = uploadLimits[name as keyof typeof uploads](viewer.userGuid);
    await setTaken(limit, limit.limit - 1);
    const answers = [await send(viewer, run.network()), await send(viewer, run.network())];
    expect(answers.map(statusOf)).toEqual([200, 429]);
    expect(statusOf(await send(other, run.network()))).toBe(200);
    run.server.clock.advance(limit.windowSeconds * 1_000 - 1);
    expect(statusOf(await send(viewer, run.network()))).toBe(429);
    run.server.clock.advance(1);
    expect(statusOf(await send(viewer, run.network()))).toBe(200);
  });
});

test('no other code of the server reads files', () => {
  const root = join(import.meta.dirname, '../../..');
  const reads = /\.(?:file|files|parts|saveRequestFiles|isMultipart)\(/;
  const files = globSync('server/**/*.ts', { cwd: root })
    .toSorted()
    .filter((file) => reads.test(readFileSync(join(root, file), 'utf8')));
  expect(files).toEqual(['server/kitchen/photo-routes.ts', 'server/recipes/import/routes.ts']);
});

const spending: Record<Cost, Send> = { orders: order, tokens: order, kibibytes: sendPhoto };

/** Whose a budget is: the name of its counter, and whether it bounds everybody. */
const holders: Record<keyof Budgets[Cost], { keyOf: (userGuid: string, network: string) => string; isShared: boolean }> = {
  user: { keyOf: (userGuid) => `user ${userGuid}`, isShared: false },
  network: { keyOf: (_, network) => `network ${network}`, isShared: false },
  site: { keyOf: () => 'site', isShared: true },
};

const purses = Object.entries(spending).flatMap(([cost, send]) =>
  Object.entries(holders).map(([holder, { keyOf, isShared }]) => ({ cost, holder, send, keyOf, isShared })),
);

describe.each(purses)('the budget of $cost of a $holder', ({ cost, holder, send, keyOf, isShared }) => {
  test('is empty for its holder alone, until midnight', async () => {
    const { clock, config } = run.server;
    // Checked: the entries of objects that have the same keys.
    const limit = config.budgets[cost as Cost][holder as keyof typeof holders];
    // Bounded elsewhere: see fair-use.test.ts.
    if (limit === null) return;
    const [viewer, other, network] = [await signInSomebody(run.server), await signInSomebody(run.server), run.network()];
    const today = Math.floor(clock.now() / day) * day;
    const purse = { key: `budget ${cost} ${keyOf(viewer.userGuid, network)}`, limit, windowSeconds: day / 1_000 };
    await setTaken(purse, limit, today);
    const refused = await send(viewer, network);
    expect(statusOf(refused)).toBe(429);
    const wait = (today + day - clock.now()) / 1_000;
    expect(envelopeOf(refused)).toMatchObject({ status_code: 6, payload: { retry_after: Math.ceil(wait) } });
    expect(statusOf(await send(other, run.network()))).toBe(isShared ? 429 : 200);
    clock.advance(today + day - clock.now());
    expect(statusOf(await send(viewer, network))).toBe(200);
  });
});

interface Notices {
  /** Signs in so often at once that the owner of the account may be told each time. */
  enter: (email: string, userGuid: string, times: number) => Promise<void>;
}

const signIn = async (browser: Browser, email: string) =>
  expect(statusOf(await browser.post('/api/session', { email, password: goodPassword }))).toBe(200);

const notices: Record<keyof typeof noticeLimits, Notices> = {
  device: {
    enter: async (email, userGuid, times) => {
      const headers = { cookie: `device=${'a-browser-that-the-account-forgets'.padEnd(43, 'x')}` };
      for (let time = 0; time < times; time += 1) {
        await forgetDevices(run.server.db, userGuid);
        await signIn(run.elsewhere(headers), email);
      }
    },
  },
  account: {
    enter: async (email, _userGuid, times) => {
      await Promise.all(Array.from({ length: times }, () => signIn(run.elsewhere(), email)));
    },
  },
};

describe.each(Object.entries(notices))('the notice about a new browser, counted by %s', (name, { enter }) => {
  test('tells so often a day, and again to the millisecond', async () => {
    const { email, session } = await signUp(run.server, someEmail(), run.elsewhere());
    const told = async () =>
      (await run.server.db.selectFrom('device_notices').select('guid').where('user_guid', '=', session.guid).execute()).length;
    // Checked: the entries of an object that has the same keys.
    const { limit, windowSeconds } = noticeLimits[name as keyof typeof notices](session.guid, '');
    await enter(email, session.guid, limit + 3);
    expect(await told()).toBe(limit);
    run.server.clock.advance(windowSeconds * 1_000 - 1);
    await enter(email, session.guid, 1);
    expect(await told()).toBe(limit);
    run.server.clock.advance(1);
    await enter(email, session.guid, 1);
    expect(await told()).toBe(limit + 1);
  });
});
