import { flowNames } from '../support/flow-modules.ts';
import { loadBrowserDriver } from '../support/e2e/browser-driver.ts';
import { test } from '../support/e2e/browser-world.ts';
import { testInBrowser } from '../support/e2e/replay-in-browser.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ isRecorded: true });

// The flows that need a real browser; each driver says why.
for (const name of flowNames) {
  const driver = await loadBrowserDriver(name);
  if (driver !== null) test.describe(name, () => testInBrowser(driver));
}
