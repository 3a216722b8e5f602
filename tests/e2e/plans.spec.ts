import { flowNames } from '../support/flow-modules.ts';
import { loadBrowserDriver } from '../support/e2e/browser-driver.ts';
import { test } from '../support/e2e/browser-world.ts';
import { testInBrowser } from '../support/e2e/replay-in-browser.ts';

test.describe.configure({ mode: 'parallel' });

// The flows that need a browser to be believed; why, each driver says.
for (const name of flowNames) {
  const driver = await loadBrowserDriver(name);
  if (driver !== null) test.describe(name, () => testInBrowser(driver));
}
