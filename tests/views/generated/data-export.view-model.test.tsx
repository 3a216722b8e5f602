import { test } from 'vitest';
import { dataExportDriver } from '../../support/views/drivers/data-export.driver.tsx';
import { plansInView, replayInView } from '../../support/views/replay-in-view.tsx';

test.each(plansInView(dataExportDriver))('$title', replayInView);
