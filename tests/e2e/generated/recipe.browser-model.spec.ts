import { recipeDriver } from '../../support/e2e/drivers/recipe.driver.ts';
import { testInBrowser } from '../../support/e2e/replay-in-browser.ts';

testInBrowser(recipeDriver);
