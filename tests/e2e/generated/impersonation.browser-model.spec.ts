import { impersonationDriver } from '../../support/e2e/drivers/impersonation.driver.ts';
import { testInBrowser } from '../../support/e2e/replay-in-browser.ts';

testInBrowser(impersonationDriver);
