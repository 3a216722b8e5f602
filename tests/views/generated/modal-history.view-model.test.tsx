import { test } from 'vitest';
import { modalHistoryDriver } from '../../support/views/drivers/modal-history.driver.tsx';
import { plansInView, replayInView } from '../../support/views/replay-in-view.tsx';

test.each(plansInView(modalHistoryDriver))('$title', replayInView);
