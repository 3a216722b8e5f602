import { expect, type Page } from '@playwright/test';

/** Presses a button of a stepper until the number beside it is the one that is meant. */
export async function pressUntil(page: Page, name: string, number: string): Promise<void> {
  const value = page.getByRole('group', { name: 'Servings' }).getByRole('status');
  while ((await value.innerText()) !== number) await page.getByRole('button', { name }).click();
  await expect(value).toHaveText(number);
}

/** Does something in the panel of one of the kitchen's settings, and closes it. */
export async function inSetting(page: Page, button: string | RegExp, act: () => Promise<unknown>): Promise<void> {
  await page.getByRole('group', { name: 'Settings' }).getByRole('button', { name: button }).click();
  await act();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
}

/** Does something in the panel of a recipe's units, and closes it. */
export async function inUnits(page: Page, act: () => Promise<unknown>): Promise<void> {
  await page.getByRole('button', { name: /units$/ }).click();
  await act();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
}
