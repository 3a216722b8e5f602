import { recipesDriver } from '../../support/e2e/drivers/recipes.driver.ts';
import { testInBrowser } from '../../support/e2e/replay-in-browser.ts';

testInBrowser(recipesDriver);
