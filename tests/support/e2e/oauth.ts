import type { Page } from '@playwright/test';

type Name = 'Google' | 'Facebook' | 'Apple';

/** Presses a button and waits for the window that it opens. */
async function openBy(page: Page, name: RegExp): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name }).click();
  const popUp = await opened;
  await popUp.waitForLoadState();
  return popUp;
}

export const continueWith = (page: Page, provider: Name): Promise<Page> => openBy(page, new RegExp(`^Continue with ${provider}`));
export const connectTo = (page: Page, provider: Name): Promise<Page> => openBy(page, new RegExp(`^Connect ${provider}`));

/** Types who is there on the page of the demo identity provider. */
export async function personAt(
  popUp: Page,
  { name, email, isVerified = true, isHidden }: { name: string; email: string; isVerified?: boolean; isHidden?: boolean },
): Promise<void> {
  await popUp.getByLabel('Name').fill(name);
  await popUp.getByLabel('Email', { exact: true }).fill(email);
  await popUp.getByLabel('The email address is verified').setChecked(isVerified);
  // Apple alone asks for it.
  if (isHidden !== undefined) await popUp.getByLabel('Hide my email').setChecked(isHidden);
  await popUp.getByRole('button', { name: 'Continue' }).click();
}
