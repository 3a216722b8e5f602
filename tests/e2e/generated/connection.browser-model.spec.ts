import { connectionDriver } from '../../support/e2e/drivers/connection.driver.ts';
import { testInBrowser } from '../../support/e2e/replay-in-browser.ts';

testInBrowser(connectionDriver);
