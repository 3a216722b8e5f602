import { popUpDriver } from '../../support/e2e/drivers/pop-up.driver.ts';
import { testInBrowser } from '../../support/e2e/replay-in-browser.ts';

testInBrowser(popUpDriver);
