import { test } from 'vitest';
import { resetDriver } from '../../support/views/drivers/reset.driver.tsx';
import { plansInView, replayInView } from '../../support/views/replay-in-view.tsx';

test.each(plansInView(resetDriver))('$title', replayInView);
