import { sessionDriver } from '../../support/e2e/drivers/session.driver.ts';
import { testInBrowser } from '../../support/e2e/replay-in-browser.ts';

testInBrowser(sessionDriver);
