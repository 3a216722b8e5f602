import { test } from 'vitest';
import { verificationDriver } from '../../support/views/drivers/verification.driver.tsx';
import { plansInView, replayInView } from '../../support/views/replay-in-view.tsx';

test.each(plansInView(verificationDriver))('$title', replayInView);
