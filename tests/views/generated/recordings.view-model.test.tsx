import { test } from 'vitest';
import { recordingsDriver } from '../../support/views/drivers/recordings.driver.tsx';
import { plansInView, replayInView } from '../../support/views/replay-in-view.tsx';

test.each(plansInView(recordingsDriver))('$title', replayInView);
