import { test } from 'vitest';
import { passkeysDriver } from '../../support/views/drivers/passkeys.driver.tsx';
import { plansInView, replayInView } from '../../support/views/replay-in-view.tsx';

test.each(plansInView(passkeysDriver))('$title', replayInView);
