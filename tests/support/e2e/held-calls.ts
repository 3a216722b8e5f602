import type { Page, Route } from '@playwright/test';
import type { TestServer } from './test-server.ts';

/** Keeps the calls to one address waiting, so that what a page does meanwhile can be seen. They reach the real server all the same. */
export class HeldCalls {
  readonly #page: Page;
  readonly #server: TestServer;
  #held: Route[] = [];

  private constructor(page: Page, server: TestServer) {
    this.#page = page;
    this.#server = server;
  }

  /** `body` tells apart the calls of one address. */
  static async of(page: Page, server: TestServer, method: string, path: RegExp, body = /^/): Promise<HeldCalls> {
    const calls = new HeldCalls(page, server);
    // What the page took back, by a reload or by itself, is no call any more: on a slow machine it would be released in place of the next.
    page.on('requestfailed', (failed) => {
      calls.#held = calls.#held.filter((route) => route.request() !== failed);
    });
    await page.route(
      (url) => path.test(url.pathname),
      async (route) => {
        const request = route.request();
        // A file of code is fetched, then imported: who holds it holds the fetch.
        const isImport = request.resourceType() === 'script';
        if (!isImport && request.method() === method && body.test(request.postData() ?? '')) calls.#held.push(route);
        else await route.fallback();
      },
    );
    return calls;
  }

  /** The newest call, once there is one; those before it are of no use to the page any more. */
  async #newest(): Promise<Route> {
    const deadline = Date.now() + 60_000;
    for (;;) {
      const route = this.#held.at(-1);
      this.#held = [];
      if (route !== undefined) return route;
      if (Date.now() > deadline) throw new Error('The page has not made the call.');
      await this.#page.waitForTimeout(20);
    }
  }

  /** Lets the call go on to the server. */
  async release(): Promise<void> {
    await (await this.#newest()).continue();
  }

  /** Lets the call go on to a server that fails at it, and waits for its answer. */
  async releaseToFail(): Promise<void> {
    const route = await this.#newest();
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    this.#server.failing = `${request.method()} ${pathname}${search}`;
    const answered = this.#page.waitForResponse((response) => response.request() === request);
    await route.continue();
    await answered;
    this.#server.failing = null;
  }

  /** Answers the call in place of the server, for what the server cannot be made to answer. */
  async answer(status: number, body = ''): Promise<void> {
    await (await this.#newest()).fulfill({ status, body });
  }
}
