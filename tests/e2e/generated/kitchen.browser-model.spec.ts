import { kitchenDriver } from '../../support/e2e/drivers/kitchen.driver.ts';
import { testInBrowser } from '../../support/e2e/replay-in-browser.ts';

testInBrowser(kitchenDriver);
