import { emailChangeDriver } from '../../support/e2e/drivers/email-change.driver.ts';
import { testInBrowser } from '../../support/e2e/replay-in-browser.ts';

testInBrowser(emailChangeDriver);
