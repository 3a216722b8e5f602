import { test } from 'vitest';
import { sampleDriver } from '../../support/views/drivers/sample.driver.tsx';
import { plansInView, replayInView } from '../../support/views/replay-in-view.tsx';

test.each(plansInView(sampleDriver))('$title', replayInView);
