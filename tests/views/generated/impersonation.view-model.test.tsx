import { test } from 'vitest';
import { impersonationDriver } from '../../support/views/drivers/impersonation.driver.tsx';
import { plansInView, replayInView } from '../../support/views/replay-in-view.tsx';

test.each(plansInView(impersonationDriver))('$title', replayInView);
