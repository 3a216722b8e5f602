import { test } from 'vitest';
import { recipesDriver } from '../../support/views/drivers/recipes.driver.tsx';
import { plansInView, replayInView } from '../../support/views/replay-in-view.tsx';

test.each(plansInView(recipesDriver))('$title', replayInView);
