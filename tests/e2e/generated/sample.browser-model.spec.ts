import { sampleDriver } from '../../support/e2e/drivers/sample.driver.ts';
import { testInBrowser } from '../../support/e2e/replay-in-browser.ts';

testInBrowser(sampleDriver);
