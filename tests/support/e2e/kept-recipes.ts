import { expect, type Page } from '@playwright/test';

/** How many recipes the browser keeps. */
export const countKept = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes('anydish-recipes')) return 0;
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('anydish-recipes');
      opening.addEventListener('error', () => reject(opening.error));
      opening.addEventListener('success', () => {
        const counting = opening.result.transaction('recipes').objectStore('recipes').count();
        counting.addEventListener('success', () => {
          opening.result.close();
          resolve(counting.result);
        });
      });
    });
  });

/** Looks again where the page was just left for another one. */
export const untilKept = (page: Page, count = 1): Promise<void> =>
  expect.poll(() => countKept(page).catch(() => null), { timeout: 120_000 }).toBe(count);

/** A browser whose storage refuses or seems empty as long as the test wants. To be called before the page is opened. */
export async function withStorageThat(page: Page) {
  await page.addInitScript(() => {
    const replace = (owner: object, name: string, unless: (args: unknown[]) => unknown[]) => {
      const original: unknown = Object.getOwnPropertyDescriptor(owner, name)?.value;
      const changed = function changed(this: unknown, ...args: unknown[]): unknown {
        return typeof original === 'function' ? Reflect.apply(original, this, unless(args)) : undefined;
      };
      Object.defineProperty(owner, name, { value: changed });
    };
    const behaves = (as: string) => sessionStorage.getItem('test.storage') === as;
    replace(IDBDatabase.prototype, 'transaction', (args) => {
      if (behaves('refuses')) throw new DOMException('Refused', 'SecurityError');
      return args;
    });
    replace(IDBObjectStore.prototype, 'get', (args) => (behaves('hasNothing') ? ['nothing'] : args));
  });
  return (behaviour: 'works' | 'refuses' | 'hasNothing') => page.evaluate((as) => sessionStorage.setItem('test.storage', as), behaviour);
}

/** Forgets what the browser keeps, as its owner may at any time. */
export const forgetKept = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('anydish-recipes');
        opening.addEventListener('success', () => {
          const change = opening.result.transaction('recipes', 'readwrite');
          change.objectStore('recipes').clear();
          change.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
  );
