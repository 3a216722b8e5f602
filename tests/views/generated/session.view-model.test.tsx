import { test } from 'vitest';
import { sessionDriver } from '../../support/views/drivers/session.driver.tsx';
import { plansInView, replayInView } from '../../support/views/replay-in-view.tsx';

test.each(plansInView(sessionDriver))('$title', replayInView);
