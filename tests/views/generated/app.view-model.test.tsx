import { test } from 'vitest';
import { appDriver } from '../../support/views/drivers/app.driver.tsx';
import { plansInView, replayInView } from '../../support/views/replay-in-view.tsx';

test.each(plansInView(appDriver))('$title', replayInView);
