import { test } from 'vitest';
import { connectionDriver } from '../../support/views/drivers/connection.driver.tsx';
import { plansInView, replayInView } from '../../support/views/replay-in-view.tsx';

test.each(plansInView(connectionDriver))('$title', replayInView);
