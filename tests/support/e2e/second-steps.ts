import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { password } from './test-server.ts';

/** Gives the second step that a box asks for: the password, which is enough on this computer. */
export async function giveStep(page: Page): Promise<void> {
  const box = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await box.getByLabel('Password', { exact: true }).fill(password);
  await box.getByRole('button', { name: 'Continue' }).click();
}

/** Presses the button of the page that logs in as another user, and gives the second step. */
export async function pressLoginAs(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log in as this user' }).click();
  await giveStep(page);
}

/** What an app with this key shows at `timestamp`. */
export const appCode = (secret: string, timestamp: number): string => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });
