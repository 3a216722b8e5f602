import { recordingsDriver } from '../../support/e2e/drivers/recordings.driver.ts';
import { testInBrowser } from '../../support/e2e/replay-in-browser.ts';

testInBrowser(recordingsDriver);
