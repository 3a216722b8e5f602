import { expect, type Page } from '@playwright/test';
import { test } from '../support/e2e/browser-world.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/e2e/page.ts';
import { bodyOf } from '../support/e2e/recipe-body.ts';

/** A recogniser that hears the test's text, and a voice that records what it reads. */
function fakeVoice(): void {
  const spoken: string[] = [];
  let recogniser: EventTarget | null = null;
  const hold = (one: EventTarget) => {
    recogniser = one;
  };
  const letGo = (one: EventTarget) => {
    if (recogniser === one) recogniser = null;
  };
  class Recogniser extends EventTarget {
    start = () => hold(this);
    abort = () => letGo(this);
  }
  const voice = {
    cancel: () => undefined,
    speak: (utterance: SpeechSynthesisUtterance) => {
      // It would hear itself.
      if (recogniser !== null) spoken.push('HEARD ITSELF');
      spoken.push(`${utterance.lang}: ${utterance.text}`);
      queueMicrotask(() => utterance.dispatchEvent(new Event('end')));
    },
  };
  Object.defineProperty(globalThis, 'speechSynthesis', { value: voice });
  Object.assign(globalThis, {
    SpeechRecognition: Recogniser,
    webkitSpeechRecognition: Recogniser,
    fakeVoice: {
      spoken,
      isListening: () => recogniser !== null,
      hear: (words: string) => recogniser?.dispatchEvent(Object.assign(new Event('result'), { results: [[{ transcript: words }]] })),
      refuse: () => recogniser?.dispatchEvent(Object.assign(new Event('error'), { error: 'not-allowed' })),
    },
  });
}

interface Fake {
  spoken: string[];
  isListening: () => boolean;
  hear: (words: string) => void;
  refuse: () => void;
}
const isListening = (page: Page) =>
  expect.poll(() => page.evaluate(() => (globalThis as unknown as { fakeVoice: Fake }).fakeVoice.isListening())).toBe(true);
const say = async (page: Page, words: string) => {
  await isListening(page);
  await page.evaluate((heard) => (globalThis as unknown as { fakeVoice: Fake }).fakeVoice.hear(heard), words);
};
const spoken = (page: Page) => page.evaluate(() => (globalThis as unknown as { fakeVoice: Fake }).fakeVoice.spoken);

test('cooks by voice: consent, navigation, reading aloud, questions and timers', async ({ world }) => {
  const { page, server, signIn, visit } = world;
  await page.addInitScript(fakeVoice);
  const user = await server.addUser();
  const [recipe = ''] = await server.addRecipes(user, 1);
  const flour = { amount: 200, unit: 'g', item: 'flour', note: null, scales: true, replaces: null };
  const steps = [
    { text: 'Sift the flour.', minutes: null, uses: [0] },
    { text: 'Let it rest.', minutes: 5, uses: [] },
  ];
  const body = { ...(await bodyOf(server, recipe)), ingredients: [flour], steps };
  await server.db
    .updateTable('recipes')
    .set({ body: JSON.stringify(body) })
    .where('guid', '=', recipe)
    .execute();
  await signIn(user);
  const response = await page.goto(`${server.origin}/ai/${user.companyUri}/recipes/${recipe}/cook`);
  expect(response?.headers()['permissions-policy']).toContain('microphone=(self)');
  await page.getByRole('button', { name: 'Cook hands-free' }).click();
  await expect(page.getByText('some browsers send the sound to their maker')).toBeVisible();
  expect(await spoken(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 760 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Start listening' }).click();
  await say(page, 'How much flour?');
  await say(page, 'next');
  await expect(page.getByRole('heading', { level: 2, name: 'Step 2 of 2' })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: /^Start timer: 5/ })).toBeEnabled();
  await say(page, 'start timer');
  await expect(page.getByRole('timer')).toBeVisible();
  await say(page, 'stop timer');
  await expect(page.getByRole('timer')).toHaveCount(0);
  await say(page, 'go back');
  await expect(page.getByRole('heading', { level: 2, name: 'Step 1 of 2' })).toBeVisible();
  await say(page, 'lovely weather');
  await expect(page.getByText('I did not understand')).toBeVisible();
  expect(await spoken(page)).toEqual([
    'en: Sift the flour.',
    'en: 200 g flour',
    'en: Let it rest.',
    'en: Timer started: 5 min',
    'en: Timer stopped.',
    'en: Sift the flour.',
  ]);
  await page.evaluate(() => (globalThis as unknown as { fakeVoice: Fake }).fakeVoice.refuse());
  await expect(page.getByText('The microphone is not allowed.')).toBeVisible();

  await visit(`/ai/${user.companyUri}/recipes/${recipe}/cook?locale=ar`);
  await page.getByRole('button', { name: 'الطبخ بلا استخدام اليدين' }).click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'ابدأ الاستماع' }).click();
  await say(page, 'التالي');
  await expect.poll(() => spoken(page)).toContain('en: Let it rest.');
});
