import { debugDriver } from '../../support/e2e/drivers/debug.driver.ts';
import { testInBrowser } from '../../support/e2e/replay-in-browser.ts';

testInBrowser(debugDriver);
