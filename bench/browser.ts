import { chromium, type Browser } from '@playwright/test';
import { getuid } from 'node:process';

/** The system's Chromium, as the browser tests use it; on `debuggingPort` other tools can drive it too. */
export const launchBrowser = (debuggingPort?: number): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      // Chromium's sandbox does not work for root.
      ...(getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...(debuggingPort === undefined ? [] : [`--remote-debugging-port=${debuggingPort}`]),
    ],
  });
