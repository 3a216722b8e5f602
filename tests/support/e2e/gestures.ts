import { expect, type Page } from '@playwright/test';
import type { Sight } from './browser-driver.ts';

/** The placeholder of a page whose data is on its way. */
export const isWaiting: Sight = (page) => page.getByRole('status', { name: 'Loading' }).isVisible();

/** Presses a button of a stepper until the number beside it is the one that is meant. */
export async function pressUntil(page: Page, name: string, number: string): Promise<void> {
  const value = page.getByRole('group', { name: 'Servings' }).getByRole('status');
  while ((await value.innerText()) !== number) await page.getByRole('button', { name }).click();
  await expect(value).toHaveText(number);
}
