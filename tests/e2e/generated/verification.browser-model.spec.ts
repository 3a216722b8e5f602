import { verificationDriver } from '../../support/e2e/drivers/verification.driver.ts';
import { testInBrowser } from '../../support/e2e/replay-in-browser.ts';

testInBrowser(verificationDriver);
