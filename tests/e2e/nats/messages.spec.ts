import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, type BrowserContext, type Page, type WebSocket } from '@playwright/test';
import { accountSubject, type MessageKind } from '../../../contract/kitchen/account-messages.ts';
import { kitchenNewsPath } from '../../../contract/kitchen/kitchen-news.ts';
import { test as base } from '../../support/e2e/page.ts';
import { TestServer, type TestUser } from '../../support/e2e/test-server.ts';
import { prepareNats } from '../../support/server/nats.ts';
import { finished, partialStew, titled } from '../../support/server/scripted-cook.ts';

type Nats = Awaited<ReturnType<typeof prepareNats>>;

const test = base.extend<object, { nats: Nats; server: TestServer }>({
  nats: [
    async ({}, use) => {
      const nats = await prepareNats();
      await nats.start();
      await use(nats);
      await nats.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ nats }, use) => {
      const env = { NATS_URL: nats.url, NATS_WS_URL: nats.webUrl, NATS_ACCOUNT_SEED: nats.accountSeed };
      const server = await TestServer.start({ env });
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

/** What a tab has opened for messages, and heard by it. */
class Ear {
  readonly page: Page;
  readonly connections: WebSocket[] = [];
  heard = '';
  /** The state was asked for once the newest connection stood. */
  #hasLooked = false;
  /** Event streams that it has opened, by path. */
  readonly streams: string[] = [];

  constructor(page: Page) {
    this.page = page;
    page.on('websocket', (connection) => {
      this.connections.push(connection);
      this.#hasLooked = false;
      connection.on('framereceived', ({ payload }) => (this.heard += payload.toString()));
    });
    page.on('response', (response) => {
      if (new URL(response.url()).pathname === `${kitchenNewsPath}/now`) this.#hasLooked = true;
    });
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname === kitchenNewsPath || pathname.endsWith('/events')) this.streams.push(pathname);
    });
  }

  isConnected(): boolean {
    return this.#hasLooked && this.connections.some((connection) => !connection.isClosed());
  }

  hears(userGuid: string, kind: MessageKind, sessions = 0) {
    return expect.poll(() => this.heard).toContain(`MSG ${accountSubject(userGuid, sessions, kind)} `);
  }
}

/** Opens an address, and waits for the page's code. */
async function visit({ page }: Ear, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('#root[data-digest]')).toHaveCount(0);
}

async function openTab(context: BrowserContext, address: string): Promise<Ear> {
  const ear = new Ear(await context.newPage());
  await visit(ear, address);
  return ear;
}

async function signIn(context: BrowserContext, { origin }: TestServer, { token }: TestUser): Promise<void> {
  await context.addCookies([{ name: 'session', value: token, url: origin, httpOnly: true, sameSite: 'Lax' }]);
}

/** Orders in the page, and waits until the cook has it. */
async function order({ page }: Ear, { cook }: TestServer, dish: string): Promise<void> {
  const before = cook.orders.length;
  await page.getByLabel('Describe a dish').fill(dish);
  await page.getByRole('button', { name: 'Make a recipe' }).click();
  await expect.poll(() => cook.orders.length).toBeGreaterThan(before);
}

const kitchenOf = ({ origin }: TestServer, { companyUri }: TestUser) => `${origin}/ai/${companyUri}/new`;

test('each browser hears its own account, by one connection of all its tabs and without an event stream', async ({
  browser,
  context,
  server,
  nats,
  started,
}) => {
  const [ada, bob] = [await server.addUser(), await server.addUser({ lastName: 'Babbage' })];
  await signIn(context, server, ada);
  const others = started.adopt(await browser.newContext(), (open) => open.close());
  await signIn(others, server, bob);
  const [own, other] = [await openTab(context, kitchenOf(server, ada)), await openTab(others, `${server.origin}/account`)];
  for (const ear of [own, other]) await expect.poll(() => ear.isConnected()).toBe(true);
  const second = await openTab(context, `${server.origin}/account`);

  await order(own, server, 'a stew');
  server.cook.say(partialStew(6));
  await own.hears(ada.guid, 'job');
  await expect(own.page.getByText('Step 5 of many.')).toBeVisible();
  server.cook.say(partialStew(7));
  await expect(own.page.getByText('Step 6 of many.')).toBeVisible();
  await expect(second.page.getByRole('button', { name: '1 is cooking', exact: true })).toBeVisible();
  server.cook.say(finished);
  await expect(own.page.getByRole('heading', { level: 1, name: 'Toast' })).toBeVisible();

  // The list of the shop, ticked on another device.
  await visit(second, `${server.origin}/shopping`);
  await second.page.getByLabel('What else do you need?').fill('Candles');
  await second.page.getByRole('button', { name: 'Add', exact: true }).click();
  await own.hears(ada.guid, 'shopping');

  expect([own.connections.length, second.connections.length], 'one connection for both tabs').toEqual([1, 0]);
  expect([...own.streams, ...other.streams]).toEqual([]);
  expect(own.heard).not.toContain(bob.guid);
  expect(other.heard).not.toContain(ada.guid);
  expect(other.heard).not.toContain('MSG');

  // With the first user's token nobody hears the second.
  const answer = await context.request.get(`${server.origin}/api/session`);
  const { payload } = (await answer.json()) as { payload: { nats_user_token: string } };
  const subjects = [`u.${bob.guid}.>`, accountSubject(bob.guid, 0, 'kitchen'), '>'];
  const spy = new Worker(new URL('../../support/e2e/nats-spy.ts', import.meta.url), {
    workerData: { url: nats.webUrl, token: payload.nats_user_token, subjects },
  });
  const [said] = (await once(spy, 'message')) as [string[]];
  expect(said).toEqual(subjects.map(() => expect.stringMatching(/permission/i)));
});

test('a server of messages that stops loses nothing, and is found again', async ({ context, server, nats }) => {
  const ada = await server.addUser();
  await signIn(context, server, ada);
  const tab = await openTab(context, kitchenOf(server, ada));
  await expect.poll(() => tab.isConnected()).toBe(true);
  await order(tab, server, 'a stew');
  server.cook.say(titled('Half a stew'));
  await expect(tab.page.getByRole('heading', { name: 'Half a stew' })).toBeVisible();
  expect(tab.streams).toEqual([]);

  await nats.stop();
  // Between two ways, as between two streams, a partial recipe that is not stored is shown with the next one.
  await expect.poll(() => tab.streams).toEqual(expect.arrayContaining([kitchenNewsPath, expect.stringMatching(/\/events$/)]));
  server.cook.say(finished);
  await expect(tab.page.getByRole('heading', { level: 1, name: 'Toast' })).toBeVisible();

  await nats.start();
  // The longest pause is a minute and a half.
  await expect.poll(() => tab.isConnected(), { timeout: 200_000 }).toBe(true);
  // The new page has a connection of its own.
  const before = { connections: tab.connections.length, heard: tab.heard.length };
  await visit(tab, kitchenOf(server, ada));
  await expect.poll(() => tab.connections.length > before.connections && tab.isConnected()).toBe(true);
  await order(tab, server, 'a cake');
  // The server finds its own way back in its own time, and says what it has on the other way until then.
  let said = 0;
  const heardAnew = () => {
    said += 1;
    server.cook.say(titled(`Half a cake, ${said}`));
    return tab.heard.slice(before.heard);
  };
  await expect.poll(heardAnew, { timeout: 100_000 }).toContain(accountSubject(ada.guid, 0, 'job'));
  await expect(tab.page.getByRole('heading', { name: /^Half a cake/ })).toBeVisible();
  server.cook.say(finished);
  await expect(tab.page.getByRole('heading', { level: 1, name: 'Toast' })).toBeVisible();
});

test('a sign-out in one tab reaches the other; a session that is ended elsewhere loses its messages at once', async ({
  browser,
  context,
  server,
  started,
}) => {
  const ada = await server.addUser();
  await signIn(context, server, ada);
  const [first, second] = [await openTab(context, `${server.origin}/account`), await openTab(context, `${server.origin}/account`)];
  await expect.poll(() => first.isConnected() || second.isConnected()).toBe(true);
  const device = started.adopt(await browser.newContext(), (open) => open.close());
  const grace = await server.addUser({ lastName: 'Hopper' });
  await signIn(device, server, grace);
  const phone = await openTab(device, `${server.origin}/account`);
  await expect.poll(() => phone.isConnected()).toBe(true);

  await first.page.getByRole('button', { name: /Account of/ }).click();
  await first.page.getByRole('button', { name: 'Sign out' }).click();
  await expect(second.page.getByRole('heading', { name: 'My recipes' })).toBeHidden();
  await expect.poll(() => first.isConnected() || second.isConnected()).toBe(false);

  await server.db.deleteFrom('sessions').where('user_guid', '=', grace.guid).execute();
  await server.deps.news.tell(grace.guid, 'session');
  await expect.poll(() => phone.isConnected()).toBe(false);
  await expect(phone.page.getByRole('heading', { name: 'My recipes' })).toBeHidden();
});
