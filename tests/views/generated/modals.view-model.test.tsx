import { test } from 'vitest';
import { modalsDriver } from '../../support/views/drivers/modals.driver.tsx';
import { plansInView, replayInView } from '../../support/views/replay-in-view.tsx';

test.each(plansInView(modalsDriver))('$title', replayInView);
