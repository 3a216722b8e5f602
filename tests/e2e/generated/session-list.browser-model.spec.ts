import { sessionListDriver } from '../../support/e2e/drivers/session-list.driver.ts';
import { testInBrowser } from '../../support/e2e/replay-in-browser.ts';

testInBrowser(sessionListDriver);
