import { resendDriver } from '../../support/e2e/drivers/resend.driver.ts';
import { testInBrowser } from '../../support/e2e/replay-in-browser.ts';

testInBrowser(resendDriver);
