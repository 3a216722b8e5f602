import { deletionDriver } from '../../support/e2e/drivers/deletion.driver.ts';
import { testInBrowser } from '../../support/e2e/replay-in-browser.ts';

testInBrowser(deletionDriver);
