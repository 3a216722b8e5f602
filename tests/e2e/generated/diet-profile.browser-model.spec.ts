import { dietProfileDriver } from '../../support/e2e/drivers/diet-profile.driver.ts';
import { testInBrowser } from '../../support/e2e/replay-in-browser.ts';

testInBrowser(dietProfileDriver);
