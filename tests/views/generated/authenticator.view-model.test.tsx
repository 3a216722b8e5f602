import { test } from 'vitest';
import { authenticatorDriver } from '../../support/views/drivers/authenticator.driver.tsx';
import { plansInView, replayInView } from '../../support/views/replay-in-view.tsx';

test.each(plansInView(authenticatorDriver))('$title', replayInView);
