import { test } from 'vitest';
import { debugDriver } from '../../support/views/drivers/debug.driver.tsx';
import { plansInView, replayInView } from '../../support/views/replay-in-view.tsx';

test.each(plansInView(debugDriver))('$title', replayInView);
