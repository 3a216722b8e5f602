import { foodSearchDriver } from '../../support/e2e/drivers/food-search.driver.ts';
import { testInBrowser } from '../../support/e2e/replay-in-browser.ts';

testInBrowser(foodSearchDriver);
