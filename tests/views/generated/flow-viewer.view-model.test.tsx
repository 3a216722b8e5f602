import { test } from 'vitest';
import { flowViewerDriver } from '../../support/views/drivers/flow-viewer.driver.tsx';
import { plansInView, replayInView } from '../../support/views/replay-in-view.tsx';

test.each(plansInView(flowViewerDriver))('$title', replayInView);
