import { test } from 'vitest';
import { deletionDriver } from '../../support/views/drivers/deletion.driver.tsx';
import { plansInView, replayInView } from '../../support/views/replay-in-view.tsx';

test.each(plansInView(deletionDriver))('$title', replayInView);
