import { pageDriver } from '../../support/e2e/drivers/page.driver.ts';
import { testInBrowser } from '../../support/e2e/replay-in-browser.ts';

testInBrowser(pageDriver);
