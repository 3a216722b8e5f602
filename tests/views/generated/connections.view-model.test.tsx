import { test } from 'vitest';
import { connectionsDriver } from '../../support/views/drivers/connections.driver.tsx';
import { plansInView, replayInView } from '../../support/views/replay-in-view.tsx';

test.each(plansInView(connectionsDriver))('$title', replayInView);
