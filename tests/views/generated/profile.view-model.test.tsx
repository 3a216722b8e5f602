import { test } from 'vitest';
import { profileDriver } from '../../support/views/drivers/profile.driver.tsx';
import { plansInView, replayInView } from '../../support/views/replay-in-view.tsx';

test.each(plansInView(profileDriver))('$title', replayInView);
