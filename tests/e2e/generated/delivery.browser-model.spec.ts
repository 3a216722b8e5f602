import { deliveryDriver } from '../../support/e2e/drivers/delivery.driver.ts';
import { testInBrowser } from '../../support/e2e/replay-in-browser.ts';

testInBrowser(deliveryDriver);
