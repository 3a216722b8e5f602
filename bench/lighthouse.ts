import lighthouse from 'lighthouse';
import { freePort } from '../tests/support/e2e/product.ts';
import { launchBrowser } from './browser.ts';
import { median } from './statistics.ts';

/** What Lighthouse says of a page: scores from 0 to 1, times in milliseconds, the layout shift without a unit. */
export interface PageReport {
  performance: number;
  accessibility: number;
  seo: number;
  bestPractices: number;
  firstPaint: number;
  largestPaint: number;
  blockingTime: number;
  layoutShift: number;
}

async function report(address: string, port: number): Promise<PageReport> {
  const run = await lighthouse(address, {
    port,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'seo', 'best-practices'],
  });
  const { categories, audits, runtimeError } = run?.lhr ?? {};
  if (runtimeError !== undefined) throw new Error(`Lighthouse on ${address}: ${runtimeError.message}`);
  const number = (id: string) => audits?.[id]?.numericValue ?? Number.NaN;
  return {
    performance: categories?.['performance']?.score ?? Number.NaN,
    accessibility: categories?.['accessibility']?.score ?? Number.NaN,
    seo: categories?.['seo']?.score ?? Number.NaN,
    bestPractices: categories?.['best-practices']?.score ?? Number.NaN,
    firstPaint: number('first-contentful-paint'),
    largestPaint: number('largest-contentful-paint'),
    blockingTime: number('total-blocking-time'),
    layoutShift: number('cumulative-layout-shift'),
  };
}

/**
 * Loads `address` `rounds` times as Lighthouse's phone on a slow network, each time with an empty cache, and resolves to the median
 * of each figure. @throws Error when the page cannot be loaded.
 */
export async function inspectPage(address: string, rounds: number): Promise<PageReport> {
  const port = await freePort();
  const browser = await launchBrowser(port);
  const reports: PageReport[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) reports.push(await report(address, port));
  } finally {
    await browser.close();
  }
  const middle = (name: keyof PageReport) => median(reports.map((one) => one[name]));
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    seo: middle('seo'),
    bestPractices: middle('bestPractices'),
    firstPaint: middle('firstPaint'),
    largestPaint: middle('largestPaint'),
    blockingTime: middle('blockingTime'),
    layoutShift: middle('layoutShift'),
  };
}
