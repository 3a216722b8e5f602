import { defineConfig } from '@playwright/test';
import { getuid } from 'node:process';

// Playwright's own browsers are not downloaded: the tests drive the system's Chromium, or its headless shell (see scripts/system-packages.mjs).
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
// Pages live for seconds: fewer processes, nothing drawn by an emulated graphics card, no code optimised for later. A fifth less work.
const lean = ['--disable-gpu', '--in-process-gpu', '--enable-features=NetworkServiceInProcess2', '--js-flags=--no-opt'];

export default defineConfig({
  testDir: 'tests/e2e',
  // These need a NATS server: scripts/test-nats.mjs runs them.
  testIgnore: process.env['TEST_NATS_PROGRAM'] === undefined ? ['nats/**'] : [],
  outputDir: 'test-results',
  // These end what hangs, on the slowest machine: no test is about speed.
  timeout: 150_000,
  expect: { timeout: 60_000 },
  // The same pictures on every system.
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  // Most of a test is waiting: for a window, a clock, a stream. A worker has servers, folders and browsers of its own.
  workers: 3,
  forbidOnly: true,
  // Real processes, windows and clocks: what fails once is tried again, and named at the end of the run (scripts/test-results.ts).
  retries: 1,
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Drawing what moves takes a tenth of the whole run. Tests that are about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Without snapshots: to take one, Playwright fetches blob: pictures inside the page, which our Content-Security-Policy forbids.
    // And of the repeat alone: every test would go slower for it.
    trace: { mode: 'on-first-retry', snapshots: false },
    // Chromium's sandbox does not work for root.
    launchOptions: { executablePath, args: [...quiet, ...lean, ...(getuid?.() === 0 ? ['--no-sandbox'] : [])] },
  },
});
