import { test } from 'vitest';
import { profileSettingsDriver } from '../../support/views/drivers/profile-settings.driver.tsx';
import { plansInView, replayInView } from '../../support/views/replay-in-view.tsx';

test.each(plansInView(profileSettingsDriver))('$title', replayInView);
