import type { Page } from '@playwright/test';
import { FlowLog } from './flow-log.ts';
import { HeldCalls } from './held-calls.ts';
import { test as base } from './page.ts';
import type { Settings, TestServer, TestUser } from './test-server.ts';

/** What a tour through the browser has to do with. */
export interface World {
  page: Page;
  server: TestServer;
  /** What the page's flows do; empty unless the test says `isRecorded`: each step of each flow costs the page, Chromium and the test time. */
  flows: FlowLog;
  /** Keeps calls waiting until they are released: "POST", /^\/session$/. */
  hold: (method: string, path: RegExp, body?: RegExp) => Promise<HeldCalls>;
  /** Opens an address by loading the page. */
  visit: (path: string) => Promise<void>;
  /** Goes to an address within the page, as a link in it does. */
  goInPage: (path: string) => Promise<void>;
  /** Signs somebody new in, by the cookie alone. */
  signIn: (user: TestUser) => Promise<void>;
  /** Lets the page's clock, and if wanted the server's, skip so many milliseconds. */
  skip: (milliseconds: number, clocks?: 'both') => Promise<void>;
  /** The tour expects the page to say this on its console. */
  expectNoise: (pattern: RegExp) => void;
}

interface Fixtures {
  world: World;
  isRecorded: boolean;
  /** Which of the worker's servers the test has. */
  settings: Settings;
  server: TestServer;
}

export const test = base.extend<Fixtures>({
  isRecorded: [false, { option: true }],
  settings: [{}, { option: true }],
  server: async ({ servers, settings }, use) => use(await servers.with(settings)),
  world: async ({ page, server, quietErrors, isRecorded }, use) => {
    // Chromium itself logs each answer that is not 2xx.
    quietErrors.push(/Failed to load resource/);
    const flows = isRecorded ? await FlowLog.listenTo(page) : new FlowLog();
    await page.clock.install();
    const world: World = {
      page,
      server,
      flows,
      hold: (method, path, body) => HeldCalls.of(page, server, method, path, body),
      visit: async (path) => {
        await page.goto(server.origin + path);
      },
      goInPage: (path) => page.evaluate((to) => history.pushState(null, '', to), path),
      signIn: async ({ token }) => {
        await page.context().addCookies([{ name: 'session', value: token, url: server.origin, httpOnly: true, sameSite: 'Lax' }]);
      },
      skip: async (milliseconds, clocks) => {
        if (clocks === 'both') server.clock.skip(milliseconds);
        await page.clock.fastForward(milliseconds);
      },
      expectNoise: (pattern) => void quietErrors.push(pattern),
    };
    await use(world);
  },
});

/** The same, of a server whose pages come empty: everything is up to the code. */
export const testOfEmptyPages = test.extend({ settings: { env: { RENDER_PAGES: 'off' } } });
