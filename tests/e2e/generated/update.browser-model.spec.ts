import { updateDriver } from '../../support/e2e/drivers/update.driver.ts';
import { testInBrowser } from '../../support/e2e/replay-in-browser.ts';

testInBrowser(updateDriver);
