import { modalDriver } from '../../support/e2e/drivers/modal.driver.ts';
import { testInBrowser } from '../../support/e2e/replay-in-browser.ts';

testInBrowser(modalDriver);
