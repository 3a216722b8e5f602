import { savedRecipesDriver } from '../../support/e2e/drivers/saved-recipes.driver.ts';
import { testInBrowser } from '../../support/e2e/replay-in-browser.ts';

testInBrowser(savedRecipesDriver);
