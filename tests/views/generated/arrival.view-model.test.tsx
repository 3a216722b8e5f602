import { test } from 'vitest';
import { arrivalDriver } from '../../support/views/drivers/arrival.driver.tsx';
import { plansInView, replayInView } from '../../support/views/replay-in-view.tsx';

test.each(plansInView(arrivalDriver))('$title', replayInView);
