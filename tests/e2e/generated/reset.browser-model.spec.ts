import { resetDriver } from '../../support/e2e/drivers/reset.driver.ts';
import { testInBrowser } from '../../support/e2e/replay-in-browser.ts';

testInBrowser(resetDriver);
