import { test } from 'vitest';
import { sessionListDriver } from '../../support/views/drivers/session-list.driver.tsx';
import { plansInView, replayInView } from '../../support/views/replay-in-view.tsx';

test.each(plansInView(sessionListDriver))('$title', replayInView);
