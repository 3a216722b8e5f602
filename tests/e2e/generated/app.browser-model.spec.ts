import { appDriver } from '../../support/e2e/drivers/app.driver.ts';
import { testInBrowser } from '../../support/e2e/replay-in-browser.ts';

testInBrowser(appDriver);
