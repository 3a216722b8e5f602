import { test } from 'vitest';
import { foodSearchDriver } from '../../support/views/drivers/food-search.driver.tsx';
import { plansInView, replayInView } from '../../support/views/replay-in-view.tsx';

test.each(plansInView(foodSearchDriver))('$title', replayInView);
