import { test } from 'vitest';
import { deliveryDriver } from '../../support/views/drivers/delivery.driver.tsx';
import { plansInView, replayInView } from '../../support/views/replay-in-view.tsx';

test.each(plansInView(deliveryDriver))('$title', replayInView);
