import { test } from 'vitest';
import { updateDriver } from '../../support/views/drivers/update.driver.tsx';
import { plansInView, replayInView } from '../../support/views/replay-in-view.tsx';

test.each(plansInView(updateDriver))('$title', replayInView);
