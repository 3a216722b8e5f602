import { test } from 'vitest';
import { resendDriver } from '../../support/views/drivers/resend.driver.tsx';
import { plansInView, replayInView } from '../../support/views/replay-in-view.tsx';

test.each(plansInView(resendDriver))('$title', replayInView);
