import { expect } from '@playwright/test';
import { is } from 'superstruct';
import { recipesMachine } from '../../machines/recipes/recipes.machine.ts';
import { recordingSchema } from '../../src/recording/recording.ts';
import { test } from '../support/e2e/browser-world.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/e2e/page.ts';
import { replayRecording } from '../support/recordings/replay-recording.ts';

test('staff copy the recording of an ended flow, and it replays', async ({ world: { page, server, signIn, visit } }) => {
  const user = await server.addUser({ staff: { hasConsoleAccess: true } });
  await server.addRecipes(user, 21);
  await signIn(user);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.origin });
  await visit('/account');
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('link', { name: 'Flow recordings' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flow recordings');
  await page.getByRole('button', { name: 'Copy flow recording of recipes' }).click();
  await expect(page.getByText('The recording was copied to the clipboard.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).not.toContain(user.token);
  const recording: unknown = JSON.parse(copied);
  if (!is(recording, recordingSchema)) throw new Error('The clipboard holds no recording.');
  const { steps } = replayRecording(recording, recipesMachine);
  expect(steps.filter(({ isSame }) => !isSame)).toEqual([]);
  expect(steps.map(({ event }) => event)).toContain('more.requested');

  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.screenshot({ path: 'test-results/recordings.png' });
});
