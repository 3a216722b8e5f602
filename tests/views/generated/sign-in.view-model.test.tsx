import { test } from 'vitest';
import { signInDriver } from '../../support/views/drivers/sign-in.driver.tsx';
import { plansInView, replayInView } from '../../support/views/replay-in-view.tsx';

test.each(plansInView(signInDriver))('$title', replayInView);
