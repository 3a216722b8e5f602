import type { Page } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { kitchenEndpoints } from '../../contract/kitchen/kitchen-endpoints.ts';
import { launchBrowser } from '../browser.ts';
import { Person } from '../mixed-load/person.ts';
import { ask, type World } from '../mixed-load/world.ts';
import type { Seat } from './seat.ts';

const second = 1_000;
/** So long a person looks at a page that does not move before loading it anew. */
const patience = 10 * second;
/** After the connection is good again, the recipe must be there within so many milliseconds. */
const recovery = 10 * second;

const dishes = ['lentil soup', 'apple pie', 'miso ramen', 'pancakes', 'chicken curry', 'spaghetti carbonara'];

/** Loads a page as a person does: again, until it is there. */
async function open(page: Page, address: string, until: number): Promise<void> {
  for (;;) {
    const answer = await page.goto(address, { waitUntil: 'domcontentloaded', timeout: patience }).catch(() => null);
    if (answer?.ok() === true) return;
    if (performance.now() > until) throw new Error(`${new URL(address).pathname} did not load in time.`);
    await wait(second / 2);
  }
}

/** Presses what the page offers to press. Resolves to whether there was something. */
async function press(page: Page, dish: string): Promise<boolean> {
  const limits = { timeout: second };
  const again = page.getByRole('button', { name: 'Try again' }).first();
  if (await again.isVisible()) {
    await again.click(limits);
    return true;
  }
  const make = page.getByRole('button', { name: 'Make a recipe' });
  // Before the page's code is there, nothing listens.
  if ((await page.locator('#root[data-digest]').count()) > 0 || !(await make.isVisible())) return false;
  await page.getByLabel('Describe a dish').fill(dish, limits);
  await make.click(limits);
  return true;
}

/** Orders a dish and does what the page offers until the recipe stands there. */
async function cook(page: Page, kitchen: string, dish: string, until: number): Promise<void> {
  await open(page, kitchen, until);
  for (let movedAt = performance.now(); ; await wait(100)) {
    if (await page.getByRole('heading', { name: 'Ingredients' }).isVisible()) return;
    if (performance.now() > until) {
      const words = await page.innerText('#main').catch(() => 'nothing');
      throw new Error(`The recipe of ${dish} is not there; the page says: ${words}`);
    }
    const sincePressed = performance.now() - movedAt;
    if (sincePressed > patience) await open(page, page.url().startsWith('http') ? page.url() : kitchen, until);
    else if (sincePressed < second || !(await press(page, dish).catch(() => false))) continue;
    movedAt = performance.now();
  }
}

/** How many recipes somebody has, as soon as there are `wanted`: a page shows a recipe while it is still being written. */
async function recipesOf(person: Person, wanted: number): Promise<number> {
  for (const until = performance.now() + recovery; ; await wait(second / 2)) {
    const list = await ask(person.world, () => person.client.call(kitchenEndpoints.listRecipes));
    const count = list.isOk ? list.payload.items.length : 0;
    if (count >= wanted || performance.now() > until) return count;
  }
}

/**
 * Somebody cooks one dish after the other in Chromium while connections break in the middle, for so many milliseconds at least. Each recipe must be
 * shown, and be there once. Resolves to what is wrong.
 */
export async function cookInBrowser(world: World, { ownOrigin, origin, visitors }: Seat, milliseconds: number): Promise<string[]> {
  const person = new Person({ ...world, origins: () => [origin] });
  while (person.phase !== 'complete') if (!(await person.signUpStep().catch(() => false))) await wait(100);
  const wrong: string[] = [];
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ locale: 'en-GB' });
    await context.addCookies([...person.client.cookies].map(([name, value]) => ({ name, value, url: ownOrigin })));
    const page = await context.newPage();
    page.on('pageerror', (error) => wrong.push(`the page of a browser: ${error.message}`));
    const start = performance.now();
    visitors.set('cutting');
    const timer = setTimeout(() => visitors.set('none'), milliseconds);
    const cooked: string[] = [];
    do {
      const dish = dishes[cooked.length % dishes.length] ?? '';
      await cook(page, `${ownOrigin}/ai/${person.companyUri}/new`, dish, Math.max(performance.now(), start + milliseconds) + recovery);
      cooked.push(dish);
    } while (performance.now() - start < milliseconds);
    clearTimeout(timer);
    visitors.set('none');
    const count = await recipesOf(person, cooked.length);
    if (count !== cooked.length) wrong.push(`a browser: ${count} recipes for ${cooked.length} orders (${cooked.join(', ')})`);
  } catch (error) {
    wrong.push(`a browser: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    visitors.set('none');
    await browser.close();
  }
  return wrong;
}
