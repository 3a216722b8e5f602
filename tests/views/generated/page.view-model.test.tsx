import { test } from 'vitest';
import { pageDriver } from '../../support/views/drivers/page.driver.tsx';
import { plansInView, replayInView } from '../../support/views/replay-in-view.tsx';

test.each(plansInView(pageDriver))('$title', replayInView);
