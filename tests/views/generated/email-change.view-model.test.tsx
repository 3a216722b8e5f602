import { test } from 'vitest';
import { emailChangeDriver } from '../../support/views/drivers/email-change.driver.tsx';
import { plansInView, replayInView } from '../../support/views/replay-in-view.tsx';

test.each(plansInView(emailChangeDriver))('$title', replayInView);
