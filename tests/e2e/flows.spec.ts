import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { is } from 'superstruct';
import { recordingSchema } from '../../src/recording/recording.ts';
import { machineList } from '../../src/dev/machine-list.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/e2e/page.ts';
import { password } from '../support/e2e/test-server.ts';
import { test } from '../support/e2e/product-world.ts';
import { replayRecording } from '../support/recordings/replay-recording.ts';

const state = (viewer: Page, id: string) => viewer.locator(`[data-state="${id}"]`);
const expectLit = (viewer: Page, id: string) => expect(state(viewer, id)).toHaveAttribute('data-active', 'true');

/** A tab on the sign-up form, and another one viewing its flow. */
async function openTabs(app: Page): Promise<Page> {
  await app.goto('/sign-up');
  await expect(app.getByLabel('Email')).toBeVisible();
  const viewer = await app.context().newPage();
  await viewer.goto('/dev/flows#signUp');
  await expect(state(viewer, 'signUp.form')).toBeVisible();
  await expectLit(viewer, 'signUp.form');
  return viewer;
}

async function fillForm(app: Page, email: string): Promise<void> {
  await app.getByLabel('Email').fill(email);
  await app.getByLabel('Password', { exact: true }).fill(password);
}

const newAddress = () => `flow-${crypto.randomUUID().slice(0, 8)}@anydish.example`;

test('a sign-up in one tab moves the chart in another, without secrets', async ({ page: app, mailbox }) => {
  const viewer = await openTabs(app);
  const email = newAddress();
  await fillForm(app, email);
  await app.getByRole('button', { name: 'Sign up' }).click();
  await expectLit(viewer, 'signUp.verifying');
  await expect(state(viewer, 'signUp.form')).not.toHaveAttribute('data-active', 'true');
  await expect(viewer.getByRole('list', { name: 'What happened, newest first' })).toContainText('createAccount done');

  const code = await mailbox.code(email);
  await viewer.getByRole('link', { name: 'verification 1 running' }).click();
  await expectLit(viewer, 'verification.entering');
  await app.getByRole('textbox').fill(code);
  await expectLit(viewer, 'verification.confirmed');
  await viewer.getByRole('link', { name: /^profile / }).click();
  await expectLit(viewer, 'profile.editing');
  await viewer.goBack();
  const seen = await viewer.content();
  for (const secret of [password, code, email.split('@', 1)[0] ?? '']) expect(seen).not.toContain(secret);
});

test('an event sent from the viewer reaches the app; the viewer pauses and steps back, by keyboard alone', async ({ page: app }) => {
  const viewer = await openTabs(app);
  await viewer.getByText('email.changed email').click();
  await viewer.getByLabel('Fields of email.changed as JSON').fill('{ "email": "typed@from.afar" }');
  await viewer.getByRole('button', { name: 'Send email.changed' }).click();
  await expect(app.getByLabel('Email')).toHaveValue('typed@from.afar');
  await viewer.getByRole('button', { name: 'form.submitted' }).click();
  await expect(app.getByText('Password is required')).toBeVisible();

  await fillForm(app, newAddress());
  await viewer.getByRole('button', { name: 'Pause' }).press('Enter');
  await app.getByRole('button', { name: 'Sign up' }).click();
  await expect(app.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
  await expectLit(viewer, 'signUp.form');
  await viewer.getByRole('button', { name: 'Step forward' }).press('Enter');
  await expectLit(viewer, 'signUp.creating');
  await viewer.getByRole('button', { name: 'Step back' }).press('Enter');
  await expectLit(viewer, 'signUp.form');
  await viewer.getByRole('button', { name: 'Live' }).press('Enter');
  await expectLit(viewer, 'signUp.verifying');
});

test('a copied recording replays, and a saved file is the diagram', async ({ page: app, product }) => {
  await app.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.origin });
  const viewer = await openTabs(app);
  await fillForm(app, newAddress());
  await app.getByRole('button', { name: 'Sign up' }).click();
  await expectLit(viewer, 'signUp.verifying');
  await viewer.bringToFront();
  await viewer.getByRole('button', { name: 'Copy flow recording' }).click();
  await expect(viewer.getByText(/^Copied/)).toBeVisible();
  const recording: unknown = JSON.parse(await viewer.evaluate(() => navigator.clipboard.readText()));
  const machine = machineList['sign-up'];
  if (!is(recording, recordingSchema) || machine === undefined) throw new Error('The clipboard holds no recording.');
  const { steps, isSameDefinition } = replayRecording(recording, machine);
  expect(isSameDefinition).toBe(true);
  expect(steps.map(({ goesTo }) => goesTo)).toEqual(steps.map(({ recorded }) => recorded));
  expect(steps.at(-1)?.goesTo).toBe('verifying');

  const [saved] = await Promise.all([viewer.waitForEvent('download'), viewer.getByRole('button', { name: 'Save as SVG' }).click()]);
  expect(saved.suggestedFilename()).toBe('signUp.svg');
  expect(await readFile(await saved.path(), 'utf8')).toContain('<title>Statechart signUp</title>');
});

/** No accessibility errors and no overflow. */
async function expectReadable(app: Page, width: number): Promise<void> {
  const viewer = await openTabs(app);
  await viewer.setViewportSize({ width, height: 844 });
  await expectAccessible(viewer);
  await expectNoSidewaysScroll(viewer);
  await viewer.goto('/dev/flows#kitchen.open.failed');
  await expect(viewer.getByRole('region', { name: 'kitchen.open.failed' })).toBeVisible();
  await expectAccessible(viewer);
  await expectNoSidewaysScroll(viewer);
}

test('is readable and usable on a desktop and a phone', async ({ page }) => {
  await expectReadable(page, 1280);
  await expectReadable(page, 390);
});

/** A stand-in for the inspector's site, which announces itself and records its messages. */
const inspector = `<script>
  window.told = [];
  addEventListener('message', ({ data }) => window.told.push(data));
  opener.postMessage({ type: '@statelyai.connected' }, '*');
</script>`;

test('with ?inspect the inspector opens and receives everything but secrets', async ({ page }) => {
  await page.context().route('https://stately.ai/**', (route) => route.fulfill({ contentType: 'text/html', body: inspector }));
  const [popUp] = await Promise.all([page.waitForEvent('popup'), page.goto('/login?inspect')]);
  await page.getByLabel('Email').fill('ada.lovelace@anydish.example');
  await page.getByLabel('Password', { exact: true }).fill(password);
  const told = () => popUp.evaluate(() => JSON.stringify(Reflect.get(globalThis, 'told')));
  await expect.poll(told).toContain('"password.changed"');
  expect(await told()).toContain('"@xstate.actor"');
  expect(await told()).not.toContain(password);
  expect(await told()).not.toContain('ada.lovelace');
});
