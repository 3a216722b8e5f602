import { test } from 'vitest';
import { recoveryDriver } from '../../support/views/drivers/recovery.driver.tsx';
import { plansInView, replayInView } from '../../support/views/replay-in-view.tsx';

test.each(plansInView(recoveryDriver))('$title', replayInView);
