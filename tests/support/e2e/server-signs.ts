import type { Page, Route } from '@playwright/test';

/** What asks the server for a sign of life, and for the build that it has: it waits until the test decides. */
export class ServerSigns {
  readonly #page: Page;
  #held: Route[] = [];

  private constructor(page: Page) {
    this.#page = page;
  }

  static async of(page: Page): Promise<ServerSigns> {
    const signs = new ServerSigns(page);
    await page.route('**/service-worker.js', (route) => void signs.#held.push(route));
    return signs;
  }

  /** Settles all that wait, once there are so many. */
  async #settle(count: number, how: (route: Route) => Promise<void>): Promise<void> {
    const deadline = Date.now() + 15_000;
    while (this.#held.length < count) {
      if (Date.now() > deadline) throw new Error('The page has not asked.');
      await this.#page.waitForTimeout(20);
    }
    const held = this.#held;
    this.#held = [];
    await Promise.all(held.map(how));
  }

  /** The server answers, with the build that it has or with another. */
  answer = (count = 1, build?: string): Promise<void> =>
    this.#settle(count, (route) => (build === undefined ? route.continue() : route.fulfill({ headers: { 'x-build': build } })));

  /** Nobody answers. */
  fail = (count = 1): Promise<void> => this.#settle(count, (route) => route.abort());
}
