import { modalsDriver } from '../../support/e2e/drivers/modals.driver.ts';
import { testInBrowser } from '../../support/e2e/replay-in-browser.ts';

testInBrowser(modalsDriver);
