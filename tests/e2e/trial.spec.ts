import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { toWire } from '../../contract/casing.ts';
import { trialLimits } from '../../server/kitchen/trials.ts';
import { test } from '../support/e2e/browser-world.ts';
import { shiftsSoFar, watchShifts } from '../support/e2e/layout-shifts.ts';
import { expectAccessible, expectNoSidewaysScroll, fillInSignUp } from '../support/e2e/page.ts';
import type { TestServer } from '../support/e2e/test-server.ts';

const warmUp = {
  seed: randomUUID(),
  description: 'blorf',
  language: 'en',
  unitSystem: 'metric',
  choice: null,
  improvise: false,
  wishes: [],
  dismissed: [],
};

/** Other tests use the same server. */
const recipesIn = (server: TestServer) => server.db.selectFrom('recipes').select('guid').orderBy('guid').execute();

test('a visitor describes a dish, answers a question, reads the recipe, and keeps it by signing up', async ({ world }) => {
  const { page, server, visit } = world;
  const before = await recipesIn(server);
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/trials')) bodies.push(request.postData() ?? '');
    expect(request.url(), 'no address has the words').not.toContain('groundnutz');
  });
  // The kitchen's thread reads its tables at its first order, which takes long on a slow machine.
  await page.request.post(`${server.origin}/api/trials`, { data: toWire(warmUp) as object, timeout: 0 });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(watchShifts);
  await visit('/');
  const send = page.getByRole('button', { name: 'Make a recipe' });
  await expect(send).toBeInViewport({ ratio: 1 });
  await page.getByRole('textbox', { name: 'Describe a dish' }).fill('Pad thai, my nephew reacts to groundnutz');
  expect(await shiftsSoFar(page)).toBe(0);
  await send.press('Enter');
  await expect(page.getByRole('heading', { name: 'What should we leave out?' })).toBeFocused();
  await expect(page).toHaveURL(`${server.origin}/try`);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Leave out: peanuts' }).click();
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  expect(title).toMatch(/pad thai/i);
  await expect(page.getByText('without peanuts')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'sunflower seeds' }).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect(await recipesIn(server), 'nothing is stored').toEqual(before);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(bodies, 'the question and the recipe; the reload needs no call').toHaveLength(2);
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page).toHaveURL(/\/sign-up$/);
  await fillInSignUp(page, server.mailbox);
  await expect(page).toHaveURL(/\/ai\/[\w-]+\/recipes\//);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(Object.keys(JSON.parse(bodies.at(-1) ?? '{}') as object), 'words, and no recipe').not.toContain('recipe');
  await visit('/account');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await visit('/try');
  await expect(page.getByRole('heading', { level: 1, name: 'What would you like to cook?' })).toBeVisible();
});

test('when the day is used up, it says so and leads to an account; the words stay', async ({ world }) => {
  const { page, server, visit } = world;
  const { key, limit } = trialLimits.recipes(20)('127.0.0.1');
  const now = server.clock.now();
  const row = { key, count: limit, window_start: now, window_end: now + 3_600_000 };
  await server.db
    .insertInto('rate_limits')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
  await visit('/');
  await page.getByRole('textbox', { name: 'Describe a dish' }).fill('Leek soup');
  await page.getByRole('button', { name: 'Make a recipe' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'That was all for today without an account.' });
  await expect(alert).toBeVisible();
  await expect(page.getByLabel('Describe a dish')).toHaveValue('Leek soup');
  await expectAccessible(page);
  await alert.getByRole('link', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/sign-up$/);
  await server.db.deleteFrom('rate_limits').where('key', '=', key).execute();
});
