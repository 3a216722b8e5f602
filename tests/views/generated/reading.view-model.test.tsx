import { test } from 'vitest';
import { readingDriver } from '../../support/views/drivers/reading.driver.tsx';
import { plansInView, replayInView } from '../../support/views/replay-in-view.tsx';

test.each(plansInView(readingDriver))('$title', replayInView);
