import { signUpDriver } from '../../support/e2e/drivers/sign-up.driver.ts';
import { testInBrowser } from '../../support/e2e/replay-in-browser.ts';

testInBrowser(signUpDriver);
