import { test } from 'vitest';
import { signUpDriver } from '../../support/views/drivers/sign-up.driver.tsx';
import { plansInView, replayInView } from '../../support/views/replay-in-view.tsx';

test.each(plansInView(signUpDriver))('$title', replayInView);
