import { profileSettingsDriver } from '../../support/e2e/drivers/profile-settings.driver.ts';
import { testInBrowser } from '../../support/e2e/replay-in-browser.ts';

testInBrowser(profileSettingsDriver);
