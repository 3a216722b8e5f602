import { chromium, type Page } from '@playwright/test';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { getuid } from 'node:process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

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

/** The scripts and styles of dist/ that `page` fetches until it shows its heading. */
async function filesFor(page: Page, address: string): Promise<string[]> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|css)$/.test(pathname)) files.add(pathname);
  });
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return [...files];
}

/** Bytes of gzipped JavaScript and CSS that a browser fetches to show each path of the server at `url`, from dist/. */
export async function bytesToShow<const Path extends string>(url: string, paths: readonly Path[]): Promise<Record<Path, number>> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const sizes: [Path, number][] = [];
    for (const path of paths) {
      const context = await browser.newContext();
      const files = await filesFor(await context.newPage(), `${url}${path}`);
      sizes.push([path, files.reduce((sum, file) => sum + gzipSize(join(root, 'dist', file)), 0)]);
      await context.close();
    }
    // Checked: the same keys as `paths`.
    return Object.fromEntries(sizes) as Record<Path, number>;
  } finally {
    await browser.close();
  }
}
