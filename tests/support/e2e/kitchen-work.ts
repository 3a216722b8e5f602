import { expect } from '@playwright/test';
import type { Wish } from '../../../contract/kitchen/wishes.ts';
import type { StoredKitchen } from '../../../machines/kitchen/kitchen.model.ts';
import { type CookEvent } from '@anydish/kitchen/cook';
import { finished } from '../server/scripted-cook.ts';
import type { World } from './browser-world.ts';
import type { TestUser } from './test-server.ts';

/** What a kitchen and its cook do while a page watches. */
export class KitchenWork {
  readonly #world: World;
  readonly #user: TestUser;
  readonly path: string;
  readonly #jobs: string;

  private constructor(world: World, user: TestUser) {
    this.#world = world;
    this.#user = user;
    this.path = `/ai/${user.companyUri}/new`;
    this.#jobs = `${world.server.origin}/api/companies/${user.companyUri}/recipe-jobs`;
  }

  /** A kitchen of somebody who is signed in. */
  static async begin(world: World): Promise<KitchenWork> {
    const user = await world.server.addUser();
    await world.signIn(user);
    return new KitchenWork(world, user);
  }

  /** Has the browser remember an order of an earlier visit. */
  async remember(stored: StoredKitchen): Promise<void> {
    const written = { savedAt: Date.now(), kitchen: stored };
    const record = [`anydish.kitchen.${this.#user.companyUri}/tab-1`, JSON.stringify(written)] as const;
    await this.#world.page.addInitScript(([key, value]) => {
      sessionStorage.setItem('anydish.tab', '"tab-1"');
      localStorage.setItem(key, value);
    }, record);
  }

  /** Has the account always wish for this. */
  async keepDiet(wishes: readonly Wish[]): Promise<void> {
    const answer = await this.#world.page.request.put(`${this.#world.server.origin}/api/account/diet`, { data: { wishes } });
    expect(answer.status()).toBeLessThan(300);
  }

  /** Orders from somewhere else, and resolves to the job's guid once it is cooked. */
  async order(): Promise<string> {
    const data = {
      request_key: crypto.randomUUID(),
      description: 'miso ramen',
      photo_guid: null,
      servings: 2,
      unit_system: 'metric',
      diets: [],
      choice: null,
      improvise: false,
    };
    await this.untilCooking(async () => {
      const answer = await this.#world.page.request.post(this.#jobs, { data });
      expect(answer.status()).toBeLessThan(300);
    });
    return this.#job();
  }

  /** Does what leads to a job, and waits until the cook has it. */
  async untilCooking(act: () => Promise<void>): Promise<void> {
    const { cook } = this.#world.server;
    const before = cook.orders.length;
    await act();
    await expect.poll(() => cook.orders.length).toBeGreaterThan(before);
  }

  /** Sends the order off by its button, and waits until the page listens to the cook: before that there is nothing to stop. */
  async orderInPage(): Promise<void> {
    const { page } = this.#world;
    const listening = page.waitForRequest(/\/recipe-jobs\/[^/]+\/events/);
    await this.untilCooking(() => page.getByRole('button', { name: 'Make a recipe' }).click());
    await listening;
  }

  say(event: CookEvent): void {
    this.#world.server.cook.say(event);
  }

  /** Finishes the recipe, and waits until it is kept. */
  async finish(): Promise<void> {
    const guid = await this.#job();
    this.say(finished);
    const { db } = this.#world.server;
    const status = () => db.selectFrom('recipe_jobs').select('status').where('guid', '=', guid).executeTakeFirst();
    await expect.poll(status).toEqual({ status: 'done' });
  }

  /** Another tab stops the job. */
  async cancelElsewhere(): Promise<void> {
    const answer = await this.#world.page.request.delete(`${this.#jobs}/${await this.#job()}`);
    expect(answer.status()).toBeLessThan(300);
  }

  async loseConnection(): Promise<void> {
    this.#world.server.dropConnections();
  }

  /** The job is gone when the browser asks for its stream again. */
  async forgetJob(): Promise<void> {
    const { db } = this.#world.server;
    const guid = await this.#job();
    await db.deleteFrom('job_events').where('job_guid', '=', guid).execute();
    await db.deleteFrom('recipe_jobs').where('guid', '=', guid).execute();
    this.#world.server.dropConnections();
  }

  /** The newest job of this kitchen. */
  async #job(): Promise<string> {
    const { db } = this.#world.server;
    const jobs = db.selectFrom('recipe_jobs').select('guid').where('company_guid', '=', this.#user.companyGuid);
    const { guid } = await jobs.orderBy('created_at', 'desc').orderBy('guid', 'desc').executeTakeFirstOrThrow();
    return guid;
  }
}
