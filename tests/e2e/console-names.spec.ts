import { expect } from '@playwright/test';
import { newGuid } from '../../server/db/guid.ts';
import { test as base } from '../support/e2e/browser-world.ts';
import { TestServer } from '../support/e2e/test-server.ts';
import { fails, says, startFakeModel } from '../support/server/fake-model.ts';

const test = base.extend({
  server: async ({ started }, use) => {
    const model = await startFakeModel(fails(400), says(JSON.stringify({ de: 'Suppen', fr: 'Soupes' })));
    started.defer(() => model.close());
    const env = { AI_BASE_URL: model.baseUrl, AI_MODEL: 'taster-1' };
    const server = await TestServer.start({ cookKind: 'openai-compatible', env });
    started.defer(() => server.close());
    await use(server);
  },
});

test('missing names of a category are suggested into its fields, corrected, and saved by hand', async ({
  world: { page, server, signIn, visit },
}) => {
  const guid = newGuid();
  const row = {
    guid,
    slug: 'soups',
    parent_guid: null,
    position: 1,
    names: JSON.stringify({ en: 'Soups' }),
    created_at: server.clock.now(),
  };
  await server.db.insertInto('categories').values(row).execute();
  await signIn(await server.addUser({ staff: { hasConsoleAccess: true, canManageCategories: true } }));
  await visit(`/console/categories/${guid}`);
  const italian = page.getByLabel('Name in Italian', { exact: true });
  await italian.fill('Zuppe');
  // A failure keeps what was typed.
  await page.getByRole('button', { name: 'Suggest missing names' }).click();
  await expect(page.getByText('The model gave no answer. What you typed is still there')).toBeVisible();
  await expect(italian).toHaveValue('Zuppe');

  await page.getByRole('button', { name: 'Suggest missing names' }).click();
  await expect(page.getByText('2 names are suggested. Check them, then save.')).toBeVisible();
  const german = page.getByLabel('Name in German', { exact: true });
  await expect(german).toHaveValue('Suppen');
  await expect(german).toHaveAccessibleDescription('Suggested by the model, not saved yet.');
  await german.fill('Suppen und Eintöpfe');
  await expect(page.getByText('1 name is suggested. Check it, then save.')).toBeVisible();
  const names = async () =>
    (await server.db.selectFrom('categories').select('names').where('guid', '=', guid).executeTakeFirstOrThrow()).names;
  expect(await names()).toEqual({ en: 'Soups' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(names).toEqual({ en: 'Soups', it: 'Zuppe', de: 'Suppen und Eintöpfe', fr: 'Soupes' });
});
