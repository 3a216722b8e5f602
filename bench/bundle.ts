import type { Page } from '@playwright/test';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { takenOver } from '../contract/shell/served-page.ts';
import { launchBrowser } from './browser.ts';

const root = join(import.meta.dirname, '..');

/** Bytes after gzip at its default level, which is what a balancer in front would send. */
const gzipSize = (path: string): number => gzipSync(readFileSync(path)).length;

/** Bytes of gzipped JavaScript in a Vite build of an empty page that uses the same libraries (bench/floor). */
export async function bundleFloor(): Promise<number> {
  const outDir = mkdtempSync(join(tmpdir(), 'anydish-floor-'));
  try {
    await build({
      configFile: false,
      root: join(root, 'bench/floor'),
      logLevel: 'error',
      build: { outDir, emptyOutDir: true, target: 'es2023', modulePreload: { polyfill: false } },
    });
    const files = readdirSync(join(outDir, 'assets')).filter((file) => /\.(js|css)$/.test(file));
    return files.reduce((sum, file) => sum + gzipSize(join(outDir, 'assets', file)), 0);
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** Remembers in the page when its code has taken it over: what is fetched afterwards, nobody waits for. */
const watch = `document.addEventListener('${takenOver}', () => { globalThis.takenOverAt = performance.now(); });`;

/** The scripts and styles of dist/ that `page` fetches until it can be used: its code has taken it over, or shows its heading. */
async function filesFor(page: Page, address: string): Promise<string[]> {
  await page.addInitScript({ content: watch });
  await page.goto(address);
  await page.locator('#root:not([data-digest]) h1').first().waitFor();
  const fetched = await page.evaluate(() => {
    const end = Number(Reflect.get(globalThis, 'takenOverAt') ?? performance.now());
    return performance.getEntriesByType('resource').flatMap(({ name, startTime }) => (startTime < end ? [new URL(name).pathname] : []));
  });
  return [...new Set(fetched)].filter((path) => /\.(js|css)$/.test(path));
}

/** What a browser fetches before a page can be used. */
export interface PageWeight {
  /** Bytes of JavaScript and CSS, gzipped. */
  bytes: number;
  /** Requests of scripts. */
  scripts: number;
}

/** The weight of each path of the server at `url`, from dist/. */
export async function weightOf(url: string, paths: readonly string[], cookie = ''): Promise<Map<string, PageWeight>> {
  await using browser = await launchBrowser();
  const sizes = new Map<string, PageWeight>();
  for (const path of paths) {
    await using context = await browser.newContext({ extraHTTPHeaders: cookie === '' ? {} : { cookie } });
    const files = await filesFor(await context.newPage(), `${url}${path}`);
    const bytes = files.reduce((sum, file) => sum + gzipSize(join(root, 'dist', file)), 0);
    sizes.set(path, { bytes, scripts: files.filter((file) => file.endsWith('.js')).length });
  }
  return sizes;
}
