import { test } from 'vitest';
import { stepUpDriver } from '../../support/views/drivers/step-up.driver.tsx';
import { plansInView, replayInView } from '../../support/views/replay-in-view.tsx';

test.each(plansInView(stepUpDriver))('$title', replayInView);
