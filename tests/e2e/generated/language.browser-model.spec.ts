import { languageDriver } from '../../support/e2e/drivers/language.driver.ts';
import { testInBrowser } from '../../support/e2e/replay-in-browser.ts';

testInBrowser(languageDriver);
