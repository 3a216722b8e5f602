import { test } from 'vitest';
import { popUpDriver } from '../../support/views/drivers/pop-up.driver.tsx';
import { plansInView, replayInView } from '../../support/views/replay-in-view.tsx';

test.each(plansInView(popUpDriver))('$title', replayInView);
