import { test } from 'vitest';
import { kitchenDriver } from '../../support/views/drivers/kitchen.driver.tsx';
import { plansInView, replayInView } from '../../support/views/replay-in-view.tsx';

test.each(plansInView(kitchenDriver))('$title', replayInView);
