import { signInDriver } from '../../support/e2e/drivers/sign-in.driver.ts';
import { testInBrowser } from '../../support/e2e/replay-in-browser.ts';

testInBrowser(signInDriver);
