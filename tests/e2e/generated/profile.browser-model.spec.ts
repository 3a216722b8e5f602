import { profileDriver } from '../../support/e2e/drivers/profile.driver.ts';
import { testInBrowser } from '../../support/e2e/replay-in-browser.ts';

testInBrowser(profileDriver);
