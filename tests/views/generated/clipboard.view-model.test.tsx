import { test } from 'vitest';
import { clipboardDriver } from '../../support/views/drivers/clipboard.driver.tsx';
import { plansInView, replayInView } from '../../support/views/replay-in-view.tsx';

test.each(plansInView(clipboardDriver))('$title', replayInView);
