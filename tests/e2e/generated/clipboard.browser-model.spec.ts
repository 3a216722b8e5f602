import { clipboardDriver } from '../../support/e2e/drivers/clipboard.driver.ts';
import { testInBrowser } from '../../support/e2e/replay-in-browser.ts';

testInBrowser(clipboardDriver);
