import { flowViewerDriver } from '../../support/e2e/drivers/flow-viewer.driver.ts';
import { testInBrowser } from '../../support/e2e/replay-in-browser.ts';

testInBrowser(flowViewerDriver);
