import type { Page } from '@playwright/test';
import { launchBrowser } from './browser.ts';
import { duration, progress, type Figure } from './report.ts';
import { signIn } from './visitor.ts';

/** Most milliseconds from a press to the next paint. */
const most = 100;

/** Counts in the page: the longest time from an input to the paint that follows it, as browsers measure it (INP). */
const watch = `
  globalThis.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.longest = Math.max(globalThis.longest, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

/** Milliseconds of the slowest press in `act`; 16 stands for less. */
async function slowestIn(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => Reflect.set(globalThis, 'longest', 0));
  await act();
  await page.waitForTimeout(500);
  return Math.max(16, await page.evaluate(() => Number(Reflect.get(globalThis, 'longest'))));
}

/** From a press to the next paint on a processor four times slower: typing an order, changing servings, opening a recipe, changing the language. */
export async function interactions(url: string): Promise<Figure[]> {
  progress('Interactions on a processor four times slower...');
  const { cookie, companyUri } = await signIn(url);
  await using browser = await launchBrowser();
  await using context = await browser.newContext({ locale: 'en-US', viewport: { width: 390, height: 844 }, hasTouch: true });
  await context.addCookies(
    cookie.split('; ').map((pair) => ({ name: pair.slice(0, pair.indexOf('=')), value: pair.slice(pair.indexOf('=') + 1), url })),
  );
  await context.addInitScript({ content: watch });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const opened = async (path: string) => {
    await page.goto(url + path, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
  };
  await opened(`/ai/${companyUri}/new`);
  const typing = await slowestIn(page, () => page.getByLabel('Describe a dish').pressSequentially('a quick dinner for two', { delay: 60 }));
  await opened('/account');
  const opening = await slowestIn(page, async () => {
    await page.getByRole('main').getByRole('link').filter({ hasText: 'carbonara' }).first().click();
    await page.getByRole('heading', { name: 'Ingredients' }).waitFor();
  });
  const servings = await slowestIn(page, async () => {
    for (let times = 0; times < 3; times += 1) await page.getByRole('button', { name: 'More servings' }).click();
  });
  await opened('/');
  const language = await slowestIn(page, async () => {
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
    await page.locator('html[lang=de]').waitFor();
  });
  return [
    duration('typing an order, slowest press to the next paint', most, typing),
    duration('opening a recipe, press to the next paint', most, opening),
    duration('changing servings, slowest press to the next paint', most, servings),
    duration('changing the language, press to the next paint', most, language),
  ];
}
