import { test } from 'vitest';
import { passwordChangeDriver } from '../../support/views/drivers/password-change.driver.tsx';
import { plansInView, replayInView } from '../../support/views/replay-in-view.tsx';

test.each(plansInView(passwordChangeDriver))('$title', replayInView);
