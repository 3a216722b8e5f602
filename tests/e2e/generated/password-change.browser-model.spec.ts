import { passwordChangeDriver } from '../../support/e2e/drivers/password-change.driver.ts';
import { testInBrowser } from '../../support/e2e/replay-in-browser.ts';

testInBrowser(passwordChangeDriver);
