import { test } from 'vitest';
import { denialDriver } from '../../support/views/drivers/denial.driver.tsx';
import { plansInView, replayInView } from '../../support/views/replay-in-view.tsx';

test.each(plansInView(denialDriver))('$title', replayInView);
