import { test } from 'vitest';
import { modalDriver } from '../../support/views/drivers/modal.driver.tsx';
import { plansInView, replayInView } from '../../support/views/replay-in-view.tsx';

test.each(plansInView(modalDriver))('$title', replayInView);
