import { connectionsDriver } from '../../support/e2e/drivers/connections.driver.ts';
import { testInBrowser } from '../../support/e2e/replay-in-browser.ts';

testInBrowser(connectionsDriver);
