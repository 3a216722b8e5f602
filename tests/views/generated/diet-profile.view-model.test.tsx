import { test } from 'vitest';
import { dietProfileDriver } from '../../support/views/drivers/diet-profile.driver.tsx';
import { plansInView, replayInView } from '../../support/views/replay-in-view.tsx';

test.each(plansInView(dietProfileDriver))('$title', replayInView);
