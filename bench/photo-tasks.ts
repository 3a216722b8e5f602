import type { Browser } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { launchBrowser } from './browser.ts';
import { plain, progress, ratio, type Figure } from './report.ts';
import { signIn } from './visitor.ts';

/** What a telephone is slower than this computer, as Lighthouse takes it. */
const slowdown = 4;
/** A task that is longer keeps a page from answering, in milliseconds: W3C Long Tasks. */
const long = 50;

/** As a telephone takes them: 12 million pixels, none of them like its neighbours. */
const telephonePhoto = (path: string) =>
  sharp({ create: { width: 4_000, height: 3_000, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 24 }, background: '#000' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 85 })
    .toFile(path);

/** In the page's own words: the types of this process know other entries. */
const watchTasks = `(() => {
  const durations = [];
  new PerformanceObserver((list) => durations.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
  return durations;
})()`;

interface Tasks {
  /** How many were long. */
  count: number;
  /** Milliseconds of all long ones together. */
  total: number;
}

/** The page's long tasks from the choice of a photo until the server has it; `isInPage`: in a browser that has no canvas for workers. */
async function longTasks(browser: Browser, url: string, photo: string, isInPage: boolean): Promise<Tasks> {
  const { cookie, companyUri } = await signIn(url);
  await using context = await browser.newContext({ extraHTTPHeaders: { cookie } });
  const page = await context.newPage();
  if (isInPage) await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'OffscreenCanvas'));
  await page.goto(`${url}/ai/${companyUri}/new`);
  const field = page.getByLabel('Add a photo');
  await field.waitFor({ state: 'attached' });
  // What is fetched beside the page is no part of it.
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const found = await page.evaluateHandle<number[]>(watchTasks);
  // By its path: bytes would be unpacked by the page itself, in a long task of the bench's own.
  await field.setInputFiles(photo);
  await page.getByRole('progressbar').waitFor();
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
  // Tasks are told of a moment later.
  await page.waitForTimeout(1_000);
  const durations = (await found.jsonValue()).filter((duration) => duration > long);
  return { count: durations.length, total: durations.reduce((sum, duration) => sum + duration, 0) };
}

/** How long a page cannot answer while a photo of an order is prepared. */
export async function photoFigures(url: string): Promise<Figure[]> {
  progress('A photo of 12 MP in the kitchen, with a processor four times slower...');
  await using browser = await launchBrowser();
  using stack = new DisposableStack();
  const folder = stack.adopt(mkdtempSync(join(tmpdir(), 'anydish-bench-')), (path) => rmSync(path, { recursive: true }));
  const photo = join(folder, 'dinner.jpg');
  await telephonePhoto(photo);
  const inWorker = await longTasks(browser, url, photo, false);
  const inPage = await longTasks(browser, url, photo, true);
  return [
    plain('tasks over 50 ms while a photo of 12 MP is prepared', {}, inWorker.count),
    ratio('time in them, beside preparing it in the page', { most: 0.25 }, inWorker.total, inPage.total, 'ms'),
  ];
}
