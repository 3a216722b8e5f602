// How soon pages that strangers open first are there, and what they cost the server.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { create } from 'superstruct';
import { fromWire } from '../contract/casing.ts';
import { fillPath } from '../contract/endpoint.ts';
import { endpoints } from '../contract/endpoints.ts';
import type { Locale } from '../contract/shell/locales.ts';
import { publicConfigSchema } from '../contract/shell/public-config.ts';
import type { PageRenderer } from '../contract/shell/served-page.ts';
import { requestsPerSecond } from './accounts.ts';
import { launchBrowser } from './browser.ts';
import { effort, isQuick } from './effort.ts';
import { interactions } from './interactions.ts';
import { inspectPage } from './lighthouse.ts';
import { duration, plain, progress, ratio, type Figure } from './report.ts';
import { startServer } from './server-process.ts';
import { interleave, median } from './statistics.ts';
import { call, followJob, orderOf, signIn } from './visitor.ts';

const kilobyte = 1024;

/** A listed link to a recipe of the demo account. Resolves to its path. */
async function shareRecipe(url: string): Promise<string> {
  const { cookie, companyUri } = await signIn(url);
  const jobs = `/api/companies/${companyUri}/recipe-jobs`;
  const { payload } = await call(url, jobs, { method: 'POST', body: orderOf('spaghetti carbonara'), cookie });
  const job = `${jobs}/${(payload as { guid: string }).guid}`;
  await followJob(url, `${job}/events`, cookie);
  const { recipe_guid: guid } = (await call(url, job, { cookie })).payload as { recipe_guid: string };
  const path = fillPath(endpoints.getShare.path, { companyUri, guid });
  const shared = await call(url, path, { method: 'PUT', body: { is_listed: true, shows_photo: false }, cookie });
  return (shared.payload as { share: { path: string } }).share.path;
}

/** Waits until the server has rendered a page: its first reader may be sent an empty one. Resolves to its letters. */
async function untilRendered(address: string): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const html = await (await fetch(address, { headers: { accept: 'text/html' } })).text();
    if (html.includes('data-digest')) return Buffer.byteLength(html);
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  throw new Error(`${address} is not rendered.`);
}

async function lighthouseOf(address: string, name: string): Promise<Figure[]> {
  progress(`Lighthouse on ${name}, as a phone on a slow network...`);
  const page = await inspectPage(address, effort.rounds);
  return [
    plain(`Lighthouse ${name}, performance`, { least: 0.99 }, page.performance),
    plain(`Lighthouse ${name}, accessibility`, { least: 1 }, page.accessibility),
    plain(`Lighthouse ${name}, search engines`, { least: 1 }, page.seo),
    plain(`Lighthouse ${name}, best practices`, { least: 1 }, page.bestPractices),
    duration(`Lighthouse ${name}, first contentful paint`, 1_000, page.firstPaint),
    duration(`Lighthouse ${name}, largest contentful paint`, 1_200, page.largestPaint),
    duration(`Lighthouse ${name}, total blocking time`, 50, page.blockingTime),
    plain(`Lighthouse ${name}, cumulative layout shift`, { most: 0 }, page.layoutShift),
  ];
}

/** Bytes on the wire of the page, its styles and its fonts: what is there before the first paint. */
async function firstBytes(url: string, paths: readonly string[]): Promise<Figure[]> {
  await using browser = await launchBrowser();
  const figures: Figure[] = [];
  for (const path of paths) {
    await using context = await browser.newContext();
    const page = await context.newPage();
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (!['document', 'stylesheet', 'font'].includes(request.resourceType())) return;
      sizes.push(request.sizes().then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize));
    });
    // Without code nothing that comes later is counted.
    await page.route(/\/(?:webapp\/|assets\/app\.).*\.js$/, (route) => route.abort());
    await page.goto(url + path, { waitUntil: 'load' });
    const sum = (await Promise.all(sizes)).reduce((all, size) => all + size, 0);
    figures.push(plain(`KiB before the first paint of ${path}`, { most: 45 }, sum / kilobyte));
  }
  return figures;
}

/** Milliseconds that the built renderer takes for a page in this process, one after another. */
async function renderings(url: string, floor: number): Promise<Figure[]> {
  const { renderPage } = (await import(pathToFileURL(join(import.meta.dirname, '../dist/.served/served.mjs')).href)) as PageRenderer;
  const html = await (await fetch(url, { headers: { accept: 'text/html' } })).text();
  const config = create(fromWire(JSON.parse(/id="config">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')), publicConfigSchema);
  const figures: Figure[] = [];
  for (const [path, calls] of Object.entries({ '/': ['/api/samples', '/api/categories'], '/login': [], '/privacy': [] })) {
    const asked = calls.map((address) => `${address}?language=en`);
    const answers = Object.fromEntries(await Promise.all(asked.map(async (of) => [of, await (await fetch(url + of)).json()] as const)));
    const times: number[] = [];
    for (let turn = -effort.turnsOfFilter; turn < effort.calls; turn += 1) {
      const start = performance.now();
      await renderPage({ path, language: 'en', config, origin: url, answers });
      if (turn >= 0) times.push(performance.now() - start);
    }
    const middle = median(times);
    figures.push(
      duration(`rendering ${path}, median`, 5, middle),
      ratio(`renderings of ${path} per second`, { least: 0.3 }, 1_000 / middle, floor, 'constant pages per second'),
    );
  }
  return figures;
}

/** Pages per second, kept for a minute, against the same server with a constant page of the same length. */
async function throughput(url: string): Promise<Figure[]> {
  progress('Pages per second, against the same server answering a constant page...');
  await using constant = await startServer('bench/constant-server.ts');
  const letters = await untilRendered(`${url}/privacy`);
  const { seconds, rounds } = effort;
  const measured = await interleave(rounds, {
    floor: () => requestsPerSecond(`${constant.url}/constant.html?letters=${letters}`, { cookie: '', seconds }),
    kept: () => requestsPerSecond(`${url}/privacy`, { cookie: '', seconds }),
  });
  return [
    ratio('kept pages per second', { least: 0.9 }, measured.kept, measured.floor, 'constant pages per second'),
    ...(await renderings(url, measured.floor)),
  ];
}

export async function pageFigures(url: string): Promise<Figure[]> {
  const shared = await shareRecipe(url);
  const paths = ['/', '/login', '/sign-up', shared];
  const languages: readonly Locale[] = ['en', 'ar'];
  const figures: Figure[] = [];
  for (const path of isQuick ? ['/login'] : paths)
    for (const language of isQuick ? languages.slice(0, 1) : languages) {
      const address = `${url}${path}?locale=${language}`;
      await untilRendered(address);
      figures.push(...(await lighthouseOf(address, `${path === shared ? 'a shared recipe' : path} (${language})`)));
    }
  return [...figures, ...(await firstBytes(url, ['/', '/login'])), ...(await throughput(url)), ...(await interactions(url))];
}
