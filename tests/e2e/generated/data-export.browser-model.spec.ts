import { dataExportDriver } from '../../support/e2e/drivers/data-export.driver.ts';
import { testInBrowser } from '../../support/e2e/replay-in-browser.ts';

testInBrowser(dataExportDriver);
