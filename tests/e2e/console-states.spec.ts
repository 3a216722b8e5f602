import { expect, type Page } from '@playwright/test';
import { toWire } from '../../contract/casing.ts';
import { staffFlags } from '../../contract/console/areas.ts';
import { locales } from '../../contract/shell/locales.ts';
import { newGuid } from '../../server/db/guid.ts';
import { currentPrompt } from '../../server/kitchen/openai/prompt.ts';
import { lab, passed } from '../machines/console/prompt-lab.fixture.ts';
import { test, type World } from '../support/e2e/browser-world.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/e2e/page.ts';
import { giveStep } from '../support/e2e/second-steps.ts';

// Transient states of the console, checked by axe, also on a phone. every-page.spec.ts checks the resting pages.

const everyFlag = Object.fromEntries(staffFlags.map((flag) => [flag, true]));

async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, { only: ['target-size', 'scrollable-region-focusable', 'color-contrast'] });
  await page.setViewportSize({ width: 1280, height: 900 });
}

async function addCategory({ db, clock }: World['server'], parent: string | null = null): Promise<string> {
  const guid = newGuid();
  const names = JSON.stringify(Object.fromEntries(locales.map((locale) => [locale, `Soups (${locale})`])));
  await db
    .insertInto('categories')
    .values({ guid, slug: guid, parent_guid: parent, position: 1, names, created_at: clock.now() })
    .execute();
  return guid;
}

const enveloped = (payload: unknown) => JSON.stringify({ status_code: 0, status_text: 'OK', payload: toWire(payload) });

test('console pages while loading, after a failure, and without the permission', async ({ world: { page, server, signIn, visit } }) => {
  const user = await server.addUser({ staff: everyFlag });
  await signIn(user);
  const category = await addCategory(server);
  await currentPrompt(server.db, server.clock);
  const { guid: prompt } = await server.db.selectFrom('prompts').select('guid').executeTakeFirstOrThrow();
  const paths = [
    '/console',
    '/console/activity',
    '/console/users',
    `/console/categories/${category}`,
    '/console/category-tree',
    `/console/prompts/${prompt}/lab`,
    '/console/sitemaps',
  ];
  const calls = /\/api\/console\//;
  for (const path of paths)
    await test.step(path, async () => {
      let fail = () => {};
      const failing = new Promise<void>((resolve) => {
        fail = resolve;
      });
      await page.route(calls, async (route) => {
        await failing;
        await route.fulfill({ status: 500, body: '' });
      });
      await visit(path);
      await expect(page.locator('main').locator('output[aria-busy=true], [data-fetching=true]').first()).toBeVisible();
      await expectSound(page);
      fail();
      await expect(page.getByText('Error loading data!').first()).toBeVisible();
      await expectSound(page);
      await page.unrouteAll({ behavior: 'wait' });
    });

  await visit('/console/users?q=nobody-of-this-name');
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await expectSound(page);
  await visit(`/console/categories/${newGuid()}`);
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
  await expectSound(page);

  await server.db
    .updateTable('users')
    .set({ staff: JSON.stringify({ hasConsoleAccess: true }) })
    .where('guid', '=', user.guid)
    .execute();
  for (const path of ['/console/users', `/console/categories/${category}`, '/console/category-tree']) {
    await visit(path);
    await expect(page.getByRole('heading', { name: 'You do not have access to this page' })).toBeVisible();
    await expectSound(page);
  }
});

test('a list with its panels open, and a bulk action from question to report', async ({ world: { page, server, signIn, visit } }) => {
  const name = `states-${Date.now()}`;
  const guids: string[] = [];
  for (const count of [1, 2, 3]) guids.push((await server.addUser({ email: `${name}-${count}@anydish.example` })).guid);
  await signIn(await server.addUser({ staff: everyFlag }));
  await visit(`/console/users?q=${name}&nothing=1&isSuspended=no`);
  await expect(page.getByRole('row')).toHaveCount(4);
  for (const panel of ['Filters', 'Columns', 'Views']) {
    await page.getByRole('button', { name: panel, exact: true }).click();
    await expectSound(page);
  }
  await page.getByRole('button', { name: 'Views', exact: true }).click();

  await page.getByRole('checkbox', { name: 'Choose this page' }).check();
  await expect(page.getByText('3 rows chosen')).toBeVisible();
  await expectSound(page);
  // One row changes before the confirmation, and is skipped.
  await server.db
    .updateTable('users')
    .set({ first_name: 'Eve' })
    .where('guid', '=', guids[0] ?? '')
    .execute();
  await page.getByRole('button', { name: 'Suspend', exact: true }).click();
  const box = page.getByRole('dialog');
  await expect(box.getByLabel('Reason')).toBeVisible();
  await box.getByRole('button', { name: 'Suspend' }).click();
  await expect(box.getByText('Please write a reason.')).toBeVisible();
  await expectSound(page);
  await box.getByLabel('Reason').fill('Sends spam');
  await box.getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible();
  await expectSound(page);

  // It stays in progress until the test ends it.
  const runs = /\/api\/console\/(users\/runs|runs\/[\da-f-]+)$/;
  await page.route(runs, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { status_code: number; payload: object };
    const isStarted = body.status_code === 0;
    const payload = { ...body.payload, state: 'running', ended_at: null, done: 1, left: {} };
    await route.fulfill({ response, json: isStarted ? { ...body, payload } : body });
  });
  await giveStep(page);
  await expect(page.getByRole('button', { name: 'Let it run' })).toBeVisible();
  await expectSound(page);
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page.getByText('2 rows done')).toBeVisible();
  await expect(page.getByText(`${name}-1@anydish.example`).last()).toBeVisible();
  await expectSound(page);

  const recipe = (await server.addRecipes(await server.addUser(), 1))[0] ?? '';
  const top = await addCategory(server);
  for (let count = 0; count < 13; count += 1) await addCategory(server, top);
  await visit(`/console/recipes/${recipe}`);
  await page.getByRole('button', { name: 'Assign a category' }).click();
  await page.getByRole('searchbox', { name: 'Search the categories' }).fill('soups soups');
  await expect(page.getByRole('option', { name: 'Soups (en) › Soups (en)' }).first()).toBeAttached();
  await expectSound(page);
});

test('a conflict with a colleague, on save and on restore', async ({ world: { page, server, signIn, visit } }) => {
  await signIn(await server.addUser({ staff: everyFlag }));
  const guid = await addCategory(server);
  const change = (slug: string) => server.db.updateTable('categories').set({ slug }).where('guid', '=', guid).execute();
  const start = newGuid();
  const slug = page.getByLabel('Slug');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await visit(`/console/categories/${guid}`);
  await slug.fill('Not A Slug');
  await save.click();
  await expect(page.getByText('Please use small letters, digits and single hyphens.')).toBeVisible();
  await expectSound(page);
  // The last letter of a field can be deleted, and the field stays empty.
  await slug.fill('');
  await expect(slug).toHaveValue('');
  await save.click();
  await expect(page.getByText('This field is required.')).toBeVisible();
  await slug.fill(`mine-${start}`);
  await change(`theirs-${start}`);
  await save.click();
  await expect(page.getByRole('heading', { name: 'Somebody else saved this meanwhile' })).toBeVisible();
  await expectSound(page);
  await save.click();
  await page.getByRole('button', { name: 'Show the history' }).click();

  await page.getByLabel('Name in German').fill('Suppen');
  await change(`later-${start}`);
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page.getByText(/^Nothing was restored yet/)).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: `later-${start}` })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: `theirs-${start}` })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(slug).toHaveValue(`theirs-${start}`);
  await expect(page.getByLabel('Name in German')).toHaveValue('Suppen');
});

test('the lab with results, during a run, and without a required case', async ({ world: { page, server, signIn, visit } }) => {
  await signIn(await server.addUser({ staff: everyFlag }));
  const calls = /\/api\/console\/lab\//;
  const [one] = lab().cases;
  if (one === undefined) throw new Error('There is no case.');
  const checks = [{ id: 'wishes' as const, isMet: false }];
  const broken = { ...passed, isPassed: false, isStale: true, checks, message: 'There are onions in it.' };
  const states = {
    tried: lab({ missing: ['A plain dish'], cases: [one, { ...one, guid: newGuid(), name: 'No onion', mine: broken, others: null }] }),
    running: lab({}, { ...passed, state: 'running', isPassed: false, checks: [], recipe: null }),
    ungated: lab({ cases: [{ ...one, isRequired: false }] }),
    unconnected: lab({ model: null }, null),
  };
  for (const [state, told] of Object.entries(states))
    await test.step(state, async () => {
      await page.route(calls, (route) => route.fulfill({ contentType: 'application/json', body: enveloped(told) }));
      await visit(`/console/prompts/${newGuid()}/lab`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Version 2 in the lab');
      const isMissing = state === 'tried' || state === 'ungated';
      await expect(page.getByRole('button', { name: 'Make this production' })).toBeEnabled({ enabled: !isMissing });
      if (state === 'ungated') await expect(page.getByText(/^No test case is required/)).toBeVisible();
      await expectSound(page);
      await page.unrouteAll({ behavior: 'wait' });
    });
});
