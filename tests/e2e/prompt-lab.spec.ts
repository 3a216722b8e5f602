import { expect } from '@playwright/test';
import { currentPrompt } from '../../server/kitchen/openai/prompt.ts';
import { test as base } from '../support/e2e/browser-world.ts';
import { expectAccessible } from '../support/e2e/page.ts';
import { giveStep } from '../support/e2e/second-steps.ts';
import { TestServer } from '../support/e2e/test-server.ts';
import { startLabModel } from '../support/server/prompt-lab.ts';

const test = base.extend({
  server: async ({ started }, use) => {
    const { model, env } = await startLabModel();
    started.defer(() => model.close());
    const server = await TestServer.start({ env });
    started.defer(() => server.close());
    await use(server);
  },
});

test('a new version is written, compared and tested; it is promoted when it has passed, and rolled back by one press', async ({
  world: { page, server, signIn, visit },
}) => {
  const production = () => currentPrompt(server.db, server.clock);
  const { body } = await production();
  await signIn(await server.addUser({ staff: { hasConsoleAccess: true, canManagePrompts: true } }));
  await visit('/console/prompts');
  await page.getByRole('link', { name: 'New version' }).click();
  // It starts as a copy of production; a missing field is reported at the text.
  const text = page.getByLabel('Text of the prompt');
  await expect(text).toHaveValue(body);
  await text.fill(body.replaceAll('"leave_out"', 'it'));
  await page.getByLabel('Note').fill('Shorter steps');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('These fields are missing in the prompt: leave_out.')).toBeVisible();
  await text.fill(`${body}\nKeep each step short.`);
  // Its lines have numbers, and each is as high in the field as its number is apart from the next one.
  const lines = text.locator('..').locator('[aria-hidden] > span');
  await expect(lines).toHaveCount(body.split('\n').length + 1);
  expect(await text.evaluate((field) => [field.scrollHeight, field.parentElement?.querySelector('[aria-hidden]')?.scrollHeight])).toEqual(
    await text.evaluate((field) => [field.clientHeight, field.clientHeight]),
  );
  await page.getByText('Changes', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'Changes' }).locator('ins')).toHaveText(/Keep each step short\./);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();

  await page.getByRole('link', { name: 'Compare and try' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Version 2 in the lab');
  await expect(page.locator('ins')).toHaveText(/Keep each step short\./);
  await expect(page.getByRole('button', { name: 'Make this production' })).toBeDisabled();
  await expect(page.getByText(/These required cases are missing: A plain dish/)).toBeVisible();

  await page.getByRole('button', { name: 'Try version 2 on all cases' }).click();
  await expect(page.getByRole('button', { name: 'Make this production' })).toBeEnabled({ timeout: 60_000 });
  // All cases and their results are one table, and the recipes are below.
  await expect(page.getByRole('row', { name: /^A plain dish/ })).toContainText('Passed');
  await expect(page.getByRole('heading', { name: 'Tomato soup' }).first()).toBeVisible();
  // What changes, what passed and who is served is shown before anything moves.
  await page.getByRole('button', { name: 'Make this production' }).click();
  await expect(page.getByText('Version 2 replaces version 1.')).toBeVisible();
  await expect(page.getByText('6 of 6 required cases')).toBeVisible();
  await page.getByRole('button', { name: 'Publish version 2' }).click();
  await giveStep(page);
  await expect(page.getByText('The kitchen cooks by this version.')).toBeVisible();
  expect((await production()).version).toBe(2);

  await page.getByRole('button', { name: 'Publish version 1 again' }).click();
  await page.getByRole('button', { name: 'Publish version 1', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Publish this version again' })).toBeVisible();
  expect((await production()).version).toBe(1);
  const { count } = await server.db
    .selectFrom('prompts')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('name', '=', 'recipe')
    .executeTakeFirstOrThrow();
  expect(count).toBe(2);

  // The prompt for transcription is promoted the same way, and the page says that it has no cases.
  await visit('/console/prompts?name=transcription');
  await page.getByRole('link', { name: '1', exact: true }).click();
  await page.getByRole('link', { name: 'New version from this one' }).click();
  await expect(page.getByLabel('Used for')).toHaveValue('transcription');
  const copying = await currentPrompt(server.db, server.clock, 'transcription');
  await expect(text).toHaveValue(copying.body);
  await text.fill(`${copying.body}\nKeep blank lines.`);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Compare and try' }).click();
  await expect(page.locator('ins')).toHaveText(/Keep blank lines\./);
  await expect(page.getByText(/it cannot be tried here/)).toBeVisible();
  await page.getByRole('button', { name: 'Make this production' }).click();
  await page.getByRole('button', { name: 'Publish version 2' }).click();
  await expect(page.getByText('Written recipes are copied by this version.')).toBeVisible();
  expect((await currentPrompt(server.db, server.clock, 'transcription')).version).toBe(2);
  expect((await production()).version).toBe(1);
  await page.getByRole('button', { name: 'Publish version 1 again' }).click();
  await page.getByRole('button', { name: 'Publish version 1', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Publish this version again' })).toBeVisible();
  expect((await currentPrompt(server.db, server.clock, 'transcription')).version).toBe(1);
});
