import { readingDriver } from '../../support/e2e/drivers/reading.driver.ts';
import { testInBrowser } from '../../support/e2e/replay-in-browser.ts';

testInBrowser(readingDriver);
