import { expect } from '@playwright/test';
import { type CookEvent } from '@anydish/kitchen/cook';
import { finished } from '../server/scripted-cook.ts';
import type { World } from './browser-world.ts';
import type { TestUser } from './test-server.ts';

/** What a kitchen and its cook do while a page watches. */
export class KitchenWork {
  readonly #world: World;
  readonly #user: TestUser;
  readonly path: string;

  private constructor(world: World, user: TestUser) {
    this.#world = world;
    this.#user = user;
    this.path = `/ai/${user.companyUri}/new`;
  }

  /** A kitchen of somebody who is signed in. */
  static async begin(world: World): Promise<KitchenWork> {
    const user = await world.server.addUser();
    await world.signIn(user);
    return new KitchenWork(world, user);
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

  /** The newest job of this kitchen. */
  async #job(): Promise<string> {
    const { db } = this.#world.server;
    const jobs = db.selectFrom('recipe_jobs').select('guid').where('company_guid', '=', this.#user.companyGuid);
    const { guid } = await jobs.orderBy('created_at', 'desc').orderBy('guid', 'desc').executeTakeFirstOrThrow();
    return guid;
  }
}
