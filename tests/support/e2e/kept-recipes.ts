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
